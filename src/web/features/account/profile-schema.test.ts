import { expect, test } from 'vitest';
import { profileSchema } from './profile-schema.ts';

const values = {
  firstName: 'Åsa',
  lastName: 'Ek',
  email: 'asa@example.org',
  phoneNumber: '',
  currentPassword: '',
};
const refused = (changes: Partial<typeof values>) =>
  profileSchema(values.email)
    .safeParse({ ...values, ...changes })
    .error?.issues.map(({ path }) => path[0]);

test('names and the email address are required, the phone number is optional', () => {
  expect(refused({})).toBeUndefined();
  expect(refused({ firstName: ' ', lastName: '' })).toEqual(['firstName', 'lastName']);
  expect(refused({ firstName: '👩‍🚀', lastName: '\u200b' })).toEqual(['lastName']);
  expect(refused({ email: ' ' })).toContain('email');
});

test('a phone number is valid or empty', () => {
  expect(refused({ phoneNumber: '☎️ ring mig' })).toEqual(['phoneNumber']);
  expect(refused({ phoneNumber: ' 070-123 45 67 ' })).toBeUndefined();
});

test('a new email address needs the password, but the same address in another case does not', () => {
  expect(refused({ email: 'ny@example.org' })).toEqual(['currentPassword']);
  expect(refused({ email: 'ny@example.org', currentPassword: 'hemligt' })).toBeUndefined();
  expect(refused({ email: ' ASA@example.org ' })).toBeUndefined();
});
