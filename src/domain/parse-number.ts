type NumberLanguage = 'en' | 'sv';

/** The most digits that a double holds exactly. */
const maxDigits = 15;

/** Matches `1 250` and `1 250,5`: spaces between thousands, either decimal separator. */
const spaced = /^([1-9]\d{0,2}(?:\s\d{3})+)(?:[.,](\d+))?$/;
/** Matches `1250`, `80.5` and `80,5`: no thousands separators, either decimal separator. */
const plain = /^(\d+)(?:[.,](\d+))?$/;
/** Matches thousands as each language writes them: `1,250.5` in English, `1.250,5` in Swedish. */
const grouped: Record<NumberLanguage, RegExp> = {
  en: /^([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d+))?$/,
  sv: /^([1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d+))?$/,
};

/**
 * Parses a number of zero or more that a person typed. Returns null for an empty text. Returns
 * undefined for a text that is not a number or has more digits than a double holds exactly. Never
 * rounds.
 *
 * - Spaces separate thousands: `1 250`.
 * - A single point or comma is the decimal separator in both languages: `80.5` and `80,5`.
 * - Exception: the thousands separator of the language (a comma in English, a point in Swedish)
 *   separates thousands if one to three digits come before it and exactly three digits follow it.
 *   `1,250` is 1250 in English and 1.25 in Swedish. `1.250` is 1.25 in English and 1250 in Swedish.
 *   After a leading zero, a comma or a point is always a decimal separator: `0,125` is 0.125 in
 *   both languages.
 * - Several groups, or both separators, are parsed as thousands and decimals: `1.250.000`,
 *   `1,250.5` and `1.250,5`.
 */
export function parseNumber(text: string, language: NumberLanguage): number | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  const other = language === 'en' ? 'sv' : 'en';
  for (const shape of [grouped[language], spaced, plain, grouped[other]]) {
    const [, thousands, fraction = ''] = shape.exec(typed) ?? [];
    if (thousands === undefined) continue;
    const whole = thousands.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
    return whole.length + fraction.length > maxDigits ? undefined : Number(`${whole}.${fraction || 0}`);
  }
  return undefined;
}

/** Formats a number as a person would type it in the language. `parseNumber` reads the same number back. */
export const formatNumberInput = (value: number, language: NumberLanguage): string =>
  language === 'sv' ? String(value).replace('.', ',') : String(value);
