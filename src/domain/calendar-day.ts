/** A calendar day in the person's time zone, as `YYYY-MM-DD`. */
export type CalendarDay = string;

/** The first and the last day of a range that contains every day. */
export const everyDay = ['0001-01-01', '9999-12-31'] as const;

interface ZoneDay {
  format: Intl.DateTimeFormat;
  /**
   * The instant of the last call of `toCalendarDay` for this zone, in whole seconds since
   * 1970-01-01 UTC. NaN before the first call. `day` is the day of this instant in the zone.
   */
  second: number;
  day: CalendarDay;
}

/** The maximum number of cached zones. The format of a zone takes about 75 kB of memory. */
const maxZones = 100;
const zoneDays = new Map<string, ZoneDay>();

function findZoneDay(zone: string): ZoneDay {
  const known = zoneDays.get(zone);
  if (known) return known;
  // The Swedish locale writes dates as YYYY-MM-DD, the format of a CalendarDay.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const zoneDay = { format, second: Number.NaN, day: '' };
  // Limits the size of the cache. Zone names are case-insensitive, so a client could otherwise fill the cache with
  // different spellings of one zone.
  if (zoneDays.size >= maxZones) zoneDays.clear();
  zoneDays.set(zone, zoneDay);
  return zoneDay;
}

/** Returns the day of an instant in a time zone. Throws RangeError for an unknown zone or an invalid date. */
export function toCalendarDay(instant: Date, zone: string): CalendarDay {
  const last = findZoneDay(zone);
  // Formatting is slow, and a day never changes within a second. A server often asks for the same second, so the last
  // day is cached.
  const second = Math.floor(instant.getTime() / 1000);
  if (second !== last.second) {
    last.day = last.format.format(instant);
    last.second = second;
  }
  return last.day;
}

/**
 * Matches a text with a day of the month from 01 to 28. These days exist in every month, so the text needs no further
 * check.
 */
const dayOfEveryMonth = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])$/;

/** Returns whether the text is a real calendar day: '2026-02-30' is not. */
export function isCalendarDay(text: string): boolean {
  if (dayOfEveryMonth.test(text)) return true;
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && addDays(text, 0) === text;
}

/**
 * Returns the day `count` calendar days later, or earlier if `count` is negative. Returns an empty string for an
 * invalid day. Daylight saving time has no effect.
 */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return '';
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** The first day that people can log something for. */
export const firstLoggableDay = '1970-01-01';

/**
 * Returns whether something can be logged for a day: from 1970-01-01 to the day after `today`. The day after `today` is
 * accepted, because `today` may come from another time zone. In the person's time zone, the next day may have begun.
 */
export function isLoggableDay(day: CalendarDay, today: CalendarDay): boolean {
  return day >= firstLoggableDay && day <= addDays(today, 1);
}

/** Returns the number of days since 1970-01-01, negative for earlier days. Returns NaN for an invalid day. */
export function toDayNumber(day: CalendarDay): number {
  return Date.parse(`${day}T00:00:00Z`) / 86_400_000;
}

/** Returns the weekday: 0 for Sunday to 6 for Saturday. Returns NaN for an invalid day. */
export function getWeekday(day: CalendarDay): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** Returns the first day of the week that contains a day. Weeks start on `first`: 0 for Sunday or 1 for Monday. */
export function startOfWeek(day: CalendarDay, first: 0 | 1 = 0): CalendarDay {
  return addDays(day, -((getWeekday(day) - first + 7) % 7));
}

/**
 * Returns whether a text is a time zone that is stored: an IANA zone that the runtime knows, or an offset such as
 * `+02:00`. Returns false for an offset in another form, such as `+0200`, because PostgreSQL does not know it.
 */
export function isTimeZone(zone: string): boolean {
  if (/^[+-](?!\d\d:\d\d$)/.test(zone)) return false;
  try {
    findZoneDay(zone);
    return true;
  } catch {
    return false;
  }
}
