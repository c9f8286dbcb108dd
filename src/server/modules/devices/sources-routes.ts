import type { FastifyInstance } from 'fastify';
import {
  deleteSource,
  getDeviceSummary,
  listRejectedValues,
  listSources,
  listSourceValues,
} from '#contracts/sources.ts';
import type { Source } from '#domain/sources.ts';
import { addRoute } from '#server/http/add-route.ts';
import { assertThat } from '#server/http/api-error.ts';
import type { Deps } from '#server/http/deps.ts';
import { listDaySources } from '../measures/daily-series-service.ts';
import { findRejectedValues } from './records-queries.ts';
import { deleteSourceData, listDataSources } from './sources-service.ts';
import { getSummary } from './summary-service.ts';

export function addSourcesRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, deps, listSourceValues, ({ db, user, query }) =>
    listDaySources(db, user.id, query.measure, query.date),
  );

  addRoute(app, deps, listSources, ({ db, user, now }) => listDataSources(db, user.id, now));

  addRoute(app, deps, deleteSource, {
    async write({ tx, user, params }) {
      const deletedValues = await deleteSourceData(tx, user.id, params.source as Source);
      assertThat(deletedValues > 0, 'not_found');
      return { deletedValues };
    },
  });

  addRoute(app, deps, listRejectedValues, ({ db, user, query }) => findRejectedValues(db, user.id, query));

  addRoute(app, deps, getDeviceSummary, ({ db, user, query }) => getSummary(db, user.id, query.date));
}
