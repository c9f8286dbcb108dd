import type { FastifyInstance } from 'fastify';
import { deleteBody, getBody, saveBody } from '#contracts/body.ts';
import { addRoute } from '#server/http/add-route.ts';
import type { Deps } from '#server/http/deps.ts';
import { deleteBodyDay, getBodySeries, updateBodyDay } from './body-service.ts';

export function addBodyRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, deps, getBody, ({ db, user, query }) => getBodySeries(db, user.id, query));

  addRoute(app, deps, saveBody, ({ db, user, body, now, zone }) =>
    updateBodyDay(db, user.id, body, now, zone),
  );

  addRoute(app, deps, deleteBody, ({ db, user, params }) => deleteBodyDay(db, user.id, params.date));
}
