import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanText, countCharacters, isVisible } from './clean-text.ts';

/** Generates text with many characters that are invisible, reverse the direction, join others or stack on others. */
const nasty = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        ...'\u0000 \u0007 \u001b \u007f \u0085 \u00ad \u200b \u200c \u200d \u200e \u202a \u202e \u2028 \u2066 \u2069 \ufeff \ufe0f \ufff9 \r \n \r\n \t'.split(
          ' ',
        ),
      ),
      fc.constantFrom(
        ' ',
        '\u0301',
        '\u0301'.repeat(20),
        '\u{e0041}',
        '\u{e007f}',
        '\u{1f3f4}',
        '\ud800',
        '\udc00',
        '\u1100',
        '\u1161',
        'e',
        'Å',
      ),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''));

const runs = { numRuns: 2000 };

describe('cleanText', () => {
  test('cleaning a cleaned text changes nothing', () => {
    fc.assert(
      fc.property(nasty, (text) => cleanText(cleanText(text)) === cleanText(text)),
      runs,
    );
  });

  test('the result is well-formed, NFC and trimmed, without hiding or reversing characters', () => {
    fc.assert(
      fc.property(nasty, (text) => {
        const clean = cleanText(text);
        expect(clean.isWellFormed()).toBe(true);
        expect(clean).toBe(clean.normalize('NFC'));
        expect(clean).toBe(clean.trim());
        expect(clean).not.toMatch(/[^\P{Cc}\n\t]/u);
        expect(clean).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b\ufeff\u00ad\u2028\u2029]/);
        expect(clean).not.toMatch(/\p{M}{9}/u);
        expect(clean).not.toMatch(/\n\n\n/);
        expect(clean.replace(/\u{1f3f4}[\u{e0030}-\u{e007a}]+\u{e007f}/gu, '')).not.toMatch(
          /[\u{e0000}-\u{e007f}]/u,
        );
      }),
      runs,
    );
  });

  test.each([
    ['an ordinary line', 'Sprang 5 km i dag, känns bra! #löpning'],
    ['markup, which is text here', '<script>alert(1)</script> &amp; "<b>"'],
    ['a family, its joiners and a keycap', '👨‍👩‍👧‍👦 ❤️‍🔥 1️⃣ 🏳️‍🌈'],
    ["Scotland's flag, spelt with tags", '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['Persian with its non-joiner', 'می‌خواهم'],
    ['Arabic and Hebrew with a mark of direction', 'مرحبا\u200f שלום!'],
    ['Hindi and Thai with their marks', 'नमस्ते สวัสดี'],
    ['one blank line', 'a\n\nb'],
  ])('keeps %s', (_, text) => expect(cleanText(text)).toBe(text));

  test.each([
    ['turned text', 'abc\u202efdp.exe', 'abcfdp.exe'],
    ['isolates', '\u2066user\u2069', 'user'],
    ['zero-width spaces', 'fre\u200be', 'free'],
    ['a decomposed letter', 'Å'.normalize('NFD'), 'Å'],
    ['Windows lines', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
    ['a tower of blank lines', `a${'\n'.repeat(1000)}b`, 'a\n\nb'],
    ['blank lines with spaces in them', 'a\n \n\t\n \nb', 'a\n\nb'],
    ['terminal escapes', '\u001b[31mred', '[31mred'],
    [
      'words spelt in tags',
      `hi${[...'secret'].map((c) => String.fromCodePoint(0xe0000 + (c.codePointAt(0) ?? 0))).join('')}`,
      'hi',
    ],
    ['piled marks', `Z${'\u0336'.repeat(100)}`, `Z${'\u0336'.repeat(8)}`],
    ['half a character', 'a\ud83d', 'a\ufffd'],
    ['NUL', 'a\0b', 'ab'],
  ])('takes out %s', (_, text, clean) => expect(cleanText(text)).toBe(clean));
});

describe('isVisible', () => {
  test.each(['a', '0', '🙂', '.', 'م', '👨‍👩‍👧', '€', 'ß'])('%j is visible', (text) => {
    expect(isVisible(cleanText(text))).toBe(true);
  });

  test.each([
    '',
    '   ',
    '\u200b\u200b',
    '\u200d',
    '\u3164',
    '\u2800\u2800',
    '\u00a0\u2003',
    '\ufe0f',
    '\u0301',
    '\u202e',
    '\u115f\u1160',
    '\ue000',
  ])('%j is not visible', (text) => expect(isVisible(cleanText(text))).toBe(false));

  test('invisible characters do not make a text visible', () => {
    const unseen = fc.string({
      unit: fc.constantFrom(
        ' ',
        '\n',
        '\t',
        '\u200b',
        '\u200c',
        '\u200d',
        '\u2800',
        '\u3164',
        '\ufeff',
        '\u00a0',
        '\ufe0f',
      ),
    });
    fc.assert(fc.property(unseen, (text) => !isVisible(cleanText(text))));
  });
});

test('an emoji of one code point counts as 1', () => {
  expect([countCharacters('🙂'), countCharacters('åäö'), countCharacters('')]).toEqual([1, 3, 0]);
});
