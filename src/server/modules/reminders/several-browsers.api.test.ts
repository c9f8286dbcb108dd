import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { getReminders } from '#contracts/reminders.ts';
import type { StubBrowser } from '#server/testing/push-stub.ts';
import type { TestMember } from '#server/testing/test-app.ts';
import { type RemindersApp, startRemindersApp } from './test-helpers.ts';

let reminders: RemindersApp;
beforeAll(async () => {
  reminders = await startRemindersApp();
});
afterAll(() => reminders.close());

type Answer = Parameters<RemindersApp['push']['answerAlways']>[1];

const accepted = { status: 201 };
const gone = { status: 410 };
const broken = { status: 500 };
/** The push service receives the message and never answers. */
const silent = { until: new Promise<void>(() => {}) };

/** Creates a member with one browser for each answer of the push service. */
async function createMemberWith(answers: Answer[]) {
  const wait = AbortSignal.timeout.bind(AbortSignal);
  // Shortens the time for which a reminder waits for an answer.
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => wait(300));
  onTestFinished(() => spy.mockRestore());
  reminders.server.clock.now = new Date('2026-03-10T12:00:00Z');
  const member = await reminders.createMember();
  const browsers: StubBrowser[] = [];
  for (const answer of answers) {
    const browser = await reminders.subscribe(member);
    reminders.push.answerAlways(browser, answer);
    browsers.push(browser);
  }
  return { member, browsers };
}

/** Runs the reminder job at 18:00 in Stockholm and at some minutes of the next half hour. */
async function runEvening() {
  for (const minute of ['00', '01', '02', '05', '30']) await reminders.runAt(`2026-03-10T17:${minute}:00Z`);
}

const requestsTo = ({ subscription }: StubBrowser) =>
  reminders.push.requests.filter(({ path }) => subscription.endpoint.endsWith(path)).length;
const emailsTo = ({ email }: TestMember) => reminders.smtp.emails.filter((one) => one.includes(email));

test('reaches the browser that works, once, and only a browser that is gone is deleted', async () => {
  const { member, browsers } = await createMemberWith([gone, broken, silent, accepted]);
  await runEvening();
  expect(browsers.map(requestsTo)).toEqual([1, 1, 1, 1]);
  const { pushSubscriptions, last } = (await member.call(getReminders, {})).body;
  expect(pushSubscriptions.map(({ endpoint }) => endpoint)).toEqual(
    browsers.slice(1).map(({ subscription }) => subscription.endpoint),
  );
  expect(last).toMatchObject({ channel: 'push', state: 'sent' });
  expect(emailsTo(member)).toEqual([]);
});

test('is not sent again if one browser may have received it', async () => {
  const { member, browsers } = await createMemberWith([gone, broken, silent]);
  await runEvening();
  expect(browsers.map(requestsTo)).toEqual([1, 1, 1]);
  expect((await member.call(getReminders, {})).body.last?.state).toBe('unknown');
  expect(emailsTo(member)).toEqual([]);
});

test('is sent again to the browsers that are left if none received it', async () => {
  const { member, browsers } = await createMemberWith([gone, broken]);
  await reminders.runAt('2026-03-10T17:00:00Z');
  reminders.push.answerAlways(browsers[1]!, accepted);
  await runEvening();
  expect(browsers.map(requestsTo)).toEqual([1, 2]);
  expect((await member.call(getReminders, {})).body.last?.state).toBe('sent');
  expect(emailsTo(member)).toEqual([]);
});
