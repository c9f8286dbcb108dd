import type { CalendarDay } from '#domain/calendar-day.ts';
import type { DailyRecord } from '#domain/devices/health-record.ts';
import type { ObservedMeasure } from '#domain/measures/catalogue.ts';

/** Collects daily values, and keeps one value for each measure and day. */
export class DailyValues {
  readonly #records = new Map<string, DailyRecord>();

  /**
   * Sets a value. Keeps the existing value if it was recorded later. Does nothing if the value is null. Without
   * `recordedAt`, the value counts as recorded at the end of the day in UTC.
   */
  set(
    measure: ObservedMeasure,
    day: CalendarDay,
    value: number | null,
    recordedAt: Date = new Date(`${day}T23:59:59Z`),
  ): void {
    const key = `${measure} ${day}`;
    const earlier = this.#records.get(key);
    if (value === null || (earlier && earlier.recordedAt > recordedAt)) return;
    this.#records.set(key, { kind: 'daily', measure, day, value, recordedAt });
  }

  /** Adds each value of `others`, unless this collection already has a value of the same measure and day. */
  addMissing(others: DailyValues): void {
    for (const [key, record] of others.#records) if (!this.#records.has(key)) this.#records.set(key, record);
  }

  has(measure: ObservedMeasure, day: CalendarDay): boolean {
    return this.#records.has(`${measure} ${day}`);
  }

  /** Returns a record for each measure and day. */
  records(): Iterable<DailyRecord> {
    return this.#records.values();
  }
}
