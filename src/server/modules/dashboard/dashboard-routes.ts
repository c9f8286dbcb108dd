import type { FastifyInstance } from 'fastify';
import { listRecentActivity } from '#contracts/dashboard.ts';
import { addRoute } from '#server/http/add-route.ts';
import type { Deps } from '#server/http/deps.ts';
import { listActivityUntil } from './dashboard-service.ts';

export function addDashboardRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, deps, listRecentActivity, ({ db, user, query }) => listActivityUntil(db, user.id, query));
}
