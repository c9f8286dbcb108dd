import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import type { CycleRecord } from '#domain/devices/health-record.ts';
import type { Sample } from './sample.ts';

/**
 * Lagom's flow, 1 to 5, by the end of the name of HealthKit's value, such as `Light` in
 * `HKCategoryValueVaginalBleedingLight`. Null is bleeding of unknown strength.
 */
const flows: Record<string, number | null> = { Light: 2, Medium: 3, Heavy: 5, Unspecified: null };

/** The names of HealthKit's numeric values. Some apps write the number instead of the name. */
const rawFlows: Record<string, string> = {
  '1': 'Unspecified',
  '2': 'Light',
  '3': 'Medium',
  '4': 'Heavy',
  '5': 'None',
};

interface BleedingDay {
  flow: number | null;
  /** Whether the app marked the day as the start of a period. Null if the app wrote neither yes nor no. */
  isStart: boolean | null;
}

/** Collects days of bleeding. */
export class BleedingDays {
  readonly #days = new Map<CalendarDay, BleedingDay>();

  /** Adds a sample. Ignores a sample without bleeding. Returns false if the value is unknown. */
  add({ attributes, day, metadata }: Sample): boolean {
    const written = (attributes.value ?? '').replace(/^HKCategoryValue(?:MenstrualFlow|VaginalBleeding)/, '');
    const value = rawFlows[written] ?? written;
    if (value === 'None') return true;
    const flow = flows[value];
    if (flow === undefined) return false;
    const known = this.#days.get(day);
    const start = metadata.get('HKMenstrualCycleStart');
    const isStart = start === undefined ? null : start === '1';
    this.#days.set(day, {
      flow: Math.max(known?.flow ?? 0, flow ?? 0) || null,
      isStart: known?.isStart || isStart,
    });
    return true;
  }

  /**
   * Yields a record for each day. If the app did not write whether a period starts on a day of bleeding, a period
   * starts if the two days before had no bleeding.
   */
  *records(): Iterable<CycleRecord> {
    for (const [day, { flow, isStart }] of this.#days) {
      const isFirst = !this.#days.has(addDays(day, -1)) && !this.#days.has(addDays(day, -2));
      yield {
        kind: 'cycle',
        externalId: day,
        day,
        flow,
        phase: 'menstrual',
        isPeriodStart: isStart ?? isFirst,
        symptoms: [],
        notes: null,
      };
    }
  }
}
