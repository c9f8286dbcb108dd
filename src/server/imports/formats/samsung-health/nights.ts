import type { NightRecord, Rejection } from '#domain/devices/health-record.ts';
import { readDecimal } from '#domain/devices/read-decimal.ts';
import type { ExportFile } from '../../reader.ts';
import { notUsed, readEachFile, unreadable } from '../../reject.ts';
import type { Clock } from './clock.ts';
import { amount } from './days.ts';
import { type Cells, readTable } from './read-table.ts';

const stageNames: Readonly<Record<string, 'awake' | 'light' | 'deep' | 'rem' | undefined>> = {
  40001: 'awake',
  40002: 'light',
  40003: 'deep',
  40004: 'rem',
};

/**
 * The stages of a night: the hours in each stage, the start of the first stage and the end of the last stage. `cells`
 * is the first row that was read.
 */
interface Stages {
  awake: number;
  light: number;
  deep: number;
  rem: number;
  start: Date;
  end: Date;
  cells: Cells;
}

interface Sleep {
  id: string;
  cells: Cells;
  bedtime: Date;
  wakeTime: Date;
}

interface SleepFiles {
  sleeps: readonly ExportFile[];
  /** Tables of nights that the app has combined from several sleeps. */
  combined: readonly ExportFile[];
  stages: readonly ExportFile[];
}

/**
 * Yields the nights and the rejections. A combined night replaces the sleeps that the app combined.
 * Stages that belong to no sleep in the tables become a separate night.
 */
export async function* readNights(files: SleepFiles, clock: Clock): AsyncGenerator<NightRecord | Rejection> {
  const stages = new Map<string, Stages>();
  yield* readEachFile(files.stages, (file) => addStages(file, clock, stages));
  const [sleeps, combined] = [new Map<string, Sleep>(), new Map<string, Sleep>()];
  yield* readEachFile(files.sleeps, (file) => addSleeps(file, clock, sleeps, stages));
  yield* readEachFile(files.combined, (file) => addSleeps(file, clock, combined, stages));
  const parts = Map.groupBy(sleeps.values(), ({ cells }) => cells.combined_id ?? '');
  for (const sleep of sleeps.values()) {
    if (!combined.has(sleep.cells.combined_id ?? '')) yield toNight(sleep, stages.get(sleep.id), clock);
  }
  for (const night of combined.values()) {
    const ids = (parts.get(night.id) ?? []).map(({ id }) => id);
    const ofParts = [night.id, ...ids].map((id) => stages.get(id)).filter((one) => one !== undefined);
    yield toNight(night, addUp(ofParts), clock);
  }
  for (const [id, ofNight] of stages) {
    const sleep = { id, cells: ofNight.cells, bedtime: ofNight.start, wakeTime: ofNight.end };
    if (id && !sleeps.has(id) && !combined.has(id)) yield toNight(sleep, ofNight, clock);
  }
}

async function* addStages(
  file: ExportFile,
  clock: Clock,
  stages: Map<string, Stages>,
): AsyncGenerator<Rejection> {
  for await (const { cells, line } of readTable(file)) {
    const [start, end] = [clock.instant(cells, 'start_time'), clock.instant(cells, 'end_time')];
    const [name, id] = [stageNames[cells.stage ?? ''], cells.sleep_id ?? ''];
    if (!start || !end || !name || end < start) {
      yield unreadable('stage', file, line);
      continue;
    }
    const ofNight = stages.get(id) ?? { awake: 0, light: 0, deep: 0, rem: 0, start, end, cells };
    ofNight[name] += (end.getTime() - start.getTime()) / 3_600_000;
    if (start < ofNight.start) ofNight.start = start;
    if (end > ofNight.end) ofNight.end = end;
    stages.set(id, ofNight);
  }
}

async function* addSleeps(
  file: ExportFile,
  clock: Clock,
  sleeps: Map<string, Sleep>,
  stages: ReadonlyMap<string, Stages>,
): AsyncGenerator<Rejection> {
  let hasGoals = false;
  for await (const { cells, line } of readTable(file)) {
    const [bedtime, wakeTime] = [clock.instant(cells, 'start_time'), endOf(cells, clock)];
    if (!bedtime || !wakeTime) {
      yield unreadable('start_time', file, line);
      continue;
    }
    const id = cells.datauuid || bedtime.toISOString();
    // An empty `sleep_duration` marks the goal for a bedtime and not a sleep. Older tables do not have this column.
    const isGoal = cells.sleep_duration === '' && !stages.has(id);
    if (isGoal) hasGoals = true;
    else sleeps.set(id, { id, cells, bedtime, wakeTime });
  }
  if (hasGoals) yield notUsed('sleep without sleep_duration', file);
}

/**
 * Returns the end of a sleep. If `end_time` cannot be read, returns the start plus `sleep_duration`, which is in
 * minutes. Returns undefined if `sleep_duration` or the start cannot be read either.
 */
function endOf(cells: Cells, clock: Clock): Date | undefined {
  const [start, minutes] = [clock.instant(cells, 'start_time'), amount(cells, 'sleep_duration')];
  const end = clock.instant(cells, 'end_time');
  if (end) return end;
  return start && minutes !== null ? new Date(start.getTime() + minutes * 60_000) : undefined;
}

function addUp(parts: readonly Stages[]): Stages | undefined {
  const [first] = parts;
  const total = (name: 'awake' | 'light' | 'deep' | 'rem') =>
    parts.reduce((sum, part) => sum + part[name], 0);
  return (
    first && {
      ...first,
      awake: total('awake'),
      light: total('light'),
      deep: total('deep'),
      rem: total('rem'),
    }
  );
}

function toNight(sleep: Sleep, stages: Stages | undefined, clock: Clock): NightRecord {
  const { id, cells, bedtime, wakeTime } = sleep;
  const efficiency =
    readDecimal(cells.efficiency ?? '', '.') || readDecimal(cells.original_efficiency ?? '', '.');
  return {
    kind: 'night',
    externalId: id,
    zone: clock.zone(cells, wakeTime),
    bedtime,
    wakeTime,
    asleepHours: stages ? stages.deep + stages.light + stages.rem : null,
    deepHours: stages?.deep ?? null,
    remHours: stages?.rem ?? null,
    lightHours: stages?.light ?? null,
    efficiency: efficiency || null,
    isNap: false,
  };
}
