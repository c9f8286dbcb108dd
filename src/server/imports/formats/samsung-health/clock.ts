import { type CalendarDay, toCalendarDay } from '#domain/calendar-day.ts';
import { toInstant } from '#domain/zoned-time.ts';
import { readOffset, toRecordedZone } from '../../recorded-zone.ts';
import type { Cells } from './read-table.ts';

/** Whether the times that an export writes as text are in UTC or in the person's local time. */
export type Reading = 'utc' | 'local';

/**
 * Returns the milliseconds since 1970 of a text such as `2026-05-23 10:33:46.123`, read as UTC. Returns undefined for
 * any other text.
 */
export function parseText(text: string): number | undefined {
  const [, day, time] =
    /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)/.exec(text.trim()) ?? [];
  const parsed = Date.parse(`${day}T${time}Z`);
  return Number.isNaN(parsed) ? undefined : parsed;
}

/**
 * Returns the number in a text of 12 or 13 digits, which are milliseconds since 1970. Returns undefined for any other
 * text.
 */
const parseEpoch = (text: string): number | undefined =>
  /^\d{12,13}$/.test(text.trim()) ? Number(text) : undefined;

/**
 * Returns the offset from UTC of a row, in minutes. The column `time_offset` contains a text such as `UTC+0530`, or
 * milliseconds. Returns null if the column contains neither.
 */
export function offsetOf(cells: Cells): number | null {
  const text = (cells.time_offset ?? '').trim();
  if (/^-?\d{5,8}$/.test(text)) return Number(text) / 60_000;
  return readOffset(text);
}

/**
 * Returns the calendar day of a `day_time`. A `day_time` is midnight in UTC on the person's calendar day. Returns
 * undefined if the text cannot be read.
 */
export function readDayTime(text: string): CalendarDay | undefined {
  const at = parseEpoch(text) ?? parseText(text) ?? parseText(`${text} 00:00`);
  // Rounds to the nearest midnight, because some exports convert the midnight of the person's zone to UTC. Rounds noon
  // up, so that the day is correct at UTC+12. At UTC+13 and UTC+14, the result for such an export is the day before.
  return at === undefined ? undefined : new Date(at + 43_200_000).toISOString().slice(0, 10);
}

/** Reads the times of an export. */
export class Clock {
  readonly #reading: Reading;
  readonly #personZone: string;

  constructor(reading: Reading, personZone: string) {
    this.#reading = reading;
    this.#personZone = personZone;
  }

  /** Returns the instant in a column, or undefined if it cannot be read. */
  instant(cells: Cells, column: string): Date | undefined {
    const text = cells[column] ?? '';
    const [epoch, parsed] = [parseEpoch(text), parseText(text)];
    if (epoch !== undefined) return new Date(epoch);
    if (parsed === undefined) return undefined;
    if (this.#reading === 'utc') return new Date(parsed);
    const offset = offsetOf(cells);
    if (offset !== null) return new Date(parsed - offset * 60_000);
    const written = new Date(parsed).toISOString();
    const minute = toInstant(written.slice(0, 10), written.slice(11, 16), this.#personZone);
    return new Date(minute.getTime() + (parsed % 60_000));
  }

  /** Returns the zone in which a row was recorded: see `toRecordedZone`. */
  zone(cells: Cells, instant: Date): string {
    return toRecordedZone(instant, offsetOf(cells), this.#personZone);
  }

  /** Returns the day of an instant in the zone in which the row was recorded. */
  day(cells: Cells, instant: Date): CalendarDay {
    return toCalendarDay(instant, this.zone(cells, instant));
  }
}
