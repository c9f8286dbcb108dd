import type { FastifyInstance } from 'fastify';
import { getAiService, saveAiConsent } from '#contracts/ai.ts';
import type { Config } from '#server/config.ts';
import { addRoute } from '#server/http/add-route.ts';
import type { Deps } from '#server/http/deps.ts';
import { getServices, readQuotas, saveConsent } from './ai-service.ts';

export function addAiRoutes(app: FastifyInstance, deps: Deps, config: Config): void {
  const access = { ai: deps.ai, quotas: readQuotas(config) };
  addRoute(app, deps, getAiService, ({ db, user, now, zone }) =>
    getServices(db, user.id, { ...access, now, zone }),
  );
  addRoute(app, deps, saveAiConsent, {
    write: ({ tx, edit, body, zone }) => saveConsent(tx, edit, body, { ...access, now: deps.now(), zone }),
  });
}
