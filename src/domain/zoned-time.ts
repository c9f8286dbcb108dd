import type { CalendarDay } from './calendar-day.ts';
import { dateFormat } from './intl-formats.ts';

// The Swedish locale writes dates as YYYY-MM-DD.
const clockFormat = (zone: string) =>
  dateFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });

/**
 * Returns the date and time that a zone's clock shows at an instant, in milliseconds. If the clock shows 14:00, the
 * result is 14:00 UTC of the same date in milliseconds since 1970. `instant` is in milliseconds since 1970.
 */
export function wallClock(instant: number, zone: string): number {
  return Date.parse(`${clockFormat(zone).format(instant).replace(' ', 'T')}Z`);
}

/**
 * Returns the instant at which a zone's clock shows `HH:MM` on a day. A time that a clock change skips is moved forward
 * by the length of the gap. For a time that occurs twice, returns the earlier instant.
 */
export function toInstant(day: CalendarDay, time: string, zone: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  const offsets = [-86_400_000, 86_400_000].map((away) => wallClock(wanted + away, zone) - (wanted + away));
  const candidates = offsets.map((offset) => wanted - offset);
  const exact = candidates.filter((candidate) => wallClock(candidate, zone) === wanted);
  return new Date(Math.min(...(exact.length > 0 ? exact : [Math.max(...candidates)])));
}

/** Returns whether the clocks of two zones show the same time at an instant. */
export function isSameClock(instant: Date, zone: string, other: string): boolean {
  return clockFormat(zone).format(instant) === clockFormat(other).format(instant);
}

/** Returns the minutes after midnight that a zone's clock shows at an instant. */
export function toMinutesOfDay(instant: Date, zone: string): number {
  const [hours = 0, minutes = 0] = toTimeOfDay(instant, zone).split(':').map(Number);
  return hours * 60 + minutes;
}

/** Returns the time of day, `HH:MM`, that a zone's clock shows at an instant. */
export function toTimeOfDay(instant: Date, zone: string): string {
  return clockFormat(zone).format(instant).slice(11, 16);
}
