import { type CalendarDay, isTimeZone, toCalendarDay } from '#domain/calendar-day.ts';
import { toRecordedZone } from '../../recorded-zone.ts';
import { epochSeconds, offsetSeconds, writtenDay } from './apple-date.ts';
import { detachText } from './detach-text.ts';

/** The attributes of an XML element. An absent attribute is undefined. */
export type Attributes = Record<string, string | undefined>;

/** An element with a start and an end, such as a night or a weighing. */
export interface Sample {
  /**
   * The attributes of the element, as the parser returns them. A text of `attributes` or `metadata` keeps the part of
   * the file that contains it in memory. Before storing such a text, copy it with `detachText`.
   */
  attributes: Attributes;
  source: string;
  start: Date;
  end: Date;
  /** The day on which the sample ends. For sleep, this is the day on which the person woke up. */
  day: CalendarDay;
  /** The zone in the metadata. If there is none, the zone that `toRecordedZone` returns. */
  zone: string;
  metadata: ReadonlyMap<string, string>;
}

/** Returns an element as a sample. Returns undefined if its dates cannot be read or it ends before it starts. */
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
  // The dates can have the UTC offset of the place where the export was made. So the day comes from the zone in the
  // metadata, if there is one.
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
