import type { FastifyInstance } from 'fastify';
import {
  createMeditationSession,
  deleteMeditationSession,
  getMindfulnessSummary,
  listMeditationDays,
  listMeditationSessions,
  rateMeditationSession,
} from '#contracts/mindfulness.ts';
import { addRoute } from '#server/http/add-route.ts';
import type { Deps } from '#server/http/deps.ts';
import {
  createMeditation,
  deleteMeditation,
  getMeditationSummary,
  listMeditations,
  listMeditationTotals,
  updateMeditationMoods,
} from './mindfulness-service.ts';

export function addMindfulnessRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, deps, listMeditationSessions, ({ db, user, query }) => listMeditations(db, user.id, query));

  addRoute(app, deps, createMeditationSession, {
    write: ({ tx, user, body, now, zone }) => createMeditation(tx, user.id, body, now, zone),
  });

  addRoute(app, deps, rateMeditationSession, {
    find: async ({ tx, user, params }) =>
      (await listMeditations(tx, user.id, { id: params.id, limit: 1 }))[0],
    write: ({ tx, edit, params, body }) => updateMeditationMoods(tx, edit, params.id, body),
  });

  addRoute(app, deps, deleteMeditationSession, {
    write: ({ tx, user, params }) => deleteMeditation(tx, user.id, params.id),
  });

  addRoute(app, deps, getMindfulnessSummary, ({ db, user, query }) =>
    getMeditationSummary(db, user.id, query.date),
  );

  addRoute(app, deps, listMeditationDays, ({ db, user, query }) =>
    listMeditationTotals(db, user.id, [query.from, query.to]),
  );
}
