import type { CalendarDay } from '#domain/calendar-day.ts';
import { haveRivals, resolveSources, type SourcedValue } from '#domain/sources.ts';
import type { Db } from '#server/db/connect.ts';
import { type DailyTotals, readDailyTotals } from '#server/db/daily-totals.ts';
import { findSourceOrders } from './sources-queries.ts';

/**
 * Returns one value per day and measure, chosen by the person's order of sources (see `resolveSources`). Reads that
 * order only if some day has values of a measure from several sources, not counting suggested values.
 */
export async function chooseSources<T extends SourcedValue>(
  db: Db,
  userId: number,
  values: T[],
): Promise<T[]> {
  if (!haveRivals(values)) return resolveSources(values);
  const rows = await findSourceOrders(db, userId);
  return resolveSources(values, Object.fromEntries(rows.map(({ measure, sources }) => [measure, sources])));
}

/** An event in a list, and whether its day also has events of another source. */
interface ListedEvent {
  date: CalendarDay;
  source: string;
  hasRivals: boolean;
}

/**
 * Returns the events, each with `counts`: whether the event counts in the totals of its day. If a day has events of
 * several sources, only the source that the person prefers counts. Reads the totals only if there is such a day.
 * `measure` is one of the measures of `totals`.
 */
export async function markCounting<Event extends ListedEvent>(
  db: Db,
  userId: number,
  { totals, measure }: { totals: DailyTotals; measure: string },
  events: readonly Event[],
): Promise<(Omit<Event, 'hasRivals'> & { counts: boolean })[]> {
  const days = events
    .filter(({ hasRivals }) => hasRivals)
    .map(({ date }) => date)
    .sort();
  const [from, to] = [days[0], days.at(-1)];
  const values =
    from === undefined || to === undefined
      ? []
      : await readDailyTotals(db, [totals], userId, [measure], [from, to]);
  const chosen = await chooseSources(db, userId, values);
  const counting = new Set(chosen.map(({ day, source }) => `${day} ${source}`));
  return events.map(({ hasRivals, ...event }) => ({
    ...event,
    counts: !hasRivals || counting.has(`${event.date} ${event.source}`),
  }));
}
