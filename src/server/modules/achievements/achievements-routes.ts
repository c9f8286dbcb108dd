import type { FastifyInstance } from 'fastify';
import { listAchievements } from '#contracts/achievements.ts';
import { addRoute } from '#server/http/add-route.ts';
import type { Deps } from '#server/http/deps.ts';
import { listOwnAchievements } from './achievements-service.ts';

export function addAchievementsRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, deps, listAchievements, ({ db, user, now, zone }) =>
    listOwnAchievements(db, user.id, { now, zone }),
  );
}
