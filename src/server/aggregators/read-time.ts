import { type CalendarDay, isCalendarDay } from '#domain/calendar-day.ts';
import { toInstant } from '#domain/zoned-time.ts';

/** An instant and the zone of the person at that time: an IANA zone, or an offset such as `+02:00`. */
export interface ZonedTime {
  instant: Date;
  zone: string;
}

const pattern = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::(\d{2}(?:\.\d+)?))?\s*(Z|[+-]\d{2}:?\d{2})?$/i;

/**
 * Returns the time that an ISO text contains, or undefined if the text cannot be read. `zone` is the person's zone. A
 * text without an offset is a local time in `zone`. A text in UTC also gets `zone` as its zone, because most
 * aggregators write UTC if they do not know the offset. With `isLocal`, a text in UTC is instead read as a local time
 * in `zone`.
 */
export function readTime(text: string, zone: string, isLocal = false): ZonedTime | undefined {
  const [, day = '', time = '', seconds = '0', offset] = pattern.exec(text.trim()) ?? [];
  if (!isCalendarDay(day) || time > '23:59') return undefined;
  const isUtc = offset !== undefined && /^(?:Z|[+-]00:?00)$/i.test(offset);
  const milliseconds = Math.round(Number(seconds) * 1000);
  if (offset === undefined || (isUtc && isLocal)) {
    return { instant: new Date(toInstant(day, time, zone).getTime() + milliseconds), zone };
  }
  const sign = offset.replace(/^([+-]\d{2}):?(\d{2})$/, '$1:$2');
  const start = Date.parse(`${day}T${time}:00${isUtc ? 'Z' : sign}`);
  return Number.isNaN(start)
    ? undefined
    : { instant: new Date(start + milliseconds), zone: isUtc ? zone : sign };
}

/** Returns the offset if it has the form `+02:00`, otherwise the zone. */
export const preferOffset = (offset: string | null | undefined, zone: string): string =>
  offset && /^[+-]\d{2}:\d{2}$/.test(offset) ? offset : zone;

/**
 * Returns the first 10 characters of an ISO text as a day, without time zone conversion. Returns undefined if these
 * characters are not a valid day.
 */
export function readDay(text: string): CalendarDay | undefined {
  const day = text.slice(0, 10);
  return isCalendarDay(day) ? day : undefined;
}
