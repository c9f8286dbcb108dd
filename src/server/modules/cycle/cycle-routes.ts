import type { FastifyInstance } from 'fastify';
import {
  createCycleEntry,
  deleteCycleEntry,
  getCycleCalendar,
  listCycleEntries,
  updateCycleEntry,
} from '#contracts/cycle.ts';
import { dayOf } from '#domain/calendar-day.ts';
import { addRoute } from '#server/http/add-route.ts';
import type { Deps } from '#server/http/context.ts';
import { calendarOf } from './cycle-calendar.ts';
import { changeEntry, deleteEntry, entriesOf, logEntry } from './cycle-service.ts';

export function addCycleRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, deps, listCycleEntries, ({ db, user, query }) => entriesOf(db, user.id, query));

  addRoute(app, deps, createCycleEntry, ({ db, user, body, now, zone }) =>
    logEntry(db, user.id, body, now, zone),
  );

  addRoute(app, deps, updateCycleEntry, ({ db, user, params, body, now, zone }) =>
    changeEntry(db, user.id, params.id, body, now, zone),
  );

  addRoute(app, deps, deleteCycleEntry, ({ db, user, params }) => deleteEntry(db, user.id, params.id));

  addRoute(app, deps, getCycleCalendar, ({ db, user, query, now, zone }) =>
    calendarOf(db, user.id, query, dayOf(now, zone)),
  );
}
