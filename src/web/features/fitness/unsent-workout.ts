import type { ExerciseActivity } from '#contracts/fitness.ts';
import { toCalendarDay } from '#domain/calendar-day.ts';
import type { OutboxEntry } from '#web/lib/outbox/outbox-entry.ts';
import type { NewWorkout } from './use-fitness.ts';

/**
 * Returns the workout that an entry of the outbox creates or updates when it is sent. The id is 0
 * if the workout is new. If the entry has no time for the workout, the workout has the time at
 * which the entry was written.
 */
export function toUnsentWorkout({ input, userId, writtenAt, zone }: OutboxEntry): ExerciseActivity {
  const body = input.body as NewWorkout;
  const timestamp = body.timestamp ?? new Date(writtenAt).toISOString();
  return {
    id: Number(input.params?.id ?? 0),
    userId,
    type: body.type,
    duration: body.duration,
    intensity: body.intensity ?? 'moderate',
    caloriesBurned: body.caloriesBurned ?? null,
    notes: body.notes ?? null,
    timestamp,
    date: toCalendarDay(new Date(timestamp), zone),
    zone,
    source: 'self',
    counts: true,
  };
}
