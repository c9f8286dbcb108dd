import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { addApiDocs } from './api-docs/add-api-docs.ts';
import type { Config } from './config.ts';
import { freeBytesOf } from './db/free-bytes.ts';
import type { Deps } from './http/deps.ts';
import { endStalledRequests } from './http/end-stalled-requests.ts';
import { handleErrors } from './http/error-handler.ts';
import { addHealthRoutes } from './http/health-routes.ts';
import { keepTurns } from './http/keep-turns.ts';
import { limitLargeBodies } from './http/limit-large-bodies.ts';
import { type LogTarget, loggerOptions } from './http/logger.ts';
import { registerMultipart } from './http/multipart.ts';
import { rejectCrossSite } from './http/reject-cross-site.ts';
import { rejectOnFullDisk } from './http/reject-on-full-disk.ts';
import { releaseIdleMemory } from './http/release-idle-memory.ts';
import { setSecurityHeaders } from './http/security-headers.ts';
import { serveWeb } from './http/serve-web.ts';
import { defineWriteKeysJob } from './http/write-keys.ts';
import { addAccountRoutes } from './modules/account/account-routes.ts';
import { addAchievementsRoutes } from './modules/achievements/achievements-routes.ts';
import { addAiRoutes } from './modules/ai/ai-routes.ts';
import { addAuthRoutes } from './modules/auth/auth-routes.ts';
import { addBodyRoutes } from './modules/body/body-routes.ts';
import { addCheckinRoutes } from './modules/checkin/checkin-routes.ts';
import { addCommunityRoutes } from './modules/community/community-routes.ts';
import { addContactRoutes } from './modules/contact/contact-routes.ts';
import { addCycleRoutes } from './modules/cycle/cycle-routes.ts';
import { addDashboardRoutes } from './modules/dashboard/dashboard-routes.ts';
import { addDevicesRoutes } from './modules/devices/devices-routes.ts';
import { addImportsRoutes } from './modules/devices/imports-routes.ts';
import { addSourcesRoutes } from './modules/devices/sources-routes.ts';
import { addEditsRoutes } from './modules/edits/edits-routes.ts';
import { addExperimentsRoutes } from './modules/experiments/experiments-routes.ts';
import { addFitnessRoutes } from './modules/fitness/fitness-routes.ts';
import { addInsightsRoutes } from './modules/insights/insights-routes.ts';
import { addMeasuresRoutes } from './modules/measures/measures-routes.ts';
import { addMindfulnessRoutes } from './modules/mindfulness/mindfulness-routes.ts';
import { addNotificationRoutes } from './modules/notifications/notifications-routes.ts';
import { addFoodAnalysisRoutes } from './modules/nutrition/food-analysis-routes.ts';
import { addFoodsRoutes } from './modules/nutrition/foods-routes.ts';
import { addNutritionRoutes } from './modules/nutrition/nutrition-routes.ts';
import { addPreferencesRoutes } from './modules/preferences/preferences-routes.ts';
import { addReminderRoutes } from './modules/reminders/reminders-routes.ts';
import { addSleepRoutes } from './modules/sleep/sleep-routes.ts';

export const webFolder = join(import.meta.dirname, '../../dist/web');

/**
 * Returns the server with all its routes. Adds hooks first, because a hook applies only to routes that are added after
 * the hook. `webRoot` is the folder of the built web app. Logs to `logTo`, or to standard output if `logTo` is missing.
 */
export async function buildApp(
  deps: Deps,
  config: Config,
  webRoot = webFolder,
  logTo?: LogTarget,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerOptions(config.LOG_LEVEL, logTo),
    trustProxy: trustedProxies(config.TRUST_PROXY),
    bodyLimit: 256 * 1024,
    // Sets no time limit for a whole request, because such a limit would reject large uploads over slow connections.
    // endStalledRequests closes connections that are too slow.
    http: { headersTimeout: 60_000, requestTimeout: 0 },
    // Accepts path parameters of every length that Node.js accepts. Node.js rejects a request whose
    // request line and headers exceed 16 KiB. The endpoint contracts limit the length further.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16_384 },
    rewriteUrl: ({ url = '/' }) => escapeMalformedPath(url),
    // Prevents Fastify from loading its own schema compilers, because the schemas in the endpoint
    // contracts (src/contracts) validate input and output.
    schemaController: { compilersFactory: { buildValidator: rejectSchemas, buildSerializer: rejectSchemas } },
  });
  app.decorate('endpoints', []);
  app.decorate('runningWrites', new Set<string>());
  app.decorate('limitUploads', limitLargeBodies());
  app.decorateRequest('identity', null);
  handleErrors(app);
  endStalledRequests(app);
  releaseIdleMemory(app);
  setSecurityHeaders(app, config.APP_URL.startsWith('https:'));
  rejectCrossSite(app);
  if (!config.DATABASE_URL) {
    keepTurns(app);
    rejectOnFullDisk(app, () => freeBytesOf(config.DATA_DIR));
  }
  // Otherwise Fastify would pass a text on as the body, and the error would not say that the type is wrong.
  app.removeContentTypeParser('text/plain');
  await registerMultipart(app);

  // Creates the job queues before the first request, because a queue cannot be created inside the transaction that
  // sends the first job.
  app.addHook('onReady', () => deps.jobs.open());

  defineWriteKeysJob(deps);
  addHealthRoutes(app, deps, config);
  addAuthRoutes(app, deps, config);
  addPreferencesRoutes(app, deps);
  addMeasuresRoutes(app, deps);
  addSourcesRoutes(app, deps);
  addCheckinRoutes(app, deps);
  addFitnessRoutes(app, deps);
  addSleepRoutes(app, deps);
  addMindfulnessRoutes(app, deps);
  addNutritionRoutes(app, deps);
  addFoodsRoutes(app, deps, config);
  addFoodAnalysisRoutes(app, deps, config);
  addAiRoutes(app, deps, config);
  addDashboardRoutes(app, deps);
  addEditsRoutes(app, deps);
  addInsightsRoutes(app, deps, config);
  addExperimentsRoutes(app, deps);
  addImportsRoutes(app, deps);
  addCycleRoutes(app, deps);
  addBodyRoutes(app, deps);
  addDevicesRoutes(app, deps, config);
  addAccountRoutes(app, deps, config);
  addNotificationRoutes(app, deps);
  addReminderRoutes(app, deps, config);
  addAchievementsRoutes(app, deps);
  addCommunityRoutes(app, deps);
  addContactRoutes(app, deps, config);

  addApiDocs(app, config);
  await serveWeb(app, deps, webRoot, config);
  return app;
}

/**
 * Returns the address with each `%` of the path escaped if the path cannot be decoded. Otherwise Fastify would answer
 * with an error of its own, without the hooks and the error handler of this server.
 */
function escapeMalformedPath(url: string): string {
  const [path = '', ...search] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...search].join('?');
  }
}

function rejectSchemas() {
  return () => {
    throw new Error('Routes declare their schemas in contracts, not in Fastify.');
  };
}

/**
 * Returns the `trustProxy` option of Fastify for the setting TRUST_PROXY. The setting is a number of proxies or a list
 * of their addresses. Trusts no proxy if the setting is undefined.
 */
function trustedProxies(setting: string | undefined) {
  if (setting === undefined) return false;
  const hops = Number(setting);
  return Number.isInteger(hops) ? (_address: string, hop: number) => hop < hops : setting;
}
