import { isSameClock } from '#domain/zoned-time.ts';

/** Returns a UTC offset, given in minutes, as text such as `+02:00`. */
export function formatOffset(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${pad(hours)}:${pad(rest)}`;
}

/** Returns the minutes of an offset such as `+05:30`, `+0530` or `UTC+0530`. Returns null for every other text. */
export function readOffset(text: string): number | null {
  const parts = /^(?:UTC|GMT)?([+-])(\d{2}):?(\d{2})$/.exec(text.trim());
  if (!parts) return null;
  const minutes = Number(parts[2]) * 60 + Number(parts[3]);
  // The largest offset in use is +14:00.
  return minutes > 14 * 60 ? null : parts[1] === '-' ? -minutes : minutes;
}

/**
 * Returns the zone in which a record was made. `offset` is the offset from UTC in minutes. Returns the person's zone if
 * the zone had that offset at the instant, or if `offset` is null. Otherwise returns the offset as a zone, such as
 * `+02:00`.
 */
export function toRecordedZone(instant: Date, offset: number | null, personZone: string): string {
  if (offset === null) return personZone;
  const zone = formatOffset(offset);
  return isSameClock(instant, zone, personZone) ? personZone : zone;
}
