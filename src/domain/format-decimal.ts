import { numberFormat } from './intl-formats.ts';

/** Numbers below this limit have no separator of thousands, also after rounding. */
const fastLimit = 999;

/**
 * Returns a number with at most `decimals` decimals in a language: "1.3", in Swedish "1,3". Returns the same text as
 * `Intl.NumberFormat`, which takes several times as long. Leaves to it only the numbers that this function could round
 * or write differently: numbers halfway between two results, numbers of at least 999, and numbers that are not
 * positive.
 */
export function formatDecimal(value: number, language: 'en' | 'sv', decimals: number): string {
  const scale = 10 ** decimals;
  const scaled = value * scale;
  const isHalfway = Math.abs((scaled % 1) - 0.5) < 1e-6;
  if (isHalfway || !(value > 0 && value < fastLimit))
    return numberFormat(language, { maximumFractionDigits: decimals }).format(value);
  const text = String(Math.round(scaled) / scale);
  return language === 'sv' ? text.replace('.', ',') : text;
}
