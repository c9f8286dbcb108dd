import type { CycleEntry } from '#contracts/cycle.ts';
import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import { type Cycle, cycleLengthBounds, daysBetween, findCycles } from '#domain/cycle.ts';
import { estimatePhases, findPeriodDays } from '#domain/cycle-phase.ts';
import type { CycleMeasure } from '#domain/measures/cycle.ts';
import { type SourcedValue, type TotalsRow, toSourcedValues } from '#domain/sources.ts';
import type { Db } from '#server/db/connect.ts';
import { getUserPreferences } from '../preferences/preferences-service.ts';
import { findEntriesBetween } from './cycle-queries.ts';

/**
 * Returns the daily values of the cycle measures between two days, both included. Returns an empty list if cycle
 * tracking is switched off. Uses no predictions: a phase is either recorded or derived from recorded starts of periods.
 */
export async function listDailyCycle(
  db: Db,
  userId: number,
  names: readonly CycleMeasure[],
  from: CalendarDay,
  to: CalendarDay,
): Promise<SourcedValue[]> {
  const { modules } = await getUserPreferences(db, userId);
  if (!modules.menstrualCycle) return [];
  // Also reads days before and after the range. The cycle of a day can start before the range, and
  // the phase of a day depends on the start of the next cycle.
  const reach = cycleLengthBounds.max + cycleLengthBounds.min;
  const entries = await findEntriesBetween(db, userId, addDays(from, -reach), addDays(to, reach));
  return toSourcedValues(toRows(entries, from, to), names);
}

function toRows(entries: CycleEntry[], from: CalendarDay, to: CalendarDay): TotalsRow<CycleMeasure>[] {
  const logged = entries.map((entry) => ({ ...entry, day: entry.date }));
  const cycles = findCycles(logged);
  const entryOf = new Map(entries.map((entry) => [entry.date, entry]));
  const period = new Set(findPeriodDays(logged, cycles));
  const phaseOf = new Map(
    estimatePhases(from, to, logged, cycles, null).map(({ date, phase }) => [date, phase]),
  );
  const rows: TotalsRow<CycleMeasure>[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const entry = entryOf.get(day);
    const phase = phaseOf.get(day);
    const is = (one: string) => (phase === undefined ? null : Number(phase === one));
    rows.push({
      day,
      source: entry?.source ?? 'self',
      recorded: entry?.id ?? 0,
      cycleDay: entry?.cycleDay ?? cycleDayOf(day, cycles),
      periodDay: period.has(day) ? 1 : entry ? 0 : null,
      menstrualPhase: is('menstrual'),
      follicularPhase: is('follicular'),
      ovulationPhase: is('ovulation'),
      lutealPhase: is('luteal'),
      flowIntensity: entry?.flowIntensity ?? null,
      cycleMood: entry?.mood ?? null,
      cycleEnergy: entry?.energyLevel ?? null,
      cyclePain: entry?.pain ?? null,
    });
  }
  return rows;
}

/**
 * Returns the number of a day within its cycle, 1 on the first day. Returns null for a day before
 * the first recorded cycle, and if the number exceeds the maximum length of a cycle.
 */
function cycleDayOf(day: CalendarDay, cycles: Cycle[]): number | null {
  const start = cycles.findLast((cycle) => cycle.start <= day)?.start;
  const number = start === undefined ? null : daysBetween(start, day) + 1;
  return number !== null && number <= cycleLengthBounds.max ? number : null;
}
