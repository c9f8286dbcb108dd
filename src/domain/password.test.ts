import { describe, expect, test } from 'vitest';
import { checkPasswordRules, findPasswordError, undisguisedForms } from './password.ts';

describe('findPasswordError', () => {
  test.each(['Abcdef1!', 'Fjäll-tur 2026', 'ÅÄÖåäö12 _', 'aB3🙂aB3🙂'])('takes %s', (password) => {
    expect(findPasswordError(password)).toBeUndefined();
  });

  test.each(['', 'Ab1!', 'Abcde1!', '🙂🙂🙂🙂aB1'])(
    'finds %s too short, a sign counting once',
    (password) => {
      expect(findPasswordError(password)).toBe('weak_password');
    },
  );

  test.each([
    ['an upper-case letter', 'abcdef1!'],
    ['a lower-case letter', 'ABCDEF1!'],
    ['a digit', 'Abcdefg!'],
    ['a special character', 'Abcdefg1'],
    ['a special character that is more than a space', 'Abcdef 1'],
  ])('misses %s', (_kind, password) => {
    expect(findPasswordError(password)).toBe('password_composition');
  });
});

describe('checkPasswordRules', () => {
  test.each([
    ['', []],
    ['äpple', ['lower']],
    ['Äpple 12', ['length', 'upper', 'lower', 'digit']],
    ['Äpple-12', ['length', 'upper', 'lower', 'digit', 'special']],
  ])('finds in "%s" what it has', (password, met) => {
    const found = checkPasswordRules(password);
    expect(found.filter((one) => one.met).map(({ need }) => need)).toEqual(met);
    expect(found).toHaveLength(5);
  });
});

describe('undisguisedForms', () => {
  test.each(['Password1!', 'P@ssw0rd', '!!Passw0rd12', 'pa55word'])('finds the word in %s', (password) => {
    expect(undisguisedForms(password)).toContain('password');
  });

  test('keeps the digits that are part of a common password', () => {
    expect(undisguisedForms('Qwerty123!')).toContain('qwerty123');
  });

  test('does not see a word in a long password that only holds it', () => {
    expect(undisguisedForms('horse-83!92#1;55')).not.toContain('horse');
    expect(undisguisedForms('Correct-Horse-9')).not.toContain('correct');
  });
});
