import { z } from 'zod';
import type { CycleEntry } from '#contracts/cycle.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import {
  type CyclePhase,
  type CycleSymptom,
  cycleBounds,
  cyclePhases,
  cycleSymptoms,
} from '#domain/cycle.ts';
import { formatNumberInput } from '#domain/parse-number.ts';
import type { Language } from '#web/i18n/language.ts';
import { loggableDay } from '#web/ui/day-schema.ts';
import { optionalNumber } from '#web/ui/number-schema.ts';
import type { NewEntry } from './use-cycle.ts';

/**
 * What the form edits: the existing `entry`, or a new entry for the day `date`. If both are undefined, the form creates
 * an entry for today.
 */
export interface EntryFormTarget {
  entry?: CycleEntry;
  date?: CalendarDay;
}

/**
 * The values of the form's fields. Null means that a slider has no value. An empty text means that
 * a field is empty.
 */
export interface EntryValues {
  date: string;
  periodStart: boolean;
  atypical: boolean;
  cycleDay: string;
  phase: CyclePhase | '';
  flowIntensity: number | null;
  mood: number | null;
  energyLevel: number | null;
  pain: number | null;
  symptoms: CycleSymptom[];
  notes: string;
}

export const cycleDayRule = { ...cycleBounds.cycleDay, step: 1 };

/**
 * Returns the form values of an entry. If `entry` is undefined, returns empty values for the day
 * `date`.
 */
export function entryValues(
  entry: CycleEntry | NewEntry | undefined,
  date: CalendarDay,
  language: Language,
): EntryValues {
  return {
    date: entry?.date ?? date,
    periodStart: entry?.periodStart ?? false,
    atypical: entry?.atypical ?? false,
    cycleDay: entry?.cycleDay == null ? '' : formatNumberInput(entry.cycleDay, language),
    phase: entry?.phase ?? '',
    flowIntensity: entry?.flowIntensity ?? null,
    mood: entry?.mood ?? null,
    energyLevel: entry?.energyLevel ?? null,
    pain: entry?.pain ?? null,
    symptoms: entry?.symptoms ?? [],
    notes: entry?.notes ?? '',
  };
}

const scale = z.number().nullable();

/**
 * Returns the schema of the form. The output contains all fields. An empty field has the value
 * null.
 */
export const entrySchema = (language: Language, today: CalendarDay) =>
  z.object({
    date: loggableDay(today),
    periodStart: z.boolean(),
    atypical: z.boolean(),
    cycleDay: optionalNumber(language, cycleDayRule),
    phase: z.enum(cyclePhases).or(z.literal('').transform(() => null)),
    flowIntensity: scale,
    mood: scale,
    energyLevel: scale,
    pain: scale,
    symptoms: z.array(z.enum(cycleSymptoms)),
    notes: z
      .string()
      .trim()
      .max(cycleBounds.notes)
      .transform((text) => text || null),
  });
