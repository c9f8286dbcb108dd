import type { getCycleCalendar } from '#contracts/cycle.ts';
import type { EndpointResult } from '#contracts/endpoint.ts';
import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import { cycleLength, cyclesOf, isCounted } from '#domain/cycle.ts';
import { periodDaysOf, phasesBetween } from '#domain/cycle-phase.ts';
import { cyclesForPrediction, predictNextStart } from '#domain/cycle-prediction.ts';
import type { Db } from '#server/db/connect.ts';
import { findCycleMarks, findEntriesBetween } from './cycle-queries.ts';
import { assertCycleEnabled } from './cycle-service.ts';

/** The most days that the cycles of a prediction, and one more, can take. */
const lookbackDays = (cyclesForPrediction.max + 1) * cycleLength.max;

export async function getCalendar(
  db: Db,
  userId: number,
  span: { from: CalendarDay; to: CalendarDay },
  today: CalendarDay,
): Promise<EndpointResult<typeof getCycleCalendar>> {
  await assertCycleEnabled(db, userId);
  const { from, to } = span;
  const entries = await findEntriesBetween(db, userId, from, to);
  const since = addDays(from < today ? from : today, -lookbackDays);
  const cycles = cyclesOf(await findCycleMarks(db, userId, since));
  const { prediction, reason } = predictNextStart(cycles, today);
  const logged = entries.map((entry) => ({ ...entry, day: entry.date }));
  const touches = ({ start, length }: (typeof cycles)[number]) =>
    start <= to && (length === null || addDays(start, length) > from);
  return {
    entries,
    periodDays: periodDaysOf(logged, cycles),
    phases: phasesBetween(from, to, logged, cycles, prediction),
    cycles: cycles.filter(touches).map((cycle) => ({ ...cycle, counted: isCounted(cycle) })),
    prediction,
    reason,
  };
}
