import type { FastifyInstance } from 'fastify';
import { getHorizonYear, listHealthMetrics, listSourceOrders, saveSourceOrder } from '#contracts/measures.ts';
import { saveHealthMetrics } from '#contracts/vitals.ts';
import { everyDay, toCalendarDay } from '#domain/calendar-day.ts';
import { addRoute } from '#server/http/add-route.ts';
import type { Deps } from '#server/http/deps.ts';
import { resolveDay } from '#server/http/event-time.ts';
import { getYear } from './horizon-year-service.ts';
import { getDayMetrics, listDayMetrics, listRecentMetrics } from './measures-service.ts';
import { listPreferredSources, mergePreferredSources } from './source-orders-service.ts';
import { updateVitals } from './vitals-service.ts';

export function addMeasuresRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, deps, listHealthMetrics, ({ db, user, query, now, zone }) => {
    const { date, from = everyDay[0], to = toCalendarDay(now, zone), limit } = query;
    return date ? listDayMetrics(db, user.id, date) : listRecentMetrics(db, user.id, { from, to, limit });
  });

  addRoute(app, deps, saveHealthMetrics, {
    find: ({ tx, user, edit, body, zone }) =>
      getDayMetrics(tx, user.id, resolveDay(body.date, edit.at, zone)),
    write: ({ tx, edit, body, zone }) => updateVitals(tx, edit, body, zone),
  });

  addRoute(app, deps, getHorizonYear, ({ db, user, query }) => getYear(db, user.id, query.year));

  addRoute(app, deps, listSourceOrders, ({ db, user }) => listPreferredSources(db, user.id));

  addRoute(app, deps, saveSourceOrder, {
    find: async ({ params, body }) => ({ measure: params.measure, sources: body.sources }),
    write: ({ tx, edit, params, body }) => mergePreferredSources(tx, edit, params.measure, body.sources),
  });
}
