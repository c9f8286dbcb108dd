import { z } from 'zod';
import { defineEndpoint, member } from './endpoint.ts';
import { day } from './inputs.ts';

export const getInsightReadiness = defineEndpoint({
  method: 'GET',
  path: '/api/insight-readiness',
  summary: 'Get the progress towards the first insights',
  description: 'Returns the number of days, up to a date, on which each measure has a value.',
  access: member('insights'),
  revalidate: 'own-data',
  query: z.strictObject({ date: day }),
  response: z.object({
    days: z.object({
      mood: z.number(),
      energyLevel: z.number(),
      stressLevel: z.number(),
      sleepQuality: z.number(),
    }),
    needed: z.number(),
    percent: z.number(),
  }),
});
