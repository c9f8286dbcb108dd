import { type CalendarDay, isTimeZone, toCalendarDay } from '#domain/calendar-day.ts';
import { toRecordedZone } from '../../recorded-zone.ts';
import { epochSeconds, offsetSeconds, writtenDay } from './apple-date.ts';
import { detachText } from './detach-text.ts';

/** The attributes of an XML element. An absent attribute is undefined. */
export type Attributes = Record<string, string | undefined>;

/** An element with a start and an end, such as a night or a weighing. */
export interface Sample {
  /** Texts of the parser, which must not be kept: see `detachText`. The same is true for `metadata`. */
  attributes: Attributes;
  source: string;
  start: Date;
  end: Date;
  /** The day of the end, which is the day of waking up for sleep. */
  day: CalendarDay;
  /** The zone of the metadata, otherwise the person's zone if its clock agrees with the offset, otherwise the offset. */
  zone: string;
  metadata: ReadonlyMap<string, string>;
}

/** Returns the element as a sample, or undefined if its dates are unreadable or it ends before it starts. */
export function toSample(
  attributes: Attributes,
  metadata: ReadonlyMap<string, string>,
  personsZone: string,
): Sample | undefined {
  const { startDate = '', endDate = startDate, sourceName = '' } = attributes;
  const [startSeconds, endSeconds] = [epochSeconds(startDate), epochSeconds(endDate)];
  const written = writtenDay(endDate);
  if (!(startSeconds <= endSeconds) || written === undefined) return undefined;
  const [start, end] = [new Date(startSeconds * 1000), new Date(endSeconds * 1000)];
  const zone = zoneOf(startDate, start, metadata, personsZone);
  // The offset in the dates can be that of the export instead of that of the recording.
  const day = metadata.has(zoneKey) ? toCalendarDay(end, zone) : detachText(written);
  return { attributes, source: detachText(sourceName), start, end, day, zone: detachText(zone), metadata };
}

const zoneKey = 'HKTimeZone';

function zoneOf(
  startDate: string,
  start: Date,
  metadata: ReadonlyMap<string, string>,
  personsZone: string,
): string {
  const recorded = metadata.get(zoneKey);
  if (recorded !== undefined && isTimeZone(recorded)) return recorded;
  return toRecordedZone(start, offsetSeconds(startDate) / 60, personsZone);
}
