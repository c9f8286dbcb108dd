import { z } from 'zod';
import type { ExerciseActivity } from '#contracts/fitness.ts';
import { timeOfDay } from '#contracts/inputs.ts';
import { type CalendarDay, toCalendarDay } from '#domain/calendar-day.ts';
import {
  caloriesBurned,
  type Intensity,
  intensities,
  isEstimatedBurn,
  type WorkoutType,
  workoutBounds,
  workoutTypes,
} from '#domain/fitness.ts';
import { formatNumberInput } from '#domain/parse-number.ts';
import { toInstant, toTimeOfDay } from '#domain/zoned-time.ts';
import type { Language } from '#web/i18n/language.ts';
import { timeZone } from '#web/lib/time-zone.ts';
import { loggableDay } from '#web/ui/day-schema.ts';
import { optionalNumber, requiredNumber } from '#web/ui/number-schema.ts';
import type { NewWorkout } from './use-fitness.ts';

export const notesLength = 1000;
const durationRule = workoutBounds.duration;
export const caloriesRule = { ...workoutBounds.calories, step: 1 };

const isIntensity = (text: string): text is Intensity => intensities.some((intensity) => intensity === text);
const isWorkoutType = (text: string): text is WorkoutType => workoutTypes.some((type) => type === text);

/** Returns the schema of the form. A new workout of today needs no time (see `toWorkout`). */
export const workoutSchema = (language: Language, today: CalendarDay, isNew: boolean) =>
  z
    .object({
      type: z.string().refine(isWorkoutType, 'missing'),
      duration: requiredNumber(language, durationRule),
      intensity: z.string().refine(isIntensity, 'missing'),
      caloriesBurned: optionalNumber(language, caloriesRule),
      notes: z.string().trim().max(notesLength),
      date: loggableDay(today),
      time: timeOfDay.or(z.literal('')),
    })
    .refine(({ date, time }) => time !== '' || (isNew && date === today), {
      path: ['time'],
      // By default, zod skips this check while another field is invalid.
      when: () => true,
    });

export type WorkoutValues = z.input<ReturnType<typeof workoutSchema>>;
export type WorkoutInput = z.output<ReturnType<typeof workoutSchema>>;

/**
 * Returns the form values of a workout. If `workout` is undefined, leaves the type, the duration, the intensity and the
 * time open, and returns the current day. Leaves estimated calories empty, so that `toWorkout` estimates them again
 * for changed minutes.
 */
export function workoutValues(workout: ExerciseActivity | undefined, language: Language): WorkoutValues {
  const at = workout ? new Date(workout.timestamp) : new Date();
  const zone = workout?.zone ?? timeZone();
  const calories = workout?.caloriesBurned ?? null;
  const isEstimated = workout !== undefined && isEstimatedBurn(calories, workout.duration);
  return {
    type: workout?.type ?? '',
    duration: workout ? formatNumberInput(workout.duration, language) : '',
    intensity: workout?.intensity ?? '',
    caloriesBurned: calories === null || isEstimated ? '' : formatNumberInput(calories, language),
    notes: workout?.notes ?? '',
    date: toCalendarDay(at, zone),
    time: workout ? toTimeOfDay(at, zone) : '',
  };
}

/** The day and the time of day that the form of an existing workout showed when it opened. */
interface OpenedTime {
  date: CalendarDay;
  time: string;
  /**
   * The stored instant of the workout. Undefined for an unsent workout without a time. The time of
   * such a workout is the time at which it was written.
   */
  timestamp: string | undefined;
}

interface Context {
  userId: number;
  /** The time zone of the workout. For a new workout, the time zone of this device. */
  zone: string;
  /** What the form showed when it opened. Undefined for a new workout. */
  opened: OpenedTime | undefined;
}

/**
 * Returns the request body. If the calories are empty, the body has the estimate for the minutes. `toEdit` then
 * compares the estimates before and after an edit. If the day and the time are unchanged, the workout keeps its exact
 * instant, because the form shows no seconds. If the time is empty, the workout ends now.
 */
export function toWorkout(
  { date, time, caloriesBurned: calories, notes, ...input }: WorkoutInput,
  { userId, zone, opened }: Context,
): NewWorkout {
  const isSameTime = opened?.date === date && opened.time === time;
  const start = time ? toInstant(date, time, zone) : startOfEnded(input.duration, date, zone);
  const timestamp = isSameTime ? opened.timestamp : start.toISOString();
  return {
    userId,
    ...input,
    notes: notes || null,
    caloriesBurned: calories ?? caloriesBurned(input.duration),
    ...(timestamp && { timestamp }),
  };
}

/** Returns the start of a workout that ends now, but not earlier than the start of its day. */
function startOfEnded(minutes: number, date: CalendarDay, zone: string): Date {
  return new Date(Math.max(Date.now() - minutes * 60_000, toInstant(date, '00:00', zone).getTime()));
}
