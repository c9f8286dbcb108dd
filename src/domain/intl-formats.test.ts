import { expect, it } from 'vitest';
import { dateFormat, numberFormat, relativeTimeFormat } from './intl-formats.ts';

it('returns the same format for the same locale and options', () => {
  expect(numberFormat('sv', { maximumFractionDigits: 1 })).toBe(
    numberFormat('sv', { maximumFractionDigits: 1 }),
  );
  expect(dateFormat('en-GB', { timeZone: 'UTC' })).toBe(dateFormat('en-GB', { timeZone: 'UTC' }));
  expect(relativeTimeFormat('en')).toBe(relativeTimeFormat('en'));
});

it('returns different formats for different locales and options', () => {
  expect(numberFormat('sv').format(1234.5)).toBe('1\u{a0}234,5');
  expect(numberFormat('en').format(1234.5)).toBe('1,234.5');
  expect(numberFormat('en', { maximumFractionDigits: 0 }).format(1234.4)).toBe('1,234');
  const noon = new Date('2026-03-10T12:00:00Z');
  expect(dateFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Tokyo' }).format(noon)).toBe('21:00');
  expect(dateFormat('en-GB', { timeStyle: 'short', timeZone: 'UTC' }).format(noon)).toBe('12:00');
});

it('keeps a bounded number of formats', () => {
  const first = numberFormat('en', { minimumIntegerDigits: 1, minimumFractionDigits: 0 });
  for (let digits = 0; digits < 1000; digits += 1)
    numberFormat('en', {
      currency: `A${String.fromCharCode(65 + (Math.floor(digits / 26) % 26), 65 + (digits % 26))}`,
      minimumIntegerDigits: 1 + (digits % 21),
    });
  expect(numberFormat('en', { minimumIntegerDigits: 1, minimumFractionDigits: 0 })).not.toBe(first);
});

it('throws for an unknown zone', () => {
  expect(() => dateFormat('en', { timeZone: 'Nowhere/Land' })).toThrow(RangeError);
});
