import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { addDays, toCalendarDay } from '#domain/calendar-day.ts';
import { providers } from '#domain/devices/providers.ts';
import type { Deps } from '#server/http/deps.ts';
import { parseInput } from '#server/http/parse-input.ts';
import { readLanguage } from '#server/http/read-language.ts';
import type { Job } from '#server/jobs/job-queue.ts';
import { readGrant, simulatorPagePath } from './grant-token.ts';
import { inventDay } from './invent-day.ts';
import { historyJob, type SimulatorSettings, toExternalId } from './simulator.ts';
import { consentPage, expiredPage } from './simulator-page.ts';
import { findAccount, findAccountsAfter, insertAccount, type SimulatedAccount } from './simulator-queries.ts';
import { type SimulatorBody, signWebhook, simulatorKey } from './simulator-webhooks.ts';

/**
 * The number of days of history that the simulator delivers, in parts of `partDays` days. The newest part comes first.
 */
const historyDays = 90;
const partDays = 10;
const historyParts = historyDays / partDays;

/**
 * The job that delivers the newest data of every account, four times a day. The job replaces the webhooks that a real
 * aggregator sends when a device has synchronised.
 */
const dailyJob: Job<object> = {
  name: 'simulator-daily',
  data: z.object({}),
  retries: 2,
  schedule: { cron: '40 4,10,16,20 * * *', zone: 'UTC' },
};

/** The largest number of people whose accounts one query returns. */
const pageSize = 200;

/** Processes a webhook in the same way as the webhook route. */
type ReceiveWebhook = (rawBody: Buffer, headers: Record<string, string>) => Promise<void>;

/** Adds the simulator's page and its jobs. The jobs deliver data by passing signed webhooks to `receive`. */
export function addSimulator(
  app: FastifyInstance,
  { db, jobs, now }: Deps,
  { SECRET }: SimulatorSettings,
  receive: ReceiveWebhook,
): void {
  const key = simulatorKey(SECRET);
  addPage(app, { db, now, key });

  const send = (body: SimulatorBody) => {
    const rawBody = Buffer.from(JSON.stringify(body));
    return receive(rawBody, signWebhook({ key, rawBody, now: now() }));
  };
  const sendDays = (account: SimulatedAccount, newestAgo: number, days: number) => {
    const { userId, provider, zone, language } = account;
    const at = now();
    const newest = addDays(toCalendarDay(at, zone), -newestAgo);
    const records = Array.from({ length: days }, (_, ago) => addDays(newest, -ago)).flatMap((day) =>
      inventDay({ person: String(userId), provider, day, zone, now: at, language }),
    );
    return send({
      type: 'data',
      externalId: toExternalId(userId, provider),
      provider,
      records: JSON.parse(JSON.stringify(records)),
    });
  };

  jobs.define(historyJob, async ({ userId, provider, part }) => {
    const account = await findAccount(db, userId, provider);
    if (!account) return;
    await sendDays(account, part * partDays, partDays);
    const externalId = toExternalId(userId, provider);
    await send({ type: 'backfill', externalId, provider, done: part + 1, total: historyParts });
    if (part + 1 < historyParts) await jobs.send(db, historyJob, { userId, provider, part: part + 1 });
  });
  jobs.define(dailyJob, async () => {
    let accounts: SimulatedAccount[] = [];
    do {
      accounts = await findAccountsAfter(db, accounts.at(-1)?.userId ?? 0, pageSize);
      for (const account of accounts) await sendDays(account, 0, 2);
    } while (accounts.length > 0);
  });
}

const question = z.object({ request: z.string().max(4000) });
const answer = z.object({ request: z.string().max(4000), answer: z.enum(['allow', 'refuse']) });

/** Adds the page that asks a person for permission, and the route that receives its form. */
function addPage(app: FastifyInstance, { db, now, key }: Pick<Deps, 'db' | 'now'> & { key: Buffer }): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.addHook('onRequest', async (_request, reply) => {
      // With `same-origin`, the browser sends the origin of the page with the form. The server uses this origin to
      // reject forms of other sites.
      reply.header('referrer-policy', 'same-origin').header('cache-control', 'no-store');
    });

    scope.get(simulatorPagePath, async (request, reply) => {
      const { request: token } = parseInput(question, request.query);
      const grant = readGrant(key, token, now());
      const language = readLanguage(request);
      reply.type('text/html; charset=utf-8').status(grant ? 200 : 410);
      return grant ? consentPage(language, providers[grant.provider].name, token) : expiredPage(language);
    });

    scope.post(simulatorPagePath, async (request, reply) => {
      const { request: token, answer: given } = parseInput(answer, request.body);
      const grant = readGrant(key, token, now());
      if (!grant)
        return reply
          .type('text/html; charset=utf-8')
          .status(410)
          .send(expiredPage(readLanguage(request)));
      if (given === 'refuse') return reply.redirect(grant.failureUrl, 303);
      await insertAccount(db, grant.userId, grant.provider, now());
      return reply.redirect(grant.successUrl, 303);
    });
  });
}
