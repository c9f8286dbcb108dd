import { formatValue } from '#domain/insights/measure-phrases.ts';
import { type MeasureName, measures } from '#domain/measures/catalogue.ts';
import { measureUnits } from '#domain/measures/measure.ts';
import { formatNumber } from '#web/i18n/format.ts';
import type { Language } from '#web/i18n/language.ts';

/**
 * The units that the title of an axis leaves out, because the values need no unit: a time of day, yes or no, or a plain
 * number.
 */
const unitsWithoutTitle: ReadonlySet<string> = new Set([
  'none',
  'yesNo',
  'minutesAfterNoon',
  'minutesAfterMidnight',
]);

/**
 * Returns the title of an axis: the name of the measure and its unit, as in "Energy (of 10)". If `isShown` is false,
 * the title has no unit, because the axis has no numbers.
 */
export function axisTitle(name: MeasureName, language: Language, isShown: boolean): string {
  const { unit, name: names } = measures[name];
  return !isShown || unitsWithoutTitle.has(unit)
    ? names[language]
    : `${names[language]} (${measureUnits[unit][language]})`;
}

/**
 * Returns the label of a tick: a number without its unit, because the title of the axis contains
 * the unit. The label of a time of day or of a yes/no value is a text, such as "22:30" or "Yes".
 */
export function tickText(value: number, name: MeasureName, language: Language): string {
  const { unit } = measures[name];
  return unitsWithoutTitle.has(unit) && unit !== 'none'
    ? formatValue(value, name, language)
    : formatNumber(value, language, 1);
}
