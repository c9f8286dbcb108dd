import { z } from 'zod';
import { sleepGoalBounds } from '#domain/sleep.ts';
import { defineEndpoint, member } from './endpoint.ts';
import { day, dayLimits, inDayOrder, instant, instantInput, timeOfDay, timeZone } from './inputs.ts';

const { hours, quality } = sleepGoalBounds;

/**
 * A bedtime or a wake time in a request: a time of day `HH:MM` in the time zone of the night, or an instant. Responses
 * contain instants, so a client can send back a night that it received.
 */
const nightTime = z
  .string()
  .refine(
    (text) => timeOfDay.safeParse(text).success || instantInput.safeParse(text).success,
    'Please enter a time as HH:MM.',
  );

const goalsAnswer = z.object({
  targetSleepHours: z.number(),
  targetBedtime: z.string(),
  targetWakeTime: z.string(),
  targetQuality: z.number(),
  /** The same value as `targetQuality`. The product specification uses both names. */
  targetSleepQuality: z.number(),
  /** Whether the person has saved no goals, so that these are the default goals. */
  isSuggested: z.boolean(),
});

const night = z.object({
  date: day,
  bedtime: instant,
  wakeTime: instant,
  zone: z.string(),
  /** The hours asleep if they were measured, otherwise the hours from bedtime to wake time. */
  hours: z.number(),
  /**
   * The measured hours in each stage of sleep: deep, REM and light. The hours of a stage that was not measured are
   * null.
   */
  deepHours: z.number().nullable(),
  remHours: z.number().nullable(),
  lightHours: z.number().nullable(),
  /** The hours awake between bedtime and wake time. Null if the hours asleep were not measured. */
  awakeHours: z.number().nullable(),
  /** The share of the time in bed spent asleep, in percent. Null if it was not measured. */
  efficiency: z.number().nullable(),
  /**
   * The rating of the sleep of this night, from 1 to 10. The person rates a night when logging it or in the check-in.
   * Null if the night is not rated.
   */
  quality: z.number().nullable(),
  source: z.string(),
});

export type SleepNightRow = z.input<typeof night>;
export type LoggedNight = z.output<typeof night>;

const sleptDay = z.object({
  date: day,
  quality: z.number().nullable(),
  hours: z.number().nullable(),
  /** The logged night. Null if the day has only a rating. */
  night: night.nullable(),
});

export type SleepDay = z.output<typeof sleptDay>;
export type SleepDayRow = z.input<typeof sleptDay>;

export type SleepGoalsAnswer = z.output<typeof goalsAnswer>;

export const getSleepGoals = defineEndpoint({
  operationId: 'getSleepGoals',
  method: 'GET',
  path: '/api/sleep-goals',
  summary: 'Get the sleep goals',
  description: 'Returns the default goals if none are saved.',
  access: member('sleep'),
  revalidate: 'own-data',
  response: goalsAnswer,
});

export const saveSleepGoals = defineEndpoint({
  operationId: 'saveSleepGoals',
  method: 'POST',
  path: '/api/sleep-goals',
  summary: 'Save the sleep goals',
  access: member('sleep'),
  body: z.strictObject({
    targetSleepHours: z.number().min(hours.min).max(hours.max).multipleOf(hours.step),
    targetBedtime: timeOfDay,
    targetWakeTime: timeOfDay,
    targetQuality: z.int().min(quality.min).max(quality.max),
  }),
  record: goalsAnswer,
  response: goalsAnswer,
});

export const listNights = defineEndpoint({
  operationId: 'listNights',
  method: 'GET',
  path: '/api/sleep-nights',
  summary: 'List nights of sleep',
  description:
    'Newest first. A night has the date of the day on which the person woke up. `from` and `to` limit the days.',
  access: member('sleep'),
  revalidate: 'own-data',
  query: z
    .object({
      ...dayLimits,
      limit: z.coerce.number().int().min(1).max(100).default(30),
      before: day.optional(),
    })
    .refine(...inDayOrder),
  response: z.array(night),
});

export const saveNight = defineEndpoint({
  operationId: 'saveNight',
  method: 'POST',
  path: '/api/sleep-nights',
  summary: 'Save a night of sleep',
  description:
    'Replaces an earlier night of the same date. Without `zone`, the night keeps its time zone. The wake time cannot be ' +
    'in the future.',
  access: member('sleep'),
  errors: ['not_found'],
  body: z.strictObject({
    date: day,
    bedtime: nightTime,
    wakeTime: nightTime,
    /**
     * The time zone of the night. If omitted, it is the zone of the night that the person stored for the day, otherwise
     * the zone of the request.
     */
    zone: timeZone.optional(),
    /**
     * The rating. If omitted, the rating of the day is unchanged. Null deletes the rating, unless the person gave it in
     * the check-in.
     */
    quality: z.number().min(1).max(10).nullish(),
  }),
  record: night,
  response: night,
});

export const deleteNight = defineEndpoint({
  operationId: 'deleteNight',
  method: 'DELETE',
  path: '/api/sleep-nights/:date',
  summary: 'Delete a night of sleep',
  access: member('sleep'),
  params: z.strictObject({ date: day }),
  errors: ['not_found'],
  response: z.object({ deleted: z.literal(true) }),
});

export const getSleepSummary = defineEndpoint({
  operationId: 'getSleepSummary',
  method: 'GET',
  path: '/api/sleep-summary',
  summary: 'Get recent nights, sleep ratings and sleep regularity',
  description:
    'Returns the newest rated days and nights up to a date, newest first, and how regular the nights are.',
  access: member('sleep'),
  revalidate: 'own-data',
  query: z.object({ date: day }),
  response: z.object({
    /** The newest seven days with a rating. */
    rated: z.array(
      z.object({
        date: day,
        quality: z.number(),
        hours: z.number().nullable(),
      }),
    ),
    /**
     * The share of the time in bed spent asleep, in percent, on the newest seven days with a measured value or a
     * rating. If the share of a day was not measured, it is estimated from the rating, and `isEstimated` is true.
     */
    efficiency: z.array(z.object({ date: day, percent: z.number(), isEstimated: z.boolean() })),
    /** The newest five days with a rating or a night. */
    recent: z.array(sleptDay),
    /**
     * How irregular the nights are. The midpoint of each night lies halfway between bedtime and wake time. This is the
     * standard deviation, in minutes, of the time of day of these midpoints. Null with fewer than three nights.
     */
    irregularityMinutes: z.number().nullable(),
  }),
});
