import { z } from 'zod';
import { type HorizonMeasure, horizonMeasures } from '#domain/horizon.ts';
import { hoursMeanings } from '#domain/hours-meaning.ts';
import { measureNames } from '#domain/measures/catalogue.ts';
import { isSource } from '#domain/sources.ts';
import { defineEndpoint, member } from './endpoint.ts';
import { day, dayLimits, id, inDayOrder } from './inputs.ts';

const score = z.number().nullable();
const flag = z.boolean().nullable();

/** The health data of one person on one day. Unknown values are null. */
export const healthMetric = z.object({
  /**
   * The day as a number: 1 for 0001-01-01, 2 for the next day, and so on. Each day has only one entry, so this number
   * can serve as the id.
   */
  id,
  date: day,
  mood: score,
  energyLevel: score,
  stressLevel: score,
  waterIntake: score,
  heartRate: score,
  alcoholConsumption: flag,
  sugarIntake: flag,
  junkFoodConsumption: flag,
  selfCareActivity: flag,
  procrastination: flag,
  sleepQuality: score,
  sleepHours: score,
  /**
   * The source of each known value, by the name of its field. `suggested` means a default value that the person did not
   * change.
   */
  sources: z.record(z.string(), z.string()),
});

export type HealthMetric = z.output<typeof healthMetric>;

export const listHealthMetrics = defineEndpoint({
  operationId: 'listHealthMetrics',
  method: 'GET',
  path: '/api/health-metrics',
  summary: 'List mood, sleep, heart rate and other values by day',
  description:
    'With a date, returns that day. Otherwise returns the newest days that have a value, at most `limit`. `from` and `to` limit the days; `to` defaults to today.',
  access: member('measures'),
  revalidate: 'own-data',
  query: z
    .object({
      date: day.optional(),
      ...dayLimits,
      limit: z.coerce.number().int().min(1).max(100).default(30),
    })
    .refine(...inDayOrder),
  response: z.array(healthMetric),
});

const horizonValues = z.object(
  Object.fromEntries(horizonMeasures.map((name) => [name, score])) as Record<HorizonMeasure, typeof score>,
);

export const getHorizonYear = defineEndpoint({
  operationId: 'getHorizonYear',
  method: 'GET',
  path: '/api/horizon-year',
  summary: 'Get a year of mood, sleep, stress and other daily values',
  description:
    'Returns the days of the year that have a value, oldest first, and the years that have a value, newest first. Leaves out suggested and simulated values.',
  access: member('measures'),
  revalidate: 'own-data',
  query: z.object({ year: z.coerce.number().int().min(1900).max(2199) }),
  response: z.object({
    years: z.array(z.int()),
    entries: z.array(z.object({ date: day }).extend(horizonValues.shape)),
    sleepMeaning: z.enum(hoursMeanings),
  }),
});

const measure = z.enum(measureNames);

const sourceOrder = z.object({
  measure,
  /** The sources of the measure, preferred first. Sources that are not listed rank below the listed sources. */
  sources: z.array(z.string()),
});

export type SourceOrder = z.output<typeof sourceOrder>;

/**
 * A source that a person may put into their order of sources. `suggested` is not allowed, because suggested values
 * always rank last.
 */
const preferredSource = z
  .string()
  .refine((text) => isSource(text) && text !== 'suggested', 'Not self, device:<id> or import:<id>');

export const listSourceOrders = defineEndpoint({
  operationId: 'listSourceOrders',
  method: 'GET',
  path: '/api/source-orders',
  summary: 'List the preferred data sources of each measure',
  description:
    'If several sources have a value for the same day, the first source of the list counts. Returns only measures whose order the person has chosen. For all other measures, `self` comes first, then the newest value of a device or an import.',
  access: member('measures'),
  revalidate: 'own-data',
  response: z.array(sourceOrder),
});

export const saveSourceOrder = defineEndpoint({
  operationId: 'saveSourceOrder',
  method: 'PUT',
  path: '/api/source-orders/:measure',
  summary: 'Save the preferred data sources of a measure',
  description:
    'An empty list restores the default order. Stored values do not change. An order for a measure of workouts, meals, meditation or nights applies to all of them.',
  access: member('measures'),
  params: z.strictObject({ measure }),
  body: z.strictObject({
    sources: z
      .array(preferredSource)
      .max(50)
      .refine((sources) => new Set(sources).size === sources.length, 'A source is named twice'),
  }),
  record: sourceOrder,
  response: sourceOrder,
});
