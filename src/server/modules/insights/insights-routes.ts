import type { FastifyInstance } from 'fastify';
import {
  explorePair,
  getInsightReadiness,
  getWeekStory,
  listInsightDays,
  listInsights,
  listPatterns,
  saveInsightFeedback,
} from '#contracts/insights.ts';
import { addRoute } from '#server/http/add-route.ts';
import type { Deps } from '#server/http/deps.ts';
import { defineInsightsJobs, queueAfterFirstWrite } from './insights-jobs.ts';
import * as insights from './insights-service.ts';

export function addInsightsRoutes(app: FastifyInstance, deps: Deps): void {
  defineInsightsJobs(deps);
  queueAfterFirstWrite(app, deps);

  addRoute(app, deps, getInsightReadiness, ({ db, user, query }) =>
    insights.getReadiness(db, user.id, query.date),
  );

  addRoute(app, deps, listInsights, ({ db, user, query }) =>
    insights.listCurrentInsights(db, user.id, query.language),
  );

  addRoute(app, deps, listPatterns, ({ db, user, query }) =>
    insights.listAllInsights(db, user.id, query.language),
  );

  addRoute(app, deps, listInsightDays, ({ db, user, params }) =>
    insights.listInsightDays(db, user.id, params.id),
  );

  addRoute(app, deps, saveInsightFeedback, {
    write: ({ tx, user, params, body }) => insights.updateFeedback(tx, user.id, params.id, body),
  });

  addRoute(app, deps, explorePair, ({ db, user, query }) =>
    insights.listPairedDays(db, user.id, { ...query, lag: query.lag === '1' ? 1 : 0 }),
  );

  addRoute(app, deps, getWeekStory, ({ db, user, query }) => insights.getStory(db, user.id, query.date));
}
