import { type CalendarDay, isCalendarDay } from '#domain/calendar-day.ts';
import { toInstant } from '#domain/zoned-time.ts';

/** A date and a time of day, without a time zone. */
interface ClockTime {
  day: CalendarDay;
  /** `HH:MM` */
  time: string;
  seconds: number;
}

/**
 * Returns the local time in a text such as `01/31/26 07:05:09`, `2026-01-31T07:05:09.000` or `2026-01-31 7:05AM`. A
 * text without a time of day means midnight. Returns undefined for any other text.
 */
export function readClockTime(text: string): ClockTime | undefined {
  const parts =
    /^(?:(\d{2})\/(\d{2})\/(\d{2}|\d{4})|(\d{4})-(\d{2})-(\d{2}))(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*([AP]M)?)?$/i.exec(
      text.trim(),
    );
  if (!parts) return undefined;
  const [
    ,
    month,
    date,
    shortYear,
    year,
    isoMonth,
    isoDate,
    hours = '0',
    minutes = '00',
    seconds = '0',
    half,
  ] = parts;
  const wholeYear = year ?? (shortYear?.length === 2 ? `20${shortYear}` : shortYear);
  const day = `${wholeYear}-${month ?? isoMonth}-${date ?? isoDate}`;
  const hour = half ? (Number(hours) % 12) + (half.toUpperCase() === 'PM' ? 12 : 0) : Number(hours);
  if (!isCalendarDay(day) || hour > 23 || Number(minutes) > 59) return undefined;
  return { day, time: `${String(hour).padStart(2, '0')}:${minutes}`, seconds: Number(seconds) };
}

/** Returns the instant at which a clock in the zone shows the given time. */
export const toLocalInstant = ({ day, time, seconds }: ClockTime, zone: string): Date =>
  new Date(toInstant(day, time, zone).getTime() + seconds * 1000);

/**
 * Returns the instant in a text such as `2026-01-31T07:05:09Z` or `2026-01-31 07:05:09+0000`. Also reads the forms of
 * `readClockTime`, as times in UTC. Returns undefined for any other text.
 */
export function readUtc(text: string): Date | undefined {
  const written = text.trim();
  const iso = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})$/.exec(written);
  if (iso) {
    const zone = (iso[3] ?? 'Z').replace(/(\d{2})(\d{2})$/, '$1:$2');
    const instant = new Date(`${iso[1]}T${iso[2]}${zone}`);
    return Number.isNaN(instant.getTime()) ? undefined : instant;
  }
  const clock = readClockTime(written);
  if (!clock) return undefined;
  return new Date(Date.parse(`${clock.day}T${clock.time}:00Z`) + clock.seconds * 1000);
}

/**
 * Returns the day at the start of a text, or undefined if the text does not start with a day. Does
 * not convert the time zone, because daily files write the person's calendar day as an instant in
 * UTC.
 */
export function readDay(text: string): CalendarDay | undefined {
  const day = text.trim().slice(0, 10);
  return isCalendarDay(day) ? day : readClockTime(text)?.day;
}
