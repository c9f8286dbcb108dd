import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import type { CycleSymptom } from '#domain/cycle.ts';
import type { CycleRecord } from '#domain/devices/health-record.ts';

interface CycleDay {
  flow: number | null;
  symptoms: Set<CycleSymptom>;
  notes: string[];
}

/** The flow value of spotting. Spotting does not count as part of a period. */
const spotting = 1;

/** Collects the data of each day of the menstrual cycle, and finds the days on which periods start. */
export class CycleDays {
  readonly #days = new Map<CalendarDay, CycleDay>();

  /** Adds a flow of a day, from 1 (spotting) to 5. Keeps the heaviest flow of the day. */
  addFlow(day: CalendarDay, flow: number): void {
    const entry = this.#entry(day);
    entry.flow = Math.max(entry.flow ?? 0, flow);
  }

  addSymptom(day: CalendarDay, symptom: CycleSymptom): void {
    this.#entry(day).symptoms.add(symptom);
  }

  addNote(day: CalendarDay, note: string): void {
    if (note.trim()) this.#entry(day).notes.push(note.trim());
  }

  /**
   * Yields a record per day, oldest first. A period starts on a day of bleeding after two days without bleeding.
   * Spotting is not bleeding.
   */
  *records(): Generator<CycleRecord> {
    const days = [...this.#days].sort(([one], [other]) => (one < other ? -1 : 1));
    for (const [day, { flow, symptoms, notes }] of days) {
      const isPeriodStart =
        this.#isBleeding(day) && !this.#isBleeding(addDays(day, -1)) && !this.#isBleeding(addDays(day, -2));
      yield {
        kind: 'cycle',
        externalId: day,
        day,
        flow,
        phase: flow !== null && flow > spotting ? 'menstrual' : null,
        isPeriodStart,
        symptoms: [...symptoms].sort(),
        notes: notes.length > 0 ? notes.join('\n') : null,
      };
    }
  }

  #isBleeding(day: CalendarDay): boolean {
    return (this.#days.get(day)?.flow ?? 0) > spotting;
  }

  #entry(day: CalendarDay): CycleDay {
    const entry = this.#days.get(day) ?? { flow: null, symptoms: new Set(), notes: [] };
    this.#days.set(day, entry);
    return entry;
  }
}
