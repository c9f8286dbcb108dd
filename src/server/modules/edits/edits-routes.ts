import type { FastifyInstance } from 'fastify';
import { listLostEdits } from '#contracts/edits.ts';
import { addRoute } from '#server/http/add-route.ts';
import type { Deps } from '#server/http/deps.ts';
import { defineEditsJob, listVisibleLostEdits } from './edits-service.ts';

export function addEditsRoutes(app: FastifyInstance, deps: Deps): void {
  defineEditsJob(deps);
  addRoute(app, deps, listLostEdits, ({ db, user, query }) => listVisibleLostEdits(db, user.id, query));
}
