import type { FastifyInstance } from 'fastify';
import {
  createActivity,
  deleteActivity,
  getFitnessSummary,
  listActivities,
  listWorkoutDays,
  updateActivity,
} from '#contracts/fitness.ts';
import { addRoute } from '#server/http/add-route.ts';
import type { Deps } from '#server/http/deps.ts';
import {
  createWorkout,
  deleteWorkout,
  getWorkoutSummary,
  listWorkouts,
  listWorkoutTotals,
  updateWorkout,
} from './fitness-service.ts';

export function addFitnessRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, deps, listActivities, ({ db, user, query }) => listWorkouts(db, user.id, query));

  addRoute(app, deps, createActivity, {
    write: ({ tx, user, body, now, zone }) => createWorkout(tx, user.id, body, now, zone),
  });

  addRoute(app, deps, updateActivity, {
    find: async ({ tx, user, params }) => (await listWorkouts(tx, user.id, { id: params.id, limit: 1 }))[0],
    write: ({ tx, edit, params, body }) => updateWorkout(tx, edit, params.id, body),
  });

  addRoute(app, deps, deleteActivity, {
    write: ({ tx, user, params }) => deleteWorkout(tx, user.id, params.id),
  });

  addRoute(app, deps, getFitnessSummary, ({ db, user, query }) =>
    getWorkoutSummary(db, user.id, query.date, query.weekStart),
  );

  addRoute(app, deps, listWorkoutDays, ({ db, user, query }) =>
    listWorkoutTotals(db, user.id, [query.from, query.to]),
  );
}
