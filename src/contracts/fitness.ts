import { z } from 'zod';
import { intensities, workoutBounds, workoutTypes } from '#domain/fitness.ts';
import { defineEndpoint, member } from './endpoint.ts';
import {
  day,
  dayLimits,
  dayRange,
  eventPageQuery,
  id,
  idParam,
  inDayOrder,
  instant,
  instantInput,
} from './inputs.ts';

const { duration, calories, notes } = workoutBounds;

const fields = {
  type: z.enum(workoutTypes),
  /** Duration in minutes. */
  duration: z.number().min(duration.min).max(duration.max),
  intensity: z.enum(intensities).default('moderate'),
  /** Energy in kilocalories. If omitted, the server estimates the energy from the duration. Null means unknown. */
  caloriesBurned: z.int().min(calories.min).max(calories.max).nullish(),
  notes: z.string().trim().max(notes.max).nullish(),
  /** When the workout took place. If omitted, the time of the request. */
  timestamp: instantInput.optional(),
};

const activity = z.object({
  id,
  userId: id,
  type: z.enum(workoutTypes),
  duration: z.number(),
  intensity: z.enum(intensities),
  caloriesBurned: z.number().nullable(),
  notes: z.string().nullable(),
  timestamp: instant,
  date: day,
  zone: z.string(),
  source: z.string(),
});

export type ExerciseActivityRow = z.input<typeof activity>;

const listedActivity = activity.extend({
  /**
   * Whether the totals of the day include this workout. The totals of a day include the workouts of only one source, so
   * that workouts from two sources are not counted twice.
   */
  counts: z.boolean(),
});

export type ExerciseActivity = z.output<typeof listedActivity>;

const totals = z.object({ minutes: z.number(), calories: z.number(), workouts: z.number() });
const best = z
  .object({
    value: z.number(),
    /** The number of workouts with this value. */
    count: z.number(),
    /** The day and the type of the newest of these workouts. */
    date: day,
    type: z.enum(workoutTypes),
  })
  .nullable();

export const listActivities = defineEndpoint({
  operationId: 'listActivities',
  method: 'GET',
  path: '/api/exercise-activities',
  summary: 'List workouts',
  description:
    'Newest first. With a date, returns only the workouts of that day. `from` and `to` limit the days.',
  access: member('fitness'),
  revalidate: 'own-data',
  query: z.object({ date: day.optional(), ...dayLimits, ...eventPageQuery }).refine(...inDayOrder),
  errors: ['not_found'],
  response: z.array(listedActivity),
});

export const createActivity = defineEndpoint({
  operationId: 'createActivity',
  method: 'POST',
  path: '/api/exercise-activities',
  summary: 'Create a workout',
  access: member('fitness'),
  body: z.strictObject(fields),
  response: activity,
});

export const updateActivity = defineEndpoint({
  operationId: 'updateActivity',
  method: 'PUT',
  path: '/api/exercise-activities/:id',
  summary: 'Update a workout',
  access: member('fitness'),
  params: z.strictObject({ id: idParam }),
  body: z.strictObject(fields),
  errors: ['not_found'],
  record: listedActivity,
  response: activity,
});

export const deleteActivity = defineEndpoint({
  operationId: 'deleteActivity',
  method: 'DELETE',
  path: '/api/exercise-activities/:id',
  summary: 'Delete a workout',
  access: member('fitness'),
  params: z.strictObject({ id: idParam }),
  errors: ['not_found'],
  response: z.object({ deleted: z.literal(true) }),
});

export const getFitnessSummary = defineEndpoint({
  operationId: 'getFitnessSummary',
  method: 'GET',
  path: '/api/fitness-summary',
  summary: 'Get the workout summary of a day and its week',
  description:
    'Returns the totals of the day, the minutes of its week compared with the weekly goal, and personal bests.',
  access: member('fitness'),
  revalidate: 'own-data',
  query: z.object({ date: day, weekStart: day }),
  response: z.object({
    today: totals,
    week: z.object({ minutes: z.number(), goal: z.number() }),
    bests: z.object({ longest: best, mostCalories: best }),
  }),
});

export const listWorkoutDays = defineEndpoint({
  operationId: 'listWorkoutDays',
  method: 'GET',
  path: '/api/workout-days',
  summary: 'List the workout minutes of each day',
  description:
    'Returns only days with a workout, oldest first. Minutes and number of the workouts that count.',
  access: member('fitness'),
  revalidate: 'own-data',
  query: dayRange(400),
  response: z.array(z.object({ date: day, minutes: z.number(), workouts: z.number() })),
});
