import { z } from 'zod';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { type BodyMeasure, bodyMeasureNames, bodyMeasures } from '#domain/measures/body.ts';
import { parseNumber } from '#domain/parse-number.ts';
import type { Language } from '#web/i18n/language.ts';
import { dayUpTo } from '#web/ui/day-schema.ts';
import type { Conversion } from './use-measures.ts';

/** Reads one or several measurements, each in the unit it is typed in, as they are stored. An empty one is null. */
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
      date: dayUpTo(today),
    })
    .refine((input) => bodyMeasureNames.some((name) => input[name] !== null), { path: ['weight'] });

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

/** Returns the whole numbers, in the unit that is shown, between which a measurement lies. */
export function shownBounds(name: BodyMeasure, { shown }: Pick<Conversion, 'shown'>) {
  const { min, max } = bodyMeasures[name];
  return { min: Math.ceil(shown(min)), max: Math.floor(shown(max)) };
}
