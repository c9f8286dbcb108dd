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
import type { Deps } from '#server/http/context.ts';
import { deleteNightOf, goalsOf, keepGoals, logNight, nightsOf, sleepSummary } from './sleep-service.ts';

export function addSleepRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, deps, getSleepGoals, ({ db, user }) => goalsOf(db, user.id));

  addRoute(app, deps, saveSleepGoals, ({ db, user, body }) => keepGoals(db, user.id, body));

  addRoute(app, deps, listNights, ({ db, user, query }) => nightsOf(db, user.id, query));

  addRoute(app, deps, saveNight, ({ db, user, body, now, zone }) => logNight(db, user.id, body, now, zone));

  addRoute(app, deps, deleteNight, ({ db, user, params }) => deleteNightOf(db, user.id, params.date));

  addRoute(app, deps, getSleepSummary, ({ db, user, query }) => sleepSummary(db, user.id, query.date));
}
