import type { CycleEntry } from '#contracts/cycle.ts';
import { type CalendarDay, isCalendarDay } from '#domain/calendar-day.ts';
import { type CyclePhase, type CycleSymptom, cycleBounds } from '#domain/cycle.ts';
import type { NewEntry } from './use-cycle.ts';

/** What the form is opened for: an entry to change, a day to log, or neither. */
export interface EntryFormTarget {
  entry?: CycleEntry;
  date?: CalendarDay;
}

/** What stands in the form: numbers that are typed as text, and undefined for a slider that was not touched. */
export interface EntryDraft {
  date: string;
  periodStart: boolean;
  atypical: boolean;
  cycleDay: string;
  phase: CyclePhase | '';
  flowIntensity: number | undefined;
  mood: number | undefined;
  energyLevel: number | undefined;
  pain: number | undefined;
  symptoms: CycleSymptom[];
  notes: string;
}

/** The form of an entry, or an empty one for a day. */
export function toDraft(entry: CycleEntry | undefined, date: CalendarDay): EntryDraft {
  return {
    date: entry?.date ?? date,
    periodStart: entry?.periodStart ?? false,
    atypical: entry?.atypical ?? false,
    cycleDay: entry?.cycleDay == null ? '' : String(entry.cycleDay),
    phase: entry?.phase ?? '',
    flowIntensity: entry?.flowIntensity ?? undefined,
    mood: entry?.mood ?? undefined,
    energyLevel: entry?.energyLevel ?? undefined,
    pain: entry?.pain ?? undefined,
    symptoms: entry?.symptoms ?? [],
    notes: entry?.notes ?? '',
  };
}

type InvalidField = 'date' | 'cycleDay' | 'notes';

/** The fields that cannot be sent as they are. */
export function validateDraft(draft: EntryDraft, today: CalendarDay): Set<InvalidField> {
  const { min, max } = cycleBounds.cycleDay;
  const cycleDay = draft.cycleDay.trim();
  const invalidFields = new Set<InvalidField>();
  if (!isCalendarDay(draft.date) || draft.date > today) invalidFields.add('date');
  if (cycleDay !== '' && !(/^\d+$/.test(cycleDay) && Number(cycleDay) >= min && Number(cycleDay) <= max))
    invalidFields.add('cycleDay');
  if (draft.notes.trim().length > cycleBounds.notes) invalidFields.add('notes');
  return invalidFields;
}

/** What is sent; whatever was not said is said to be so, since a change replaces the whole entry. */
export function toEntry(draft: EntryDraft, userId: number): NewEntry {
  const { cycleDay, phase, flowIntensity, mood, energyLevel, pain, notes, ...rest } = draft;
  return {
    userId,
    ...rest,
    cycleDay: cycleDay.trim() === '' ? null : Number(cycleDay),
    phase: phase === '' ? null : phase,
    flowIntensity: flowIntensity ?? null,
    mood: mood ?? null,
    energyLevel: energyLevel ?? null,
    pain: pain ?? null,
    notes: notes.trim() || null,
  };
}
