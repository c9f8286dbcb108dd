import { guessWorkoutType } from '#domain/devices/guess-workout-type.ts';
import type { Rejection, SessionRecord, WorkoutRecord } from '#domain/devices/health-record.ts';
import { median } from '#domain/median.ts';
import { type JsonObject, readJson, toNumber, toObject, toPositive, toText } from '../../read-json.ts';
import { readStart } from '../../read-start.ts';
import type { ExportFile, ReadContext } from '../../reader.ts';
import { toRecordedZone } from '../../recorded-zone.ts';
import { readEachFile, unreadable } from '../../reject.ts';
import { readUtc } from './garmin-time.ts';

interface Activity {
  id: string;
  parentId: string;
  startedAt: Date;
  minutes: number;
  zone: string;
  /** The type as Garmin names it, such as `strength_training`. */
  type: string;
  title: string;
  /** Energy in the unit of the file, which `energyUnit` determines. Null if unknown. */
  energy: number | null;
  /**
   * The energy that the body needs at rest, in the unit of the file. This energy is included in
   * `energy`. Null if unknown.
   */
  energyAtRest: number | null;
}

/**
 * Yields the activities of all files, and the rejections. If an activity has two entries, uses the last entry. Leaves
 * out the parts of an activity with several sports, because the files also contain the whole activity.
 */
export async function* readActivities(
  files: readonly ExportFile[],
  { zone }: ReadContext,
): AsyncGenerator<WorkoutRecord | SessionRecord | Rejection> {
  const activities = new Map<string, Activity>();
  for await (const found of readEachFile(files, (file) => readFile(file, zone))) {
    if ('kind' in found) yield found;
    else activities.set(found.id, found);
  }
  const unit = energyUnit([...activities.values()]);
  for (const activity of activities.values()) {
    if (!activities.has(activity.parentId)) yield toRecord(activity, unit);
  }
}

const listName = 'summarizedActivitiesExport';

/**
 * Yields the activities of a file, and the rejections. The list of activities is the file itself, or a field of an
 * object, or a field of an object in a list.
 */
async function* readFile(file: ExportFile, zone: string): AsyncGenerator<Activity | Rejection> {
  const start = await readStart(file);
  const path = start.includes(`"${listName}"`)
    ? /^\s*\{/.test(start)
      ? `$.${listName}.*`
      : `$.*.${listName}.*`
    : '$.*';
  let number = 0;
  for await (const entry of readJson(file, path)) {
    number += 1;
    const startedAt = readUtc(
      toNumber(entry.beginTimestamp) ?? toNumber(entry.startTimeGmt) ?? entry.startTimeGmt,
    );
    const milliseconds = toPositive(entry.duration) ?? toPositive(entry.elapsedDuration);
    if (!startedAt) yield unreadable('beginTimestamp', file, number);
    else if (milliseconds === null) yield unreadable('duration', file, number);
    else yield toActivity(entry, startedAt, milliseconds / 60_000, zone);
  }
}

function toActivity(entry: JsonObject, startedAt: Date, minutes: number, personZone: string): Activity {
  const type =
    toText(entry.activityType) || toText(toObject(entry.activityType).typeKey) || toText(entry.sportType);
  return {
    id: toId(entry.activityId) || startedAt.toISOString(),
    parentId: toId(entry.parentId),
    startedAt,
    minutes,
    zone: toRecordedZone(startedAt, readOffset(entry, startedAt), personZone),
    type: type.toLowerCase(),
    title: toText(entry.name) || toText(entry.activityName) || toTitle(type),
    energy: toPositive(entry.calories),
    energyAtRest: toPositive(entry.bmrCalories),
  };
}

const toId = (value: unknown) => (typeof value === 'number' ? String(value) : toText(value));

/** Returns a title for a type, such as `Strength training` for `strength_training`. */
function toTitle(type: string): string {
  const words = type.toLowerCase().replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Returns the offset from UTC in minutes, or null if the offset is not known. The export writes the local start as if
 * it were an instant in UTC. So the offset is this instant minus the real start.
 */
function readOffset(entry: JsonObject, startedAt: Date): number | null {
  const local = toNumber(entry.startTimeLocal);
  if (local === null) return null;
  const minutes = Math.round((local - startedAt.getTime()) / 60_000);
  return Math.abs(minutes) <= 14 * 60 && minutes % 15 === 0 ? minutes : null;
}

/**
 * The number that most exports contain for an energy of one kilocalorie. To get kilocalories,
 * Garmin Connect divides the energy values by this number too.
 */
const exportUnit = 4.19;

/**
 * If the median energy at rest is above this value per minute, the energy values of the export are not in kilocalories.
 * Real rates are 0.7 to 2 kilocalories per minute.
 */
const mostAtRest = 2.4;

/**
 * If no energy at rest is known and the median energy of all activities is above this value per minute, the energy
 * values of the export are not in kilocalories. Few activities need more than 15 kilocalories per minute.
 */
const mostInMotion = 15;

/**
 * Returns the divisor that converts the energy of activities to kilocalories: 4.19, or 1 if the energy is already in
 * kilocalories.
 */
function energyUnit(activities: readonly Activity[]): number {
  const rates = (energyOf: (activity: Activity) => number | null) =>
    activities.flatMap((activity) => {
      const energy = energyOf(activity);
      return energy === null ? [] : [energy / activity.minutes];
    });
  const atRest = rates((activity) => activity.energyAtRest);
  const isExportUnit =
    atRest.length > 0
      ? median(atRest) > mostAtRest
      : median(rates((activity) => activity.energy)) > mostInMotion;
  return isExportUnit ? exportUnit : 1;
}

function toRecord(activity: Activity, unit: number): WorkoutRecord | SessionRecord {
  const { id: externalId, zone, startedAt, minutes, type, title, energy } = activity;
  const event = { externalId, zone, startedAt, minutes };
  if (type === 'meditation') return { kind: 'session', ...event, type: 'mindfulness' };
  if (type === 'breathwork') return { kind: 'session', ...event, type: 'breathing' };
  const calories = energy === null ? null : Math.round(energy / unit);
  return { kind: 'workout', ...event, type: guessWorkoutType(type), title, intensity: null, calories };
}
