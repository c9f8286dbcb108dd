import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { startTestApp, type TestApp, testSecret } from '#server/testing/test-app.ts';
import * as reminders from './reminders-queries.ts';
import { getReminderState } from './reminders-service.ts';
import { findSubscriptions, upsertSubscription } from './subscriptions-queries.ts';

let owner: number;
let other: number;
let server: TestApp;
const now = new Date('2026-03-10T12:00:00Z');
const today = '2026-03-10';
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  [owner, other] = [(await server.createMember()).id, (await server.createMember()).id];
});

const reminder: reminders.Reminder = {
  day: '2026-03-09',
  channel: 'push',
  insteadOf: null,
  state: 'waiting',
  stateAt: now,
  attempts: 0,
  dueAt: now,
  deadline: now,
  sentAt: null,
  openedAt: null,
};
const sent: reminders.Reminder = { ...reminder, state: 'sent', sentAt: new Date('2026-03-10T08:00:00Z') };
const channel: reminders.StoredChannel = {
  channel: 'push',
  isOn: true,
  topic: null,
  refusals: 2,
  unopened: 3,
  failure: null,
  failedAt: null,
};

test("another person's reminders are neither found, closed, deleted nor opened", async () => {
  const { db } = server.database;
  const waiting = { ...reminder, day: '2026-03-08' };
  await reminders.upsertReminder(db, other, waiting);
  await reminders.upsertReminder(db, other, sent);
  await reminders.upsertChannel(db, other, channel);
  expect(await reminders.findReminder(db, owner, sent.day)).toBeUndefined();
  expect(await reminders.findLastReminder(db, owner)).toBeUndefined();
  expect(await reminders.findLastSent(db, owner)).toEqual(new Map());
  await reminders.closeOtherDays(db, owner, { day: today, keepFrom: today, now });
  await reminders.updateOpened(db, owner, now);
  expect(await reminders.findReminder(db, other, waiting.day)).toEqual(waiting);
  expect(await reminders.findReminder(db, other, sent.day)).toEqual(sent);
  expect(await reminders.findChannels(db, other)).toEqual([channel]);
});

test('an account that was deleted has no reminders', async () => {
  const access = { db: server.database.db, settings: readConfig({ SECRET: testSecret }) };
  await expect(getReminderState(access, 0, now)).rejects.toMatchObject({ code: 'not_found' });
});

test("opening a reminder resets only the person's own channels", async () => {
  const { db } = server.database;
  await reminders.upsertReminder(db, owner, sent);
  for (const person of [owner, other]) await reminders.upsertChannel(db, person, channel);
  await reminders.updateOpened(db, owner, now);
  expect(await reminders.findChannels(db, owner)).toEqual([{ ...channel, unopened: 0 }]);
  expect(await reminders.findChannels(db, other)).toEqual([channel]);
});

test("clearing failures leaves other people's channels", async () => {
  const { db } = server.database;
  for (const person of [owner, other]) await reminders.upsertChannel(db, person, channel);
  await reminders.clearFailures(db, owner);
  expect(await reminders.findChannels(db, owner)).toEqual([{ ...channel, refusals: 0, unopened: 0 }]);
  expect(await reminders.findChannels(db, other)).toEqual([channel]);
});

test("the last visit is the person's own", async () => {
  const { db } = server.database;
  const later = new Date('2026-03-11T12:00:00Z');
  await db.updateTable('sessions').set({ updated_at: now }).where('user_id', '=', owner).execute();
  await db.updateTable('sessions').set({ updated_at: later }).where('user_id', '=', other).execute();
  expect(await reminders.findLastVisit(db, owner)).toEqual(now);
});

test("newer browsers of other people do not replace the person's own", async () => {
  const { db } = server.database;
  const subscribe = async (userId: number, name: string) => {
    const session = db.selectFrom('sessions').where('user_id', '=', userId).select('id');
    const { id: sessionId } = await session.executeTakeFirstOrThrow();
    const endpoint = `https://push.example.org/${userId}/${name}`;
    return upsertSubscription(db, userId, sessionId, { endpoint, p256dh: 'key', auth: 'auth' }, now);
  };
  const first = await subscribe(owner, 'first');
  for (let index = 0; index < 10; index += 1) await subscribe(other, `${index}`);
  const second = await subscribe(owner, 'second');
  expect((await findSubscriptions(db, owner)).map(({ id }) => id)).toEqual([first, second]);
  expect(await findSubscriptions(db, other)).toHaveLength(10);
});
