import { cutText } from '#domain/clean-text.ts';
import type { CheckedRecord } from '#domain/devices/check-record.ts';
import { workoutBounds } from '#domain/fitness.ts';
import type { Db } from '#server/db/connect.ts';
import { mergeEvents, type Origin, type Stored } from '#server/db/merge-events.ts';

/**
 * Stores workouts of one source. Unknown calories stay unknown and are not estimated. Returns for
 * each workout whether it was stored or is a duplicate, in the order of `workouts`.
 */
export function storeImportedWorkouts(
  db: Db,
  userId: number,
  origin: Origin,
  workouts: readonly CheckedRecord<'workout'>[],
): Promise<Stored[]> {
  const events = workouts.map(({ externalId, ...workout }) => ({
    externalId,
    content: {
      type: workout.type,
      duration: workout.minutes,
      intensity: workout.intensity ?? 'moderate',
      calories_burned: workout.calories === null ? null : Math.round(workout.calories),
      notes: cutText(workout.title, workoutBounds.notes.max) || null,
      happened_at: workout.startedAt,
      zone: workout.zone,
      day: workout.day,
    },
  }));
  return mergeEvents(db, 'exercise_activities', userId, origin, events);
}
