import type { FastifyInstance } from 'fastify';
import {
  createActivity,
  deleteActivity,
  getFitnessSummary,
  listActivities,
  updateActivity,
} from '#contracts/fitness.ts';
import { addRoute } from '#server/http/add-route.ts';
import type { Deps } from '#server/http/context.ts';
import { findActivities } from './fitness-queries.ts';
import { changeWorkout, deleteWorkout, fitnessSummary, logWorkout } from './fitness-service.ts';

export function addFitnessRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, deps, listActivities, ({ db, user, query }) => findActivities(db, user.id, query));

  addRoute(
    app,
    deps,
    createActivity,
    ({ db, user, body, now, zone }) => logWorkout(db, user.id, body, now, zone),
    { oneStatement: true },
  );

  addRoute(app, deps, updateActivity, ({ db, user, params, body, now, zone }) =>
    changeWorkout(db, user.id, params.id, body, now, zone),
  );

  addRoute(app, deps, deleteActivity, ({ db, user, params }) => deleteWorkout(db, user.id, params.id));

  addRoute(app, deps, getFitnessSummary, ({ db, user, query }) =>
    fitnessSummary(db, user.id, query.date, query.weekStart),
  );
}
