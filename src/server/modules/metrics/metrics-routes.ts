import type { FastifyInstance } from 'fastify';
import { listHealthMetrics } from '#contracts/metrics.ts';
import { toCalendarDay } from '#domain/calendar-day.ts';
import { addRoute } from '#server/http/add-route.ts';
import type { Deps } from '#server/http/deps.ts';
import { listDayMetrics, listRecentMetrics } from './metrics-service.ts';

export function addMetricsRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, deps, listHealthMetrics, async ({ db, user, query, now, zone }) =>
    query.date
      ? listDayMetrics(db, user.id, query.date)
      : listRecentMetrics(db, user.id, toCalendarDay(now, zone)),
  );
}
