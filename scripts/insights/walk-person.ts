import { type Advance, advance, emptyMemory } from '#domain/insights/advance.ts';
import type { Metric } from '#domain/insights/metric.ts';
import type { PersonValues } from './recorded-values.ts';

/** The analysis ends at most this number of days after a person's last value. */
const daysUntilStopped = 7;

/**
 * Returns what the app's nightly analysis would have found for a person by `lastDay`, a number of days since
 * 1970-01-01. The analysis ends at most `daysUntilStopped` days after the person's last value. The returned `days` is
 * the number of days from the person's first value to the last, both included, or 0 if the person has no values.
 */
export function walkPerson(
  recorded: PersonValues,
  metrics: readonly Metric[],
  lastDay: number,
): Advance & { days: number } {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const series = metrics.flatMap((metric) => {
    const { days = [], values = [] } = recorded.get(metric.name) ?? {};
    for (const day of days) [first, last] = [Math.min(first, day), Math.max(last, day)];
    return [
      { ...metric, values: days.map((day, index) => ({ day: textOf(day), value: values[index] ?? 0 })) },
    ];
  });
  if (last < first) return { memory: emptyMemory, events: [], skipped: [], tests: 0, days: 0 };
  const today = Math.min(lastDay, last + daysUntilStopped);
  return { ...advance(emptyMemory, series, textOf(today)), days: last - first + 1 };
}

const texts = new Map<number, string>();

/**
 * Returns the calendar day (`YYYY-MM-DD`) for a number of days since 1970-01-01. Caches the results, because many
 * people have values on the same days.
 */
function textOf(day: number): string {
  const known = texts.get(day);
  if (known !== undefined) return known;
  const text = new Date(day * 86_400_000).toISOString().slice(0, 10);
  texts.set(day, text);
  return text;
}
