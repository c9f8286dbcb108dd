import type { FastifyInstance } from 'fastify';
import {
  createSession,
  deleteSession,
  getMindfulnessSummary,
  listSessions,
  rateSession,
} from '#contracts/mindfulness.ts';
import { addRoute } from '#server/http/add-route.ts';
import type { Deps } from '#server/http/context.ts';
import { findSessions } from './mindfulness-queries.ts';
import { deleteMeditation, keepSession, mindfulnessSummary, rateMoods } from './mindfulness-service.ts';

export function addMindfulnessRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, deps, listSessions, ({ db, user, query }) => findSessions(db, user.id, query));

  addRoute(app, deps, createSession, ({ db, user, body, now, zone }) =>
    keepSession(db, user.id, body, now, zone),
  );

  addRoute(app, deps, rateSession, ({ db, user, params, body }) => rateMoods(db, user.id, params.id, body));

  addRoute(app, deps, deleteSession, ({ db, user, params }) => deleteMeditation(db, user.id, params.id));

  addRoute(app, deps, getMindfulnessSummary, ({ db, user, query }) =>
    mindfulnessSummary(db, user.id, query.date),
  );
}
