import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanText } from './clean-text.ts';
import {
  defaultDisplayName,
  extractHashtags,
  isValidDisplayName,
  isValidPostText,
  sharedMoods,
  toInitials,
} from './community.ts';

test('there are eight moods with different emoji', () => {
  expect(new Set(Object.values(sharedMoods)).size).toBe(8);
});

test('a post has 1 to 2000 characters', () => {
  expect([
    isValidPostText(''),
    isValidPostText('a'),
    isValidPostText('🙂'.repeat(2000)),
    isValidPostText('🙂'.repeat(2001)),
  ]).toEqual([false, true, true, false]);
});

describe('display names', () => {
  test.each(['Astrid', 'Åsa Ö', '🦊', 'مريم', 'x'.repeat(40)])('%s is valid', (name) => {
    expect(isValidDisplayName(name)).toBe(true);
  });

  test.each(['', 'a@b.se', '@astrid', 'two\nlines', 'x'.repeat(41), '\u3164'])('%j is invalid', (name) => {
    expect(isValidDisplayName(name)).toBe(false);
  });

  test.each([
    [{ firstName: 'Astrid', lastName: 'Lind' }, 'Astrid L.'],
    [{ firstName: ' Åsa ', lastName: 'östberg' }, 'Åsa Ö.'],
    [{ firstName: 'Madonna', lastName: '' }, 'Madonna'],
    [{ firstName: 'Ann', lastName: '!?' }, 'Ann'],
    [{ firstName: 'anna@firma.se', lastName: 'Berg' }, 'Member 7'],
    [{ firstName: '', lastName: 'Berg' }, 'Member 7'],
  ])('%j is %s', (person, name) => {
    expect(defaultDisplayName({ id: 7, ...person })).toBe(name);
  });

  test('an email address in the account is not shown', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.string(), (firstName, lastName) => {
        expect(defaultDisplayName({ id: 1, firstName, lastName })).toBe('Member 1');
      }),
    );
  });

  test('the default name is always a valid display name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 34 }), fc.string(), (firstName, lastName) => {
        const names = { firstName: cleanText(firstName), lastName: cleanText(lastName) };
        expect(isValidDisplayName(defaultDisplayName({ id: 1, ...names }))).toBe(true);
      }),
    );
  });

  test.each([
    ['Astrid L.', 'AL'],
    ['Anna-Maria von Essen', 'AE'],
    ['madonna', 'M'],
    ['🦊', ''],
    ['åsa 2', 'Å2'],
  ])('%s: %s', (name, initials) => expect(toInitials(name)).toBe(initials));
});

describe('extractHashtags', () => {
  test.each([
    ['#Löpning i dag, #löpning i morgon', ['löpning']],
    ['(#yoga) #5am_club,#sömn!', ['yoga', '5am_club', 'sömn']],
    ['#1 #123 # ## #a', []],
    ['c#sharp a&#39; https://x.se/#top #', []],
    ['#ナマステ #नमस्ते', ['ナマステ', 'नमस्ते']],
    [`#${'a'.repeat(50)} #${'b'.repeat(51)}`, ['a'.repeat(50)]],
  ])('%s', (text, tags) => expect(extractHashtags(text)).toEqual(tags));

  test('returns at most ten, each once, in lower case', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (words) => {
        const tags = extractHashtags(cleanText(words.map((word) => `#${word}`).join(' ')));
        expect(tags.length).toBeLessThanOrEqual(10);
        expect(new Set(tags).size).toBe(tags.length);
        for (const tag of tags) expect(extractHashtags(`#${tag}`)).toEqual([tag]);
      }),
      { numRuns: 500 },
    );
  });
});
