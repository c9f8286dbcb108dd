import type { NightRecord, Rejection } from '#domain/devices/health-record.ts';
import { readDecimal } from '#domain/devices/read-decimal.ts';
import { readCsv } from '../../read-csv.ts';
import { type JsonObject, readJson, toNumber, toObject, toPositive, toText } from '../../read-json.ts';
import type { ExportFile } from '../../reader.ts';
import { readOffset, toRecordedZone } from '../../recorded-zone.ts';
import { readEachFile, unreadable } from '../../reject.ts';
import { readClockTime, readUtc, toLocalInstant } from './fitbit-time.ts';

interface NightFiles {
  /** Google's tables of nights, `UserSleeps_….csv`. */
  sleeps: readonly ExportFile[];
  /** Google's tables of sleep stages, `UserSleepStages_….csv`. */
  stages: readonly ExportFile[];
  /** Fitbit's logs of nights, `sleep-….json`. */
  logs: readonly ExportFile[];
}

/**
 * Yields the nights in Google's tables, the nights in Fitbit's logs that the tables do not contain, and the rejections.
 * The times in the tables are in UTC with an offset. The times in the logs are local times without a zone.
 */
export async function* readNights(
  { sleeps, stages, logs }: NightFiles,
  zone: string,
): AsyncGenerator<NightRecord | Rejection> {
  const stageHours = new Map<string, StageHours>();
  yield* readEachFile(stages, (file) => addStages(file, stageHours));
  const known = new Map<string, NightRecord>();
  for await (const found of readEachFile(sleeps, (file) => readSleeps(file, stageHours, zone))) {
    if (found.kind === 'night') known.set(found.externalId, found);
    else yield found;
  }
  yield* known.values();
  const periods = [...known.values()];
  const overlaps = (night: NightRecord) =>
    periods.some((other) => night.bedtime < other.wakeTime && other.bedtime < night.wakeTime);
  for await (const found of readEachFile(logs, (file) => readLogs(file, zone))) {
    const isKnown = found.kind === 'night' && (known.has(found.externalId) || overlaps(found));
    if (!isKnown) yield found;
  }
}

type StageHours = Partial<Record<string, number>>;

async function* addStages(file: ExportFile, hours: Map<string, StageHours>): AsyncGenerator<Rejection> {
  for await (const { cells, line } of readCsv(file)) {
    const [start, end] = [readUtc(cells.sleep_stage_start ?? ''), readUtc(cells.sleep_stage_end ?? '')];
    const [id = '', stage = ''] = [cells.sleep_id, cells.sleep_stage_type];
    if (!start || !end) {
      yield unreadable('sleep_stage_start', file, line);
      continue;
    }
    const ofNight = hours.get(id) ?? {};
    ofNight[stage] = (ofNight[stage] ?? 0) + (end.getTime() - start.getTime()) / 3_600_000;
    hours.set(id, ofNight);
  }
}

async function* readSleeps(
  file: ExportFile,
  stageHours: ReadonlyMap<string, StageHours>,
  personZone: string,
): AsyncGenerator<NightRecord | Rejection> {
  for await (const { cells, line } of readCsv(file)) {
    const [bedtime, wakeTime] = [readUtc(cells.sleep_start ?? ''), readUtc(cells.sleep_end ?? '')];
    if (!bedtime || !wakeTime) {
      yield unreadable('sleep_start', file, line);
      continue;
    }
    const stages = stageHours.get(cells.sleep_id ?? '');
    const hasStages = /stages/i.test(cells.sleep_type ?? '') && stages !== undefined;
    const asleep = readDecimal(cells.minutes_asleep ?? '', '.');
    const inBed = readDecimal(cells.minutes_in_sleep_period ?? '', '.');
    yield {
      kind: 'night',
      externalId: cells.sleep_id || bedtime.toISOString(),
      zone: toRecordedZone(wakeTime, readOffset(cells.end_utc_offset ?? ''), personZone),
      bedtime,
      wakeTime,
      asleepHours: asleep === null ? null : asleep / 60,
      deepHours: hasStages ? (stages.DEEP ?? 0) : null,
      remHours: hasStages ? (stages.REM ?? 0) : null,
      lightHours: hasStages ? (stages.LIGHT ?? 0) : null,
      efficiency: asleep !== null && inBed ? (asleep / inBed) * 100 : null,
      isNap: false,
    };
  }
}

async function* readLogs(file: ExportFile, zone: string): AsyncGenerator<NightRecord | Rejection> {
  let number = 0;
  for await (const log of readJson(file)) {
    number += 1;
    yield toNight(log, zone) ?? unreadable('startTime', file, number);
  }
}

function toNight(log: JsonObject, zone: string): NightRecord | undefined {
  const [start, end] = [readClockTime(toText(log.startTime)), readClockTime(toText(log.endTime))];
  const milliseconds = toPositive(log.duration);
  if (!start || !(end || milliseconds)) return undefined;
  const bedtime = toLocalInstant(start, zone);
  const wakeTime = end ? toLocalInstant(end, zone) : new Date(bedtime.getTime() + (milliseconds ?? 0));
  const summary = toObject(toObject(log.levels).summary);
  // Logs of the type `classic` contain no sleep stages, so their hours per stage are null.
  const hours = (stage: string) => {
    const minutes = log.type === 'classic' ? null : toNumber(toObject(summary[stage]).minutes);
    return minutes === null ? null : minutes / 60;
  };
  const asleep = toNumber(log.minutesAsleep);
  return {
    kind: 'night',
    externalId: toText(log.logId) || String(toNumber(log.logId) ?? bedtime.toISOString()),
    zone,
    bedtime,
    wakeTime,
    asleepHours: asleep === null ? null : asleep / 60,
    deepHours: hours('deep'),
    remHours: hours('rem'),
    lightHours: hours('light'),
    efficiency: toPositive(log.efficiency),
    isNap: log.mainSleep === false,
  };
}
