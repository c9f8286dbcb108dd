import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatNumberInput, parseNumber } from './parse-number.ts';

const languages = ['en', 'sv'] as const;
const inBoth = (text: string) => languages.map((language) => parseNumber(text, language));

test.each([
  ['80.5', 80.5],
  ['80,5', 80.5],
  [' 450,5 ', 450.5],
  ['37.5', 37.5],
  ['1250', 1250],
  ['1 250', 1250],
  ['1\u00a0250', 1250],
  ['1 250,5', 1250.5],
  ['1 250.125', 1250.125],
  ['1,250.5', 1250.5],
  ['1.250,5', 1250.5],
  ['1,250,000', 1_250_000],
  ['1.250.000', 1_250_000],
  ['0,125', 0.125],
  ['0.125', 0.125],
  ['12,50', 12.5],
  ['1250,125', 1250.125],
  ['007', 7],
  ['0', 0],
])('%j is %d in both languages', (text, value) => {
  expect(inBoth(text)).toEqual([value, value]);
});

test.each([
  ['1,250', 1250, 1.25],
  ['1.250', 1.25, 1250],
  ['72,125', 72_125, 72.125],
])('%j is read as the language writes thousands', (text, english, swedish) => {
  expect(inBoth(text)).toEqual([english, swedish]);
});

describe('text that is not a number', () => {
  test('is null if it is empty', () => {
    expect(inBoth(' ')).toEqual([null, null]);
  });

  test.each([
    '72,',
    ',5',
    '1 25',
    '12 50',
    '1,25,000',
    '1,250.000,5',
    '1.2.3',
    '1,250 000',
    '1e3',
    '-5',
    '+5',
    'NaN',
    'Infinity',
    '0x10',
    '72 kg',
    'sjuttio',
    '١٢',
    '12345678901234567',
    '0.1234567890123456',
  ])('%j is undefined', (text) => {
    expect(inBoth(text)).toEqual([undefined, undefined]);
  });
});

const decimals = fc
  .tuple(fc.nat({ max: 999_999_999 }), fc.nat({ max: 999_999 }))
  .map(([whole, fraction]) => Number(`${whole}.${fraction}`));

test('a formatted number is parsed as the same number', () => {
  fc.assert(
    fc.property(decimals, fc.constantFrom(...languages), (value, language) => {
      expect(parseNumber(formatNumberInput(value, language), language)).toBe(value);
    }),
  );
});

test('a number formatted by Intl is parsed as the same number', () => {
  fc.assert(
    fc.property(decimals, fc.constantFrom(...languages), (value, language) => {
      const written = new Intl.NumberFormat(language, { maximumFractionDigits: 6 }).format(value);
      expect(parseNumber(written, language)).toBe(value);
    }),
  );
});

test('the languages differ only in a single separator before exactly three digits', () => {
  const characters = fc.constantFrom('1', '0', '5', '.', ',', ' ');
  fc.assert(
    fc.property(fc.string({ unit: characters, maxLength: 12 }), (text) => {
      const [english, swedish] = inBoth(text);
      if (english !== swedish) expect(text.trim()).toMatch(/^[1-9]\d{0,2}[.,]\d{3}$/);
    }),
    { numRuns: 2_000 },
  );
});

test('every text gives an exact number, null or undefined', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...languages), (text, language) => {
      const value = parseNumber(text, language);
      if (value != null) expect(Number.isFinite(value) && value >= 0).toBe(true);
    }),
  );
});
