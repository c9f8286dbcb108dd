import { formatValue } from '#domain/insights/measure-phrases.ts';
import { type MeasureName, measures } from '#domain/measures/catalogue.ts';
import type { Language } from '#web/i18n/language.ts';

/**
 * Returns a value as text. Leaves out the "of 10" of a value on a scale, because every value of a plot would repeat
 * these words.
 */
export function shortValue(value: number, name: MeasureName, language: Language): string {
  const text = formatValue(value, name, language);
  return measures[name].kind === 'scale' ? (text.split(' ')[0] ?? text) : text;
}
