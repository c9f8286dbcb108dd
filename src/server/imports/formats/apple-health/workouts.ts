import { guessWorkoutType } from '#domain/devices/guess-workout-type.ts';
import type { WorkoutRecord } from '#domain/devices/health-record.ts';
import { detachText } from './detach-text.ts';
import type { Attributes, Sample } from './sample.ts';
import { toKilocalories, toMinutes } from './units.ts';

const activeEnergy = 'HKQuantityTypeIdentifierActiveEnergyBurned';

/**
 * Returns the energy of a workout in kilocalories, or null if it was not measured. Newer exports contain the energy in
 * the statistics. Older exports contain it in an attribute.
 */
function energyOf(attributes: Attributes, statistics: readonly Attributes[]): number | null {
  const energy = statistics.find(({ type }) => type === activeEnergy);
  const [text, unit] = energy
    ? [energy.sum, energy.unit]
    : [attributes.totalEnergyBurned, attributes.totalEnergyBurnedUnit];
  const value = toKilocalories(Number(text ?? Number.NaN), unit);
  // Zero means that nothing was measured.
  return value === undefined || !(value > 0) ? null : Math.round(value);
}

/** Returns a workout. `statistics` are the attributes of the elements `WorkoutStatistics` inside the workout. */
export function toWorkout(
  { attributes, start, end, zone }: Sample,
  statistics: readonly Attributes[],
): WorkoutRecord {
  const activity = detachText(attributes.workoutActivityType ?? '').replace(/^HKWorkoutActivityType/, '');
  const title = activity.replace(/(?<=[a-z])(?=[A-Z])/g, ' ') || 'Other';
  const written = toMinutes(Number(attributes.duration ?? Number.NaN), attributes.durationUnit ?? 'min');
  const elapsed = (end.getTime() - start.getTime()) / 60_000;
  return {
    kind: 'workout',
    externalId: `workout-${start.getTime() / 1000}-${activity}`,
    zone,
    startedAt: start,
    minutes: Math.round(written !== undefined && written > 0 ? written : elapsed),
    type: guessWorkoutType(title),
    title,
    intensity: null,
    calories: energyOf(attributes, statistics),
  };
}

/**
 * Leaves out workouts that a second source also recorded. Workouts of two sources are one workout if they overlap for
 * more than half of the shorter workout. Keeps the workout whose energy is known. If the energy is known for both or
 * for neither, keeps the longer workout.
 */
export function dropRepeatedWorkouts(
  workouts: readonly { source: string; record: WorkoutRecord }[],
): WorkoutRecord[] {
  const kept: { source: string; record: WorkoutRecord }[] = [];
  for (const workout of workouts.toSorted((a, b) => rankOf(b.record) - rankOf(a.record))) {
    const isRepeat = kept.some(
      (one) => one.source !== workout.source && sharedPart(one.record, workout.record) > 0.5,
    );
    if (!isRepeat) kept.push(workout);
  }
  return kept.map(({ record }) => record).toSorted((a, b) => a.startedAt.getTime() - b.startedAt.getTime());
}

const rankOf = ({ calories, minutes }: WorkoutRecord) => (calories === null ? 0 : 100_000) + minutes;

function sharedPart(one: WorkoutRecord, other: WorkoutRecord): number {
  const [from, to] = [one, other]
    .map(({ startedAt }) => startedAt.getTime() / 60_000)
    .toSorted((a, b) => a - b);
  const ends = [one, other].map(({ startedAt, minutes }) => startedAt.getTime() / 60_000 + minutes);
  const shared = Math.min(...ends) - Math.max(from ?? 0, to ?? 0);
  return shared / Math.max(1, Math.min(one.minutes, other.minutes));
}
