import type { getCycleCalendar } from '#contracts/cycle.ts';
import type { EndpointResult } from '#contracts/endpoint.ts';
import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import { cycleLengthBounds, findCycles, isUsableCycle } from '#domain/cycle.ts';
import { estimatePhases, findPeriodDays } from '#domain/cycle-phase.ts';
import { cyclesForPrediction, predictNextStart } from '#domain/cycle-prediction.ts';
import type { Db } from '#server/db/connect.ts';
import { findCycleMarks, findEntriesBetween } from './cycle-queries.ts';
import { assertCycleEnabled } from './cycle-service.ts';

/**
 * The number of days before the requested range from which starts of periods are also read. If the
 * range starts after today, the days are counted back from today. This number of days covers all
 * cycles that a prediction uses and one more, even if each cycle has the maximum length.
 */
const lookbackDays = (cyclesForPrediction.max + 1) * cycleLengthBounds.max;

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
  const cycles = findCycles(await findCycleMarks(db, userId, since));
  const { prediction, reason } = predictNextStart(cycles, today);
  const logged = entries.map((entry) => ({ ...entry, day: entry.date }));
  const touches = ({ start, length }: (typeof cycles)[number]) =>
    start <= to && (length === null || addDays(start, length) > from);
  return {
    entries,
    periodDays: findPeriodDays(logged, cycles),
    phases: estimatePhases(from, to, logged, cycles, prediction),
    cycles: cycles.filter(touches).map((cycle) => ({ ...cycle, counted: isUsableCycle(cycle) })),
    prediction,
    reason,
  };
}
