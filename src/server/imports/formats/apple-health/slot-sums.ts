import type { CalendarDay } from '#domain/calendar-day.ts';
import { ExportError } from '../../export-error.ts';
import { clockSeconds, offsetSeconds } from './apple-date.ts';
import { detachText } from './detach-text.ts';

/** The length of a slot in seconds. The sums of a day are computed in slots of a quarter of an hour. */
const slotSeconds = 15 * 60;
const slotsPerDay = 96;
const daySeconds = 86_400;

/**
 * The largest number of blocks. A block holds the slots of one day and source, and needs about 500 bytes. A decade with
 * three sources has about 11,000 blocks.
 */
const mostBlocks = 200_000;

interface Day {
  /** The amount in each slot of the day, by source. A key is the index of a source (see `#sources`). */
  bySource: Map<number, Float32Array>;
  /** The end of the last sample, in seconds since 1970. */
  lastEnd: number;
}

/** The sum of a day, and the end of its last sample. */
export interface DaySum {
  day: CalendarDay;
  sum: number;
  recordedAt: Date;
}

/**
 * Sums the samples of one amount, such as steps, per day. A phone and a watch record the same steps, so the sum of all
 * sources is about twice too high. The sum of a single source is too low, because people do not always carry both
 * devices. So this class divides each day into slots of 15 minutes, and uses the source with the largest amount in each
 * slot. Apple merges sources in a similar way.
 */
export class SlotSums {
  readonly #days = new Map<number, Day>();
  /** The index of each source, by the name of the source. */
  readonly #sources = new Map<string, number>();
  #blocks = 0;

  /**
   * Adds a sample, spread evenly over its time. The UTC offset in the dates decides the day. Returns false if the dates
   * cannot be read or the sample is longer than a day. Throws ExportError `tooLarge` if there are more than
   * `mostBlocks` blocks.
   */
  add(sourceName: string, startDate: string, endDate: string, amount: number): boolean {
    const start = clockSeconds(startDate);
    const offset = offsetSeconds(startDate);
    const end = clockSeconds(endDate) - offsetSeconds(endDate) + offset;
    const length = end - start;
    if (!(length >= 0 && length <= daySeconds)) return false;
    const source = this.#numberOf(sourceName);
    const firstSlot = Math.floor(start / slotSeconds);
    const lastSlot = length === 0 ? firstSlot : Math.floor((end - 1) / slotSeconds);
    if (firstSlot === lastSlot) {
      this.#addToSlot(source, firstSlot, amount, end - offset);
      return true;
    }
    for (let slot = firstSlot; slot <= lastSlot; slot++) {
      const from = Math.max(start, slot * slotSeconds);
      const to = Math.min(end, (slot + 1) * slotSeconds);
      this.#addToSlot(source, slot, (amount * (to - from)) / length, end - offset);
    }
    return true;
  }

  #numberOf(sourceName: string): number {
    const known = this.#sources.get(sourceName);
    if (known !== undefined) return known;
    const next = this.#sources.size;
    this.#sources.set(detachText(sourceName), next);
    return next;
  }

  #addToSlot(source: number, slot: number, amount: number, end: number): void {
    const dayNumber = Math.floor(slot / slotsPerDay);
    let day = this.#days.get(dayNumber);
    if (!day) {
      day = { bySource: new Map(), lastEnd: end };
      this.#days.set(dayNumber, day);
    }
    let slots = day.bySource.get(source);
    if (!slots) {
      if (++this.#blocks > mostBlocks) throw new ExportError('tooLarge');
      slots = new Float32Array(slotsPerDay);
      day.bySource.set(source, slots);
    }
    const index = slot - dayNumber * slotsPerDay;
    slots[index] = (slots[index] ?? 0) + amount;
    if (end > day.lastEnd) day.lastEnd = end;
  }

  /** Returns the sums by day, oldest first. */
  sums(): Map<CalendarDay, DaySum> {
    const sorted = [...this.#days].toSorted(([one], [other]) => one - other);
    return new Map(
      sorted.map(([dayNumber, { bySource, lastEnd }]) => {
        const day = new Date(dayNumber * daySeconds * 1000).toISOString().slice(0, 10);
        return [
          day,
          { day, sum: sumOfLargest([...bySource.values()]), recordedAt: new Date(lastEnd * 1000) },
        ];
      }),
    );
  }
}

function sumOfLargest(sources: readonly Float32Array[]): number {
  let sum = 0;
  for (let slot = 0; slot < slotsPerDay; slot++) {
    let largest = 0;
    for (const slots of sources) largest = Math.max(largest, slots[slot] ?? 0);
    sum += largest;
  }
  return sum;
}
