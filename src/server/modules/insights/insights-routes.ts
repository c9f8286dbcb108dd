import type { FastifyInstance } from 'fastify';
import { getInsightReadiness } from '#contracts/insights.ts';
import { addRoute } from '#server/http/add-route.ts';
import type { Deps } from '#server/http/deps.ts';
import { getReadiness } from './insights-service.ts';

export function addInsightsRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, deps, getInsightReadiness, ({ db, user, query }) => getReadiness(db, user.id, query.date));
}
