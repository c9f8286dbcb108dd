import { type CalendarDay, isCalendarDay, toCalendarDay } from '../calendar-day.ts';
import { toInstant } from '../zoned-time.ts';

/** The order of year, month and day in a date. */
export const dayOrders = ['ymd', 'dmy', 'mdy'] as const;
export type DayOrder = (typeof dayOrders)[number];

/** A day in a CSV file. `recordedAt` is the instant at which the values of the day count as recorded. */
interface ReadDay {
  day: CalendarDay;
  recordedAt: Date;
}

/**
 * Returns the day in a cell such as `31.12.2025 07:30` or an ISO 8601 text. Returns null if the cell contains no day.
 * For an ISO 8601 time in UTC (`…Z`), returns the day in `zone` at that time. For other texts, returns the day as it is
 * written, and `recordedAt` is the written time of day in `zone`, or noon if no time is written.
 */
export function readDay(text: string, order: DayOrder, zone: string): ReadDay | null {
  const trimmed = text.trim();
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(trimmed)) {
    const recordedAt = new Date(trimmed);
    if (Number.isNaN(recordedAt.getTime())) return null;
    return { day: toCalendarDay(recordedAt, zone), recordedAt };
  }
  const parts = /^(\d{1,4})[-/. ]+(\d{1,2})[-/. ]+(\d{1,4})\.?(?:[T, ]+(.*))?$/.exec(spaceCompact(trimmed));
  if (!parts) return null;
  const [, first = '', second = '', third = '', time = ''] = parts;
  const day = toDay(first, second, third, order);
  return day === null ? null : { day, recordedAt: toInstant(day, readTime(time) ?? '12:00', zone) };
}

const spaceCompact = (text: string) => text.replace(/^(\d{4})(\d\d)(\d\d)(?!\d)/, '$1-$2-$3');

function toDay(first: string, second: string, third: string, order: DayOrder) {
  // A date that starts with four digits starts with the year, even if `order` is different.
  const read = first.length === 4 ? 'ymd' : order;
  const [year, month, day] =
    read === 'ymd'
      ? [first, second, third]
      : read === 'dmy'
        ? [third, second, first]
        : [third, first, second];
  const wholeYear = year.length === 2 ? `20${year}` : year;
  const text = `${wholeYear}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDay(text) ? text : null;
}

/**
 * Returns the time of day at the start of a text as `HH:MM`, or null if the text does not start
 * with a time of day.
 */
function readTime(text: string): string | null {
  const parts = /^(\d{1,2})[:.](\d\d)(?:[:.]\d\d(?:[.,]\d+)?)?\s*(?:([ap])\.?m\.?)?/i.exec(text);
  if (!parts) return null;
  const [, hour = '', minute = '', half] = parts;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
  return hours < 24 && Number(minute) < 60 ? `${String(hours).padStart(2, '0')}:${minute}` : null;
}
