import type { Language } from './measure-phrases.ts';

/**
 * Returns a difference on a scale with its unit: "0.9 points", "−1 point". `number` is already formatted, with or
 * without a sign.
 */
export function formatScalePoints(number: string, language: Language): string {
  if (language === 'sv') return `${number} poäng`;
  return `${number} ${/^[+−]?1$/.test(number) ? 'point' : 'points'}`;
}
