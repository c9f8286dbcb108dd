import type { CalendarDay } from './calendar-day.ts';
import { decidingMeasure, sourceGroup } from './measures/event-measures.ts';

/**
 * The source of a value. `self` is what the person entered in a form, a counter or the check-in. `suggested` is a
 * default of the check-in that the person did not change. Devices and imports have an id of their own, such as
 * `device:oura`.
 */
export type Source = 'self' | 'suggested' | RecordedSource;
/** A source outside the product: a device or an import. */
export type RecordedSource = `device:${string}` | `import:${string}`;

/** Matches a valid source. */
const sourcePattern = /^(?:self|suggested|(?:device|import):[a-z0-9][a-z0-9._-]{0,63})$/;

/** Returns whether the text is a valid source. */
export const isSource = (text: string): text is Source => sourcePattern.test(text);

/**
 * The prefix of every source whose values the device simulator invented, such as
 * `device:simulated-oura`.
 */
export const simulatedPrefix = 'device:simulated-';

/** Returns whether the device simulator invented the values of a source. */
export const isSimulatedSource = (source: string): boolean => source.startsWith(simulatedPrefix);

/** The value of a measure on a day from one source. */
export interface SourcedValue {
  measure: string;
  day: CalendarDay;
  source: string;
  value: number;
  /**
   * The time of recording as a number, for comparison with other values of the day. A value with a higher number is
   * newer.
   */
  recorded: number;
}

/** The person's preferred sources by measure, best first. */
export type SourceOrders = Readonly<Record<string, readonly string[] | undefined>>;

/**
 * Returns one value per day and measure. Never adds up the values of several sources. A suggested value loses to all
 * other sources. Otherwise the person's order of sources decides. Without an order, `self` wins, then the newest value.
 * Measures that are computed from the same events, such as the minutes and calories of workouts, always get the same
 * source.
 */
export function resolveSources<T extends SourcedValue>(values: readonly T[], orders: SourceOrders = {}): T[] {
  const keys = values.map(({ day, measure }) => `${day} ${sourceGroup(measure)}`);
  const chosen = new Map<string | undefined, T>();
  for (const [index, value] of values.entries()) {
    const rival = chosen.get(keys[index]);
    const isChosen = !rival || isBetter(value, rival, orders[decidingMeasure(value.measure)] ?? []);
    if (isChosen) chosen.set(keys[index], value);
  }
  return values.filter(({ source }, index) => chosen.get(keys[index])?.source === source);
}

/**
 * Returns whether any day has several values of one measure, not counting suggested values. Only then does the person's
 * order of sources matter.
 */
export function haveRivals(values: readonly SourcedValue[]): boolean {
  const seen = new Set<string>();
  for (const { day, measure, source } of values) {
    if (source === 'suggested') continue;
    const key = `${day} ${measure}`;
    if (seen.has(key)) return true;
    seen.add(key);
  }
  return false;
}

function isBetter(one: SourcedValue, other: SourcedValue, order: readonly string[]): boolean {
  const ranks = [one, other].map(({ source, recorded }) => {
    const place = order.indexOf(source);
    return [
      source === 'suggested' ? 1 : 0,
      place < 0 ? order.length : place,
      source === 'self' ? 0 : 1,
      -recorded,
    ];
  });
  const [a = [], b = []] = ranks;
  for (const [index, rank] of a.entries()) {
    if (rank !== b[index]) return rank < (b[index] ?? 0);
  }
  return one.source < other.source;
}

/**
 * The totals of one day from one source, with a column for each measure. A null total is unknown.
 */
export type TotalsRow<Name extends string> = Pick<SourcedValue, 'day' | 'source' | 'recorded'> &
  Record<Name, number | null>;

/** Returns one value for each row and measure in `names`. Leaves out unknown values. */
export function toSourcedValues<Name extends string>(
  rows: readonly TotalsRow<Name>[],
  names: readonly Name[],
): SourcedValue[] {
  return rows.flatMap((row) =>
    names.flatMap((measure) => {
      const value: number | null = row[measure];
      return value === null
        ? []
        : [{ measure, day: row.day, source: row.source, value, recorded: row.recorded }];
    }),
  );
}
