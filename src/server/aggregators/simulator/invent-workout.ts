import type { WorkoutRecord } from '#domain/devices/health-record.ts';
import { toInstant } from '#domain/zoned-time.ts';
import { chanceOf, near, round } from './chance.ts';
import { type InventedDay, isWeekend } from './invented-day.ts';
import { workoutKinds } from './provider-traits.ts';

/**
 * Returns the workout of a day, or an empty list. A person trains on about half of the days. A workout that has not
 * ended is left out.
 */
export function inventWorkout(
  { person, provider, day, zone, now, language }: InventedDay,
  kinds: readonly (keyof typeof workoutKinds)[],
): WorkoutRecord[] {
  const truth = chanceOf(person, day, 'workout');
  if (truth() < (isWeekend(day) ? 0.4 : 0.55)) return [];
  const kind = kinds[Math.floor(truth() * kinds.length)];
  if (!kind) return [];
  const { title, type, intensity, energy } = workoutKinds[kind];
  const start = toInstant(day, isWeekend(day) ? '10:00' : '17:30', zone);
  const startedAt = new Date(start.getTime() + 60_000 * Math.round(near(truth, 0, 30)));
  const minutes = round(near(truth, 42, 12));
  if (startedAt.getTime() + minutes * 60_000 > now.getTime()) return [];
  const calories = round(minutes * energy * near(chanceOf(person, provider, day, 'energy'), 1, 0.05));
  return [
    {
      kind: 'workout',
      externalId: `workout-${day}`,
      zone,
      startedAt,
      minutes,
      type,
      title: title[language],
      intensity,
      calories,
    },
  ];
}
