import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Area } from '#contracts/endpoint.ts';
import { addDays, type CalendarDay, toCalendarDay } from '#domain/calendar-day.ts';
import type { Deps } from '#server/http/deps.ts';
import type { Job } from '#server/jobs/job-queue.ts';
import { findPeopleDue } from './insights-queries.ts';
import { updateInsights } from './update-insights.ts';

const insightsJobData = z.object({ userId: z.number() });
type InsightsJobData = z.output<typeof insightsJobData>;

/**
 * The job that updates the insights of one person. At most one such job per person is queued or running, across all
 * processes.
 */
const insightsJob: Job<InsightsJobData> = {
  name: 'insights',
  data: insightsJobData,
  retries: 3,
  key: ({ userId }) => String(userId),
};

/**
 * The nightly job that queues `insightsJob` for people whose insights need an update. The job runs at an hour when few
 * people write.
 */
const nightlyJob: Job<object> = {
  name: 'insights-nightly',
  data: z.object({}),
  retries: 2,
  schedule: { cron: '20 3 * * *', zone: 'UTC' },
};

/** The maximum number of people that one query returns. */
const pageSize = 500;

export function defineInsightsJobs(deps: Deps): void {
  deps.jobs.define(insightsJob, ({ userId }) => updateInsights(deps, userId));
  deps.jobs.define(nightlyJob, () => queueDue(deps));
}

/** Queues `insightsJob` for all people whose insights need an update, as determined by `findPeopleDue`. */
export async function queueDue({ db, jobs, now }: Deps): Promise<void> {
  const through = addDays(toCalendarDay(now(), 'UTC'), -1);
  let people: number[] = [];
  do {
    people = await findPeopleDue(db, through, people.at(-1) ?? 0, pageSize);
    for (const userId of people) await jobs.send(db, insightsJob, { userId });
  } while (people.length === pageSize);
}

/**
 * The maximum number of people for whom a process remembers the day of the last write. When the
 * maximum is reached, the process forgets all people. The next write of each person then queues an
 * additional job.
 */
const mostRemembered = 10_000;

/** The areas whose writes can change a daily value. */
const dailyAreas: ReadonlySet<Area> = new Set<Area>([
  'body',
  'checkin',
  'cycle',
  'fitness',
  'measures',
  'mindfulness',
  'nutrition',
  'sleep',
]);

/**
 * Adds hooks that queue `insightsJob` after a person's first successful write of a day, because the previous day is
 * then complete. The hooks run after the response, so that no request waits for them.
 */
export function queueAfterFirstWrite(app: FastifyInstance, { db, jobs, now }: Deps): void {
  const lastDays = new Map<number, CalendarDay>();
  const sending = new Set<Promise<void>>();
  const triggers = new Set<string>();
  app.addHook('onReady', async () => {
    for (const { method, path, access } of app.endpoints) {
      const isDaily = access.who === 'member' && access.area !== undefined && dailyAreas.has(access.area);
      if (isDaily && method !== 'GET') triggers.add(`${method} ${path}`);
    }
  });
  app.addHook('onResponse', async ({ identity, method, routeOptions, log }, { statusCode }) => {
    if (!identity || statusCode >= 300 || !triggers.has(`${method} ${routeOptions.url}`)) return;
    const { id, timeZone } = identity.user;
    const today = toCalendarDay(now(), timeZone ?? 'UTC');
    if (lastDays.get(id) === today) return;
    if (lastDays.size >= mostRemembered) lastDays.clear();
    lastDays.set(id, today);
    const sent = jobs
      .send(db, insightsJob, { userId: id })
      .catch((error: unknown) => log.error({ err: error }, 'the insights job was not queued'))
      .finally(() => sending.delete(sent));
    sending.add(sent);
  });
  app.addHook('onClose', async () => {
    await Promise.all(sending);
  });
}
