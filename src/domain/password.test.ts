import { describe, expect, test } from 'vitest';
import { checkPasswordRules, findPasswordError, undisguisedForms } from './password.ts';

describe('findPasswordError', () => {
  test.each(['Abcdef1!', 'Fjäll-tur 2026', 'ÅÄÖåäö12 _', 'aB3🙂aB3🙂'])('accepts %s', (password) => {
    expect(findPasswordError(password)).toBeUndefined();
  });

  test.each(['', 'Ab1!', 'Abcde1!', '🙂🙂🙂🙂aB1'])(
    'rejects %s as too short, counting code points',
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
  ])('rejects %s because a kind of character is missing', (_kind, password) => {
    expect(findPasswordError(password)).toBe('password_composition');
  });
});

describe('checkPasswordRules', () => {
  test.each([
    ['', []],
    ['äpple', ['lower']],
    ['Äpple 12', ['length', 'upper', 'lower', 'digit']],
    ['Äpple-12', ['length', 'upper', 'lower', 'digit', 'special']],
  ])('returns the rules that "%s" meets', (password, met) => {
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

  test('ignores a word inside a long password', () => {
    expect(undisguisedForms('horse-83!92#1;55')).not.toContain('horse');
    expect(undisguisedForms('Correct-Horse-9')).not.toContain('correct');
  });
});
