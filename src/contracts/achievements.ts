import { z } from 'zod';
import { achievementKeys, achievementLevels } from '#domain/achievements.ts';
import { defineEndpoint, member } from './endpoint.ts';
import { day } from './inputs.ts';

export const listAchievements = defineEndpoint({
  operationId: 'listAchievements',
  method: 'GET',
  path: '/api/achievements',
  summary: 'List achievements and progress towards them',
  description:
    'Returns the earned levels of each achievement with their days, and the progress towards its next level.',
  access: member('achievements'),
  revalidate: 'own-data',
  response: z.array(
    z.object({
      key: z.enum(achievementKeys),
      value: z.number(),
      currentStreak: z.number().nullable(),
      earned: z.array(z.object({ level: z.enum(achievementLevels), threshold: z.number(), day })),
      next: z
        .object({ level: z.enum(achievementLevels), threshold: z.number(), progress: z.number() })
        .nullable(),
    }),
  ),
});
