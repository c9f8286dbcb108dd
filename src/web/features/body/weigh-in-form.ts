import { z } from 'zod';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { type BodyMeasure, bodyMeasureNames, bodyMeasures } from '#domain/measures/body.ts';
import { formatNumberInput, parseNumber } from '#domain/parse-number.ts';
import type { Language } from '#web/i18n/language.ts';
import { loggableDay } from '#web/ui/day-schema.ts';
import type { Conversion } from './use-measures.ts';

/**
 * Returns a schema that converts typed measurements from the displayed units to the stored units. An empty field
 * becomes null. At least one field must have a value.
 */
export const weighInSchema = (
  language: Language,
  today: CalendarDay,
  conversions: Record<BodyMeasure, Pick<Conversion, 'kept'>>,
) =>
  z
    .object({
      weight: measurement(language, 'weight', conversions.weight),
      bodyFat: measurement(language, 'bodyFat', conversions.bodyFat),
      waist: measurement(language, 'waist', conversions.waist),
      date: loggableDay(today),
    })
    .refine((input) => bodyMeasureNames.some((name) => input[name] !== null), { path: ['weight'] });

/** The stored values of a weigh-in: weight in kilograms, body fat in percent, waist in centimetres. */
export type WeighIn = Partial<Record<BodyMeasure, number>> & { date?: CalendarDay };

/**
 * Returns the form values of a weigh-in. Measurements are texts in the displayed units, rounded to
 * one decimal. The text of a missing measurement is empty. A missing date becomes today. If
 * `weighIn` is undefined, all measurements and the date count as missing.
 */
export function weighInValues(
  weighIn: WeighIn | undefined,
  today: CalendarDay,
  conversions: Record<BodyMeasure, Pick<Conversion, 'shown'>>,
  language: Language,
) {
  const text = (name: BodyMeasure) => {
    const value = weighIn?.[name];
    return value === undefined ? '' : formatNumberInput(round(conversions[name].shown(value)), language);
  };
  return {
    weight: text('weight'),
    bodyFat: text('bodyFat'),
    waist: text('waist'),
    date: weighIn?.date ?? today,
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;

export const measurement = (language: Language, name: BodyMeasure, { kept }: Pick<Conversion, 'kept'>) =>
  z.string().transform((text, context): number | null => {
    const typed = parseNumber(text, language);
    if (typed === null) return null;
    const { min, max } = bodyMeasures[name];
    const value = typed === undefined ? Number.NaN : kept(typed);
    if (value >= min && value <= max) return value;
    context.addIssue({ code: 'custom', message: 'invalid_input' });
    return z.NEVER;
  });

/** Returns the smallest and the largest allowed value of a measurement, as whole numbers in the displayed unit. */
export function shownBounds(name: BodyMeasure, { shown }: Pick<Conversion, 'shown'>) {
  const { min, max } = bodyMeasures[name];
  return { min: Math.ceil(shown(min)), max: Math.floor(shown(max)) };
}
