import type { FastifyInstance } from 'fastify';
import {
  createCycleEntry,
  deleteCycleEntry,
  getCycleCalendar,
  listCycleEntries,
  updateCycleEntry,
} from '#contracts/cycle.ts';
import { toCalendarDay } from '#domain/calendar-day.ts';
import { addRoute } from '#server/http/add-route.ts';
import type { Deps } from '#server/http/deps.ts';
import { getCalendar } from './calendar.ts';
import { createEntry, deleteEntry, listEntries, updateEntry } from './cycle-service.ts';

export function addCycleRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, deps, listCycleEntries, ({ db, user, query }) => listEntries(db, user.id, query));

  addRoute(app, deps, createCycleEntry, {
    write: ({ tx, user, body, now, zone }) => createEntry(tx, user.id, body, now, zone),
  });

  addRoute(app, deps, updateCycleEntry, {
    find: async ({ tx, user, params }) => (await listEntries(tx, user.id, { id: params.id, limit: 1 }))[0],
    write: ({ tx, edit, params, body, zone }) => updateEntry(tx, edit, params.id, body, zone),
  });

  addRoute(app, deps, deleteCycleEntry, {
    write: ({ tx, user, params }) => deleteEntry(tx, user.id, params.id),
  });

  addRoute(app, deps, getCycleCalendar, ({ db, user, query, now, zone }) =>
    getCalendar(db, user.id, query, toCalendarDay(now, zone)),
  );
}
