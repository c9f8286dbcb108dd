import type { FastifyInstance } from 'fastify';
import {
  deleteNight,
  getSleepGoals,
  getSleepSummary,
  listNights,
  saveNight,
  saveSleepGoals,
} from '#contracts/sleep.ts';
import { addRoute } from '#server/http/add-route.ts';
import type { Deps } from '#server/http/deps.ts';
import { getNightSummary } from './night-summary-service.ts';
import {
  deleteLoggedNight,
  getGoals,
  getLoggedNight,
  listLoggedNights,
  updateGoals,
  updateLoggedNight,
} from './sleep-service.ts';

export function addSleepRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, deps, getSleepGoals, ({ db, user }) => getGoals(db, user.id));

  addRoute(app, deps, saveSleepGoals, {
    find: ({ tx, user }) => getGoals(tx, user.id),
    write: ({ tx, edit, body }) => updateGoals(tx, edit, body),
  });

  addRoute(app, deps, listNights, ({ db, user, query }) => listLoggedNights(db, user.id, query));

  addRoute(app, deps, saveNight, {
    find: ({ tx, user, body }) => getLoggedNight(tx, user.id, body.date),
    write: ({ tx, edit, body, zone }) => updateLoggedNight(tx, edit, body, zone),
  });

  addRoute(app, deps, deleteNight, {
    write: ({ tx, user, params }) => deleteLoggedNight(tx, user.id, params.date),
  });

  addRoute(app, deps, getSleepSummary, ({ db, user, query }) => getNightSummary(db, user.id, query.date));
}
