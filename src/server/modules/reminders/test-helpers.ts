import { savePushSubscription } from '#contracts/reminders.ts';
import { readConfig } from '#server/config.ts';
import { type PushStub, type StubBrowser, startPushStub } from '#server/testing/push-stub.ts';
import { type SmtpStub, startSmtpStub } from '#server/testing/smtp-stub.ts';
import { startTestApp, type TestApp, type TestMember, testSecret } from '#server/testing/test-app.ts';
import type { RemindersDeps } from './reminders-deps.ts';
import { dueRemindersJob } from './reminders-jobs.ts';

export interface RemindersApp {
  server: TestApp;
  push: PushStub;
  smtp: SmtpStub;
  environment: Record<string, string>;
  /** Creates a member whose browser is in the time zone `zone`. */
  createMember(zone?: string): Promise<TestMember>;
  /** Subscribes a browser of the member to push messages. */
  subscribe(member: TestMember): Promise<StubBrowser>;
  /** Sets the clock, runs the job that sends due reminders, and waits until all jobs are done. */
  runAt(time: string): Promise<void>;
  close(): Promise<void>;
}

export const publicUrl = 'https://lagom.example';

/** Starts the app with a push service and a mail server on loopback. `more` has further settings. */
export async function startRemindersApp(more: Record<string, string> = {}): Promise<RemindersApp> {
  const [push, smtp] = [await startPushStub(), await startSmtpStub()];
  const environment = { APP_URL: publicUrl, PUSH_TEST_ORIGIN: push.origin, SMTP_URL: smtp.url, ...more };
  const server = await startTestApp(environment);
  return {
    server,
    push,
    smtp,
    environment,
    async createMember(zone = 'Europe/Stockholm') {
      const member = await server.createMember();
      await moveTo(server, member, zone);
      return member;
    },
    async subscribe(member) {
      const browser = push.subscribe();
      const answer = await member.call(savePushSubscription, { body: browser.subscription });
      if (answer.status !== 200) throw new Error(answer.text);
      return browser;
    },
    async runAt(time) {
      server.clock.now = new Date(time);
      await server.jobs.send(server.deps.db, dueRemindersJob, {});
      await server.jobs.drain();
    },
    async close() {
      await server.close();
      await Promise.all([push.close(), smtp.close()]);
    },
  };
}

/** Changes the member's time zone with a request, as the browser does, and waits until the zone is stored. */
export async function moveTo(server: TestApp, member: TestMember, zone: string): Promise<void> {
  const { db } = server.deps;
  const now = server.clock.now;
  const { time_zone } = await db
    .selectFrom('users')
    .where('id', '=', member.id)
    .select('time_zone')
    .executeTakeFirstOrThrow();
  await server.app.inject({
    method: 'GET',
    url: '/api/notification-settings',
    headers: { cookie: member.cookie, 'x-time-zone': zone },
  });
  // Waits until the zone is stored, because the server stores it after the response.
  for (let stored = time_zone; stored !== zone; ) {
    const row = await db
      .selectFrom('users')
      .where('id', '=', member.id)
      .select(['time_zone', 'next_reminder_at'])
      .executeTakeFirstOrThrow();
    stored = row.time_zone;
    if (stored === zone && row.next_reminder_at?.getTime() !== now.getTime())
      throw new Error('The job would not look at the person.');
  }
}

/** Returns the dependencies that the functions for reminders would get in a second process on the same database. */
export function remindersDeps({ server, environment }: RemindersApp): RemindersDeps {
  const settings = readConfig({
    NODE_ENV: 'test',
    SECRET: testSecret,
    DATA_DIR: server.dataDir,
    ...environment,
  });
  return { ...server.deps, settings, log: server.app.log };
}
