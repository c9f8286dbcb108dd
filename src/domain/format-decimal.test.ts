import { expect, it, test } from 'vitest';
import { formatDecimal } from './format-decimal.ts';
import { seededRandom } from './seeded-random.ts';

const byIntl = (value: number, language: 'en' | 'sv', maximumFractionDigits: number) =>
  new Intl.NumberFormat(language, { maximumFractionDigits }).format(value);

it('returns the number in the language', () => {
  expect(formatDecimal(1.34, 'en', 1)).toBe('1.3');
  expect(formatDecimal(1.34, 'sv', 1)).toBe('1,3');
  expect(formatDecimal(120, 'en', 1)).toBe('120');
  expect(formatDecimal(1234.5, 'sv', 0)).toBe('1\u{a0}235');
});

test.each(['en', 'sv'] as const)('returns the text of Intl.NumberFormat in %s', (language) => {
  const random = seededRandom(1);
  const halfway = Array.from({ length: 4_000 }, (_, index) => index / 2 ** 3);
  const thousandths = Array.from({ length: 2_000 }, (_, index) => index / 1_000);
  const others = Array.from({ length: 2_000 }, () => random() * 10 ** Math.floor(random() * 5));
  const special = [
    0,
    -0,
    -1.5,
    1.005,
    998.96,
    999.5,
    999.99,
    1e-9,
    1e21,
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ];
  for (const value of [...halfway, ...thousandths, ...others, ...special])
    for (const decimals of [0, 1, 2])
      expect(`${value}: ${formatDecimal(value, language, decimals)}`).toBe(
        `${value}: ${byIntl(value, language, decimals)}`,
      );
});
