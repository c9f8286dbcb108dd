import { z } from 'zod';
import { measureNames } from '#domain/measures/catalogue.ts';
import { isSource } from '#domain/sources.ts';
import { defineEndpoint, member } from './endpoint.ts';
import { day, id } from './inputs.ts';

const score = z.number().nullable();
const flag = z.boolean().nullable();

/** A person's day. What is not known is null: nothing is made up. */
const healthMetric = z.object({
  /** Days since 1970-01-01: a day is its own identity. */
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
  /** Where each known value came from, by field. `suggested` is a default that the person did not touch. */
  sources: z.record(z.string(), z.string()),
});

export type HealthMetric = z.output<typeof healthMetric>;

export const listHealthMetrics = defineEndpoint({
  method: 'GET',
  path: '/api/health-metrics',
  summary: 'List daily health metrics',
  description: 'One day, or the last 30 days that have an entry, newest first.',
  access: member,
  revalidate: 'own-data',
  query: z.strictObject({ date: day.optional() }),
  response: z.array(healthMetric),
});

const measure = z.enum(measureNames);

const sourceOrder = z.object({
  measure,
  /** Best first. A source that is not named comes after those that are. */
  sources: z.array(z.string()),
});

export type SourceOrder = z.output<typeof sourceOrder>;

/** A suggested value loses to every other, so no order names it. */
const preferredSource = z
  .string()
  .refine((text) => isSource(text) && text !== 'suggested', 'Not self, device:<id> or import:<id>');

export const listSourceOrders = defineEndpoint({
  method: 'GET',
  path: '/api/source-orders',
  summary: 'List preferred sources by measure',
  description:
    'Only measures whose order the person has chosen. For all others `self` comes first, then the newest device or import.',
  access: member,
  revalidate: 'own-data',
  response: z.array(sourceOrder),
});

export const saveSourceOrder = defineEndpoint({
  method: 'PUT',
  path: '/api/source-orders/:measure',
  summary: 'Save the preferred sources of a measure',
  description: 'An empty list goes back to the default order. No stored value changes.',
  access: member,
  params: z.strictObject({ measure }),
  body: z.strictObject({
    sources: z
      .array(preferredSource)
      .max(50)
      .refine((sources) => new Set(sources).size === sources.length, 'A source is named twice'),
  }),
  response: sourceOrder,
});
