import type { FastifyInstance } from 'fastify';
import {
  explorePair,
  getInsightReadiness,
  getWeekNarrative,
  getWeekStory,
  listExploredMeasures,
  listInsightDays,
  listInsights,
  listPatterns,
  saveInsightFeedback,
  writeWeekNarrative,
} from '#contracts/insights.ts';
import type { Config } from '#server/config.ts';
import { addRoute } from '#server/http/add-route.ts';
import type { Deps } from '#server/http/deps.ts';
import { resolveDay } from '#server/http/event-time.ts';
import { readQuotas } from '../ai/ai-service.ts';
import { defineInsightsJobs, queueAfterFirstWrite } from './insights-jobs.ts';
import * as insights from './insights-service.ts';
import { getNarrative, storeNarrative, writeNarrative } from './narrative-service.ts';

export function addInsightsRoutes(app: FastifyInstance, deps: Deps, config: Config): void {
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
    write: ({ tx, edit, params, body }) => insights.updateFeedback(tx, edit, params.id, body),
  });

  addRoute(app, deps, explorePair, ({ db, user, query }) =>
    insights.listPairedDays(db, user.id, { ...query, lag: query.lag === '1' ? 1 : 0 }),
  );

  addRoute(app, deps, listExploredMeasures, ({ db, user, query }) =>
    insights.listExploredMeasures(db, user.id, query.date),
  );

  addRoute(app, deps, getWeekStory, ({ db, user, query }) => insights.getStory(db, user.id, query.date));

  const access = { ai: deps.ai, quotas: readQuotas(config) };

  addRoute(app, deps, getWeekNarrative, ({ db, user, query, now, zone }) =>
    getNarrative(db, user.id, query, { ...access, now, zone }),
  );

  addRoute(app, deps, writeWeekNarrative, {
    prepare: ({ db, user, body, now, zone, request }) => {
      const date = resolveDay(body.date, now, zone);
      // Counts the quota of the AI service by the server's clock. The `now` of a write comes from the caller, who could
      // state another day to get a new quota.
      const current = { ...access, now: deps.now(), zone };
      return writeNarrative(db, user.id, { ...body, date }, current, request.log);
    },
    write: async ({ tx, user, body, zone, prepared }) => {
      if (prepared) await storeNarrative(tx, user.id, prepared);
      return getNarrative(tx, user.id, body, { ...access, now: deps.now(), zone });
    },
  });
}
