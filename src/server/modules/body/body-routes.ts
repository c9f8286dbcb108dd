import type { FastifyInstance } from 'fastify';
import { deleteBody, getBody, saveBody } from '#contracts/body.ts';
import { addRoute } from '#server/http/add-route.ts';
import type { Deps } from '#server/http/context.ts';
import { bodyBetween, forgetWeighIn, weighIn } from './body-service.ts';

export function addBodyRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, deps, getBody, ({ db, user, query }) => bodyBetween(db, user.id, query));

  addRoute(app, deps, saveBody, ({ db, user, body, now, zone }) => weighIn(db, user.id, body, now, zone));

  addRoute(app, deps, deleteBody, ({ db, user, params }) => forgetWeighIn(db, user.id, params.date));
}
