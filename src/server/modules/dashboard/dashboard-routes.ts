import type { FastifyInstance } from 'fastify';
import { listRecentActivity } from '#contracts/dashboard.ts';
import { addDays } from '#domain/calendar-day.ts';
import { addRoute } from '#server/http/add-route.ts';
import type { Deps } from '#server/http/deps.ts';
import { findRecentActivity } from './dashboard-queries.ts';

const days = 3;
const most = 12;

export function addDashboardRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, deps, listRecentActivity, ({ db, user, query }) =>
    findRecentActivity(db, user.id, addDays(query.date, 1 - days), query.date, most),
  );
}
