import { isCalendarDay, toCalendarDay } from '#domain/calendar-day.ts';
import type { NightRecord, Rejection } from '#domain/devices/health-record.ts';
import type { DailyValues } from '../../daily-values.ts';
import { type JsonObject, readJson, toNumber, toObject, toPositive, toText } from '../../read-json.ts';
import type { ExportFile, ReadContext } from '../../reader.ts';
import { formatOffset, toRecordedZone } from '../../recorded-zone.ts';
import { notUsed, readEachFile, unreadable } from '../../reject.ts';
import { readUtc } from './garmin-time.ts';

/**
 * Yields the nights of the files, and the rejections. The files are sorted oldest first and can overlap. If two files
 * contain one night, uses the values of the later file. Values that the later file lacks come from the earlier file.
 * Adds breathing rate and blood oxygen to `values`. `offsets` are minutes from UTC by day.
 */
export async function* readNights(
  files: readonly ExportFile[],
  values: DailyValues,
  offsets: ReadonlyMap<string, number>,
  { zone }: ReadContext,
): AsyncGenerator<NightRecord | Rejection> {
  const nights = new Map<string, JsonObject>();
  yield* readEachFile(files, (file) => collectNights(file, nights));
  for (const [day, night] of nights) {
    values.set('respiratoryRate', day, toPositive(night.averageRespiration));
    values.set('bloodOxygen', day, toPositive(toObject(night.spo2SleepSummary).averageSPO2));
    const record = toNight(day, night, offsets.get(day) ?? null, zone);
    if (record) yield record;
  }
}

async function* collectNights(file: ExportFile, nights: Map<string, JsonObject>): AsyncGenerator<Rejection> {
  let [number, hasScores] = [0, false];
  for await (const night of readJson(file)) {
    number += 1;
    // Days without sleep have entries such as {"retro":false}.
    if (night.sleepStartTimestampGMT === undefined && night.sleepEndTimestampGMT === undefined) continue;
    const day = toText(night.calendarDate).slice(0, 10);
    const isReadable = readUtc(night.sleepStartTimestampGMT) && readUtc(night.sleepEndTimestampGMT);
    if (!isReadable || !isCalendarDay(day)) {
      yield unreadable('sleepStartTimestampGMT', file, number);
      continue;
    }
    hasScores ||= night.sleepScores !== undefined;
    const said = Object.entries(night).filter(([, value]) => value !== null);
    nights.set(day, { ...nights.get(day), ...Object.fromEntries(said) });
  }
  if (hasScores) yield notUsed('sleepScores', file);
}

function toNight(
  day: string,
  night: JsonObject,
  offset: number | null,
  personZone: string,
): NightRecord | undefined {
  const [bedtime, wakeTime] = [readUtc(night.sleepStartTimestampGMT), readUtc(night.sleepEndTimestampGMT)];
  if (!bedtime || !wakeTime) return undefined;
  const [deep, rem, light] = [night.deepSleepSeconds, night.remSleepSeconds, night.lightSleepSeconds].map(
    toHours,
  );
  const isAsleepKnown = deep !== null || rem !== null || light !== null;
  const asleepHours = isAsleepKnown ? (deep ?? 0) + (rem ?? 0) + (light ?? 0) : null;
  const hours = (wakeTime.getTime() - bedtime.getTime()) / 3_600_000;
  return {
    kind: 'night',
    externalId: `sleep-${day}`,
    zone: zoneOfNight(day, wakeTime, offset, personZone),
    bedtime,
    wakeTime,
    asleepHours,
    deepHours: deep ?? null,
    remHours: rem ?? null,
    lightHours: light ?? null,
    efficiency: asleepHours !== null && hours > 0 ? (asleepHours / hours) * 100 : null,
    isNap: false,
  };
}

function toHours(seconds: unknown): number | null {
  const number = toNumber(seconds);
  return number === null || number < 0 ? null : number / 3600;
}

/**
 * Returns a zone in which the night ended on `day`, the day that Garmin gives for the night. Tries the offset of the
 * day's summary, then the person's zone, then the offsets in whole hours, nearest to UTC first. If no zone fits,
 * returns the zone that was tried first.
 */
function zoneOfNight(day: string, wakeTime: Date, offset: number | null, personZone: string): string {
  const recorded = toRecordedZone(wakeTime, offset, personZone);
  if (toCalendarDay(wakeTime, recorded) === day) return recorded;
  const hours = Array.from({ length: 27 }, (_, index) => (index % 2 ? -1 : 1) * Math.ceil(index / 2));
  const zones = [personZone, ...hours.map((hour) => formatOffset(hour * 60))];
  return zones.find((zone) => toCalendarDay(wakeTime, zone) === day) ?? recorded;
}
