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

test('both names and the address are needed, the telephone number is not', () => {
  expect(refused({})).toBeUndefined();
  expect(refused({ firstName: ' ', lastName: '' })).toEqual(['firstName', 'lastName']);
  expect(refused({ email: ' ' })).toContain('email');
});

test('a telephone number is one, or nothing', () => {
  expect(refused({ phoneNumber: '☎️ ring mig' })).toEqual(['phoneNumber']);
  expect(refused({ phoneNumber: ' 070-123 45 67 ' })).toBeUndefined();
});

test('another address needs the password, the same in other letters does not', () => {
  expect(refused({ email: 'ny@example.org' })).toEqual(['currentPassword']);
  expect(refused({ email: 'ny@example.org', currentPassword: 'hemligt' })).toBeUndefined();
  expect(refused({ email: ' ASA@example.org ' })).toBeUndefined();
});
