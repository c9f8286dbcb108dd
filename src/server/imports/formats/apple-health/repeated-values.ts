import type { CalendarDay } from '#domain/calendar-day.ts';
import type { DailyRecord } from '#domain/devices/health-record.ts';
import type { ObservedMeasure } from '#domain/measures/catalogue.ts';

interface Total {
  sum: number;
  count: number;
  lastAt: Date;
  lastValue: number;
}

/**
 * Collects several values per day, such as weighings. Returns one value per day: the newest value of all sources, or
 * the mean of the source with the most values.
 */
export class RepeatedValues {
  readonly #days = new Map<CalendarDay, Map<string, Total>>();

  add(day: CalendarDay, source: string, at: Date, value: number): void {
    const sources = this.#days.get(day) ?? new Map<string, Total>();
    this.#days.set(day, sources);
    const total = sources.get(source);
    if (!total) {
      sources.set(source, { sum: value, count: 1, lastAt: at, lastValue: value });
      return;
    }
    total.sum += value;
    total.count += 1;
    if (at >= total.lastAt) [total.lastAt, total.lastValue] = [at, value];
  }

  /** Yields the last value of each day, from all sources. */
  *lastValues(measure: ObservedMeasure): Iterable<DailyRecord> {
    for (const [day, sources] of this.#days) {
      const [last] = [...sources.values()].toSorted((a, b) => b.lastAt.getTime() - a.lastAt.getTime());
      if (last) yield { kind: 'daily', measure, day, value: last.lastValue, recordedAt: last.lastAt };
    }
  }

  /** Yields the mean of each day. Uses only the source with the most values on that day. */
  *means(measure: ObservedMeasure): Iterable<DailyRecord> {
    for (const [day, sources] of this.#days) {
      const [most] = [...sources.values()].toSorted((a, b) => b.count - a.count);
      if (most) yield { kind: 'daily', measure, day, value: most.sum / most.count, recordedAt: most.lastAt };
    }
  }
}
