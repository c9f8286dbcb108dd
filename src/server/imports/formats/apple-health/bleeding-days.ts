import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import type { CycleRecord } from '#domain/devices/health-record.ts';
import type { Sample } from './sample.ts';

/** The flow from 1 to 5 by the end of the value. `Unspecified` is bleeding without a known flow. */
const flows: Record<string, number | null> = { Light: 2, Medium: 3, Heavy: 5, Unspecified: null };

/** The raw values of HealthKit, which some apps write. */
const rawFlows: Record<string, string> = {
  '1': 'Unspecified',
  '2': 'Light',
  '3': 'Medium',
  '4': 'Heavy',
  '5': 'None',
};

interface BleedingDay {
  flow: number | null;
  /** Whether the app says that a period starts. Null if it does not say. */
  isStart: boolean | null;
}

/** Collects days of bleeding. */
export class BleedingDays {
  readonly #days = new Map<CalendarDay, BleedingDay>();

  /** Adds a sample. Returns false if its value is unknown. A day without bleeding is left out. */
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

  /** Returns a record for each day. Without a word of the app, a period starts after two days without bleeding. */
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
