import type { FastifyInstance } from 'fastify';
import { deleteBody, getBody, saveBody } from '#contracts/body.ts';
import { addRoute } from '#server/http/add-route.ts';
import type { Deps } from '#server/http/deps.ts';
import { deleteBodyDay, getBodySeries, updateBodyDay } from './body-service.ts';

export function addBodyRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, deps, getBody, ({ db, user, query }) => getBodySeries(db, user.id, query));

  addRoute(app, deps, saveBody, {
    write: ({ tx, edit, body, zone }) => updateBodyDay(tx, edit, body, zone),
  });

  addRoute(app, deps, deleteBody, {
    write: ({ tx, user, params }) => deleteBodyDay(tx, user.id, params.date),
  });
}
