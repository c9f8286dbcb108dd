import { z } from 'zod';
import { defineEndpoint, member } from './endpoint.ts';
import { day, id } from './inputs.ts';

const score = z.number().nullable();
const flag = z.boolean().nullable();

/** A person's day. What is not known is null: nothing is made up. */
const healthMetric = z.object({
  /** The number of the day, counted from 1 for 0001-01-01. */
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
