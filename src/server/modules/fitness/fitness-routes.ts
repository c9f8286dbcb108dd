import type { FastifyInstance } from 'fastify';
import {
  createActivity,
  deleteActivity,
  getFitnessSummary,
  listActivities,
  updateActivity,
} from '#contracts/fitness.ts';
import { addRoute } from '#server/http/add-route.ts';
import type { Deps } from '#server/http/deps.ts';
import { findActivities } from './fitness-queries.ts';
import { createWorkout, deleteWorkout, getWorkoutSummary, updateWorkout } from './fitness-service.ts';

export function addFitnessRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, deps, listActivities, ({ db, user, query }) => findActivities(db, user.id, query));

  addRoute(
    app,
    deps,
    createActivity,
    ({ db, user, body, now, zone }) => createWorkout(db, user.id, body, now, zone),
    { oneStatement: true },
  );

  addRoute(app, deps, updateActivity, ({ db, user, params, body, now, zone }) =>
    updateWorkout(db, user.id, params.id, body, now, zone),
  );

  addRoute(app, deps, deleteActivity, ({ db, user, params }) => deleteWorkout(db, user.id, params.id));

  addRoute(app, deps, getFitnessSummary, ({ db, user, query }) =>
    getWorkoutSummary(db, user.id, query.date, query.weekStart),
  );
}
