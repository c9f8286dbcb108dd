import { z } from 'zod';
import { defineEndpoint, member } from './endpoint.ts';
import { day, instant } from './inputs.ts';

const activityArea = z.enum(['fitness', 'nutrition', 'sleep', 'mindfulness']);

const recentActivity = z.object({
  area: activityArea,
  /** The type of the workout, meditation session or meal. Null for a night of sleep. */
  type: z.string().nullable(),
  /** The name of the meal. Null for an entry that is not a meal. */
  name: z.string().nullable(),
  minutes: z.number().nullable(),
  calories: z.number().nullable(),
  date: day,
  timestamp: instant,
  zone: z.string(),
  source: z.string(),
});

export type ActivityArea = z.output<typeof activityArea>;
export type RecentActivity = z.output<typeof recentActivity>;
export type RecentActivityRow = z.input<typeof recentActivity>;

export const listRecentActivity = defineEndpoint({
  operationId: 'listRecentActivity',
  method: 'GET',
  path: '/api/recent-activity',
  summary: 'List recent workouts, meals, meditations and sleep',
  description:
    'Returns the newest entries of the three days up to a date, at most thirty, newest first. `area` limits them to one area.',
  access: member('measures'),
  revalidate: 'own-data',
  query: z.object({ date: day, area: activityArea.optional() }),
  response: z.array(recentActivity),
});
