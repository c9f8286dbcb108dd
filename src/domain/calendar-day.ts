/** A calendar day of a person: `YYYY-MM-DD` in that person's time zone. */
export type CalendarDay = string;

const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(zone: string): Intl.DateTimeFormat {
  const known = dayFormats.get(zone);
  if (known) return known;
  // Swedish writes dates as YYYY-MM-DD, which is the shape of a CalendarDay.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  // Zone names ignore case, so a sender could invent spellings without end.
  if (dayFormats.size > 1000) dayFormats.clear();
  dayFormats.set(zone, format);
  return format;
}

/** The day an instant falls on in an IANA zone. Throws RangeError for a zone that does not exist. */
export function toCalendarDay(instant: Date, zone: string): CalendarDay {
  return dayFormat(zone).format(instant);
}

/** Whether the text is a real day of the calendar: '2026-02-30' is not. */
export function isCalendarDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && addDays(text, 0) === text;
}

/** The day `count` days after (or before, if negative). Days are counted on the calendar, so DST plays no part. */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return '';
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** The first day that people can log something for. */
const firstLoggableDay = '1970-01-01';

/**
 * Whether something can be logged for a day: from 1970-01-01 to the day after `today`. Tomorrow is accepted because the
 * person may already have that day on the other side of the date line.
 */
export function isLoggableDay(day: CalendarDay, today: CalendarDay): boolean {
  return day >= firstLoggableDay && day <= addDays(today, 1);
}

/** Whole days since 1970-01-01, negative before it. */
export function toDayNumber(day: CalendarDay): number {
  return Date.parse(`${day}T00:00:00Z`) / 86_400_000;
}

/** 0 for Sunday to 6 for Saturday. */
export function getWeekday(day: CalendarDay): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** The first day of the week a day lies in; weeks start on `first`, 0 for Sunday or 1 for Monday. */
export function startOfWeek(day: CalendarDay, first: 0 | 1 = 0): CalendarDay {
  return addDays(day, -((getWeekday(day) - first + 7) % 7));
}

/** Whether the runtime knows the IANA zone. */
export function isTimeZone(zone: string): boolean {
  try {
    dayFormat(zone);
    return true;
  } catch {
    return false;
  }
}
