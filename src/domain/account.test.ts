import { expect, test } from 'vitest';
import { isPhoneNumber } from './account.ts';

test.each(['+46 70 123 45 67', '070-123 45 67', '(08) 12 34 56', '12345', '1'.repeat(20)])(
  '%s may be a phone number',
  (text) => {
    expect(isPhoneNumber(text)).toBe(true);
  },
);

test.each([
  '',
  '1234',
  '1'.repeat(21),
  '📞📞📞📞📞',
  '📞12345',
  '070+1234567',
  'ring mig på 12345',
  '12345\n',
  '١٢٣٤٥',
  '+',
  '()()()',
])('%j is not a phone number', (text) => {
  expect(isPhoneNumber(text)).toBe(false);
});
