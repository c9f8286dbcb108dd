import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveBody } from '#contracts/body.ts';
import { listQuestions, saveResponse } from '#contracts/checkin.ts';
import { saveNotificationSettings } from '#contracts/notifications.ts';
import { savePreferences } from '#contracts/preferences.ts';
import { getReminders, savePushSubscription } from '#contracts/reminders.ts';
import { noNumbersShown } from '#domain/shown-numbers.ts';
import { connect } from '#server/db/connect.ts';
import { createJobQueue } from '#server/jobs/job-queue.ts';
import { bystanderEmail } from '#server/testing/bystander.ts';
import { readVapid } from '#server/testing/push-stub.ts';
import type { TestMember } from '#server/testing/test-app.ts';
import { claimReminder } from './claim-reminder.ts';
import { defineReminderJobs, dueRemindersJob, lookAtPerson } from './reminders-jobs.ts';
import { moveTo, type RemindersApp, remindersDeps, startRemindersApp } from './test-helpers.ts';

let reminders: RemindersApp;
beforeAll(async () => {
  reminders = await startRemindersApp();
});
afterAll(() => reminders.close());

/**
 * Sets the clock. Deletes the people of earlier tests, but keeps the bystander (see
 * `insertBystander`). Also deletes the messages of earlier tests.
 */
async function startAt(time: string): Promise<void> {
  await reminders.server.deps.db.deleteFrom('users').where('email', '!=', bystanderEmail).execute();
  reminders.server.clock.now = new Date(time);
  reminders.push.answerNext();
  reminders.push.requests.length = 0;
  reminders.smtp.emails.length = 0;
  reminders.smtp.refusal = undefined;
}

const sentPushes = () => reminders.push.requests.length;
const emailsTo = ({ email }: TestMember) => reminders.smtp.emails.filter((one) => one.includes(email));
const stateOf = async (member: TestMember) => (await member.call(getReminders, {})).body;

async function checkIn(member: TestMember, date?: string): Promise<void> {
  const [question] = (await member.call(listQuestions, { query: {} })).body;
  const body = { userId: member.id, questionId: question!.id, response: 7, suggested: true };
  const answer = await member.call(saveResponse, { body: { ...body, ...(date && { date }) } });
  expect(answer.status).toBe(200);
}

describe('the daily reminder', () => {
  test.each([
    ['Europe/Stockholm', '2026-03-28T12:00:00Z', ['2026-03-28T17:00:00Z', '2026-03-29T16:00:00Z']],
    ['America/New_York', '2026-10-31T12:00:00Z', ['2026-10-31T22:00:00Z', '2026-11-01T23:00:00Z']],
    ['Australia/Lord_Howe', '2026-04-04T01:00:00Z', ['2026-04-04T07:00:00Z', '2026-04-05T07:30:00Z']],
    ['Pacific/Apia', '2011-12-29T12:00:00Z', ['2011-12-30T04:00:00Z', '2011-12-31T04:00:00Z']],
  ])('in %s comes at 18:00 when the clocks change', async (zone, start, times) => {
    await startAt(start);
    const member = await reminders.createMember(zone);
    for (const [index, time] of times.entries()) {
      await reminders.runAt(new Date(Date.parse(time) - 60_000).toISOString());
      expect(emailsTo(member)).toHaveLength(index);
      await reminders.runAt(time);
      expect(emailsTo(member)).toHaveLength(index + 1);
      await reminders.runAt(new Date(Date.parse(time) + 60_000).toISOString());
      expect(emailsTo(member)).toHaveLength(index + 1);
    }
  });

  test('does not come after any answer of the day, also if it was a default', async () => {
    await startAt('2026-03-10T12:00:00Z');
    const [member, other] = [await reminders.createMember(), await reminders.createMember()];
    await checkIn(member);
    await reminders.runAt('2026-03-10T17:00:00Z');
    expect([emailsTo(member).length, emailsTo(other).length]).toEqual([0, 1]);
    await reminders.runAt('2026-03-11T17:00:00Z');
    expect(emailsTo(member)).toHaveLength(1);
  });

  test('does not come if the reminder or the check-in is switched off', async () => {
    await startAt('2026-03-10T12:00:00Z');
    const [off, without] = [await reminders.createMember(), await reminders.createMember()];
    const settings = { checkInTime: '18:00', emailNotifications: true, pushNotifications: true };
    await off.call(saveNotificationSettings, { body: { ...settings, dailyCheckIn: false } });
    await without.call(savePreferences, {
      params: { userId: String(without.id) },
      body: { modules: { dailyCheckin: false } },
    });
    expect((await stateOf(off)).obstacle).toBe('off');
    expect((await stateOf(without)).obstacle).toBe('module_off');
    await reminders.runAt('2026-03-10T17:00:00Z');
    expect([...emailsTo(off), ...emailsTo(without)]).toEqual([]);
  });

  test('comes up to 3 hours late, otherwise not', async () => {
    await startAt('2026-03-10T12:00:00Z');
    const [late, skipped] = [await reminders.createMember(), await reminders.createMember('Europe/Helsinki')];
    // At this time it is 20:59 in Stockholm, less than 3 hours after the reminder time, and 21:59 in Helsinki.
    await reminders.runAt('2026-03-10T19:59:00Z');
    expect([emailsTo(late).length, emailsTo(skipped).length]).toEqual([1, 0]);
  });

  test('follows a new time, but not for a time that has passed', async () => {
    await startAt('2026-03-10T12:00:00Z');
    const member = await reminders.createMember();
    const body = { dailyCheckIn: true, emailNotifications: true, pushNotifications: true };
    await member.call(saveNotificationSettings, { body: { ...body, checkInTime: '12:30' } });
    await reminders.runAt('2026-03-10T12:01:00Z');
    expect(emailsTo(member)).toHaveLength(0);
    await member.call(saveNotificationSettings, { body: { ...body, checkInTime: '14:00' } });
    await reminders.runAt('2026-03-10T12:02:00Z');
    expect((await stateOf(member)).next?.at).toBe('2026-03-10T13:00:00.000Z');
    await reminders.runAt('2026-03-10T13:00:00Z');
    expect(emailsTo(member)).toHaveLength(1);
  });

  test('comes once on a local day when the person travels, and on arrival if its time has passed', async () => {
    await startAt('2026-03-10T12:00:00Z');
    const [west, east] = [await reminders.createMember(), await reminders.createMember()];
    await reminders.runAt('2026-03-10T17:00:00Z');
    expect([emailsTo(west).length, emailsTo(east).length]).toEqual([1, 1]);
    await moveTo(reminders.server, west, 'America/New_York');
    await reminders.runAt('2026-03-10T22:00:00Z');
    expect(emailsTo(west)).toHaveLength(1);
    // At this time it is 23:00 on 11 March in Tokyo.
    reminders.server.clock.now = new Date('2026-03-11T14:00:00Z');
    await moveTo(reminders.server, east, 'Asia/Tokyo');
    await reminders.runAt('2026-03-11T14:01:00Z');
    expect(emailsTo(east)).toHaveLength(2);
  });

  test('without a known zone, does not come', async () => {
    await startAt('2026-03-10T12:00:00Z');
    const member = await reminders.server.createMember();
    await reminders.runAt('2026-03-10T18:00:00Z');
    expect((await stateOf(member)).obstacle).toBe('no_time_zone');
    expect(emailsTo(member)).toEqual([]);
  });
});

describe('a push message', () => {
  test('is signed, encrypted and declarative, and contains nothing about health', async () => {
    await startAt('2026-03-10T12:00:00Z');
    const member = await reminders.createMember();
    const browser = await reminders.subscribe(member);
    await reminders.runAt('2026-03-10T17:00:00Z');
    const [request, ...more] = reminders.push.requests;
    expect([more, emailsTo(member)]).toEqual([[], []]);
    const { vapidPublicKey, last } = await stateOf(member);
    expect(readVapid(request!, vapidPublicKey)).toMatchObject({
      aud: reminders.push.origin,
      sub: 'https://lagom.example',
    });
    expect(request?.headers).toMatchObject({
      'content-type': 'application/notification+json',
      'content-encoding': 'aes128gcm',
      // The number of seconds from the reminder, at 18:00 in Stockholm, until midnight.
      ttl: String(6 * 3600),
      urgency: 'normal',
      topic: '2026-03-10',
    });
    expect(browser.decrypt(request!.body)).toEqual({
      web_push: 8030,
      notification: {
        title: 'Time for your check-in',
        body: 'It takes about a minute.',
        navigate: 'https://lagom.example/dashboard?open=checkin',
        lang: 'en',
        tag: '2026-03-10',
      },
    });
    expect(last).toMatchObject({ day: '2026-03-10', channel: 'push', state: 'sent', insteadOf: null });
  });

  test('has no number in its text if numbers are hidden, and neither has an email', async () => {
    await startAt('2026-03-10T12:00:00Z');
    const [member, other] = [await reminders.createMember(), await reminders.createMember()];
    for (const one of [member, other]) {
      const params = { userId: String(one.id) };
      await one.call(savePreferences, { params, body: { display: noNumbersShown } });
      await one.call(saveBody, { body: { userId: one.id, date: '2026-03-09', weight: 72.5 } });
      await checkIn(one, '2026-03-09');
    }
    const browser = await reminders.subscribe(member);
    await reminders.runAt('2026-03-10T17:00:00Z');
    const { notification } = browser.decrypt(reminders.push.requests[0]!.body) as {
      notification: { title: string; body: string };
    };
    expect(`${notification.title} ${notification.body}`).not.toMatch(/\d/);
    const [email = ''] = emailsTo(other);
    const [, ...text] = email.split('\n\n');
    const read = text.join('\n');
    expect(read).toContain('Time for your check-in');
    expect(read.replaceAll(/https?:\S+(?:=\n\S+)*/g, '')).not.toMatch(/\d/);
  });

  test('is in the language that the person chose', async () => {
    await startAt('2026-03-10T12:00:00Z');
    const member = await reminders.createMember();
    const browser = await reminders.subscribe(member);
    const cookie = `${member.cookie}; lagom.language=sv`;
    await member.call(getReminders, {}, { cookie });
    await expect
      .poll(async () => {
        const query = reminders.server.deps.db.selectFrom('users').where('id', '=', member.id);
        return (await query.select('language').executeTakeFirst())?.language;
      })
      .toBe('sv');
    await reminders.runAt('2026-03-10T17:00:00Z');
    expect(browser.decrypt(reminders.push.requests[0]!.body)).toMatchObject({
      notification: { title: 'Dags för din avstämning', lang: 'sv' },
    });
  });

  test('that no browser can receive any more is replaced by an email at once', async () => {
    await startAt('2026-03-10T12:00:00Z');
    const member = await reminders.createMember();
    await reminders.subscribe(member);
    reminders.push.answerNext({ status: 410 });
    await reminders.runAt('2026-03-10T17:00:00Z');
    expect(emailsTo(member)).toHaveLength(1);
    expect(emailsTo(member)[0]).toContain("Reminders by push don't seem to reach you");
    const state = await stateOf(member);
    expect(state.pushSubscriptions).toEqual([]);
    expect(state.last).toMatchObject({ channel: 'email', insteadOf: 'push', state: 'sent' });
    expect(state.channels[0]).toMatchObject({ channel: 'push', failure: 'gone', hasTarget: false });
    // A new subscription makes push work again.
    await reminders.subscribe(member);
    expect((await stateOf(member)).next).toMatchObject({ channel: 'push', insteadOf: null });
  });

  test('that is refused for the moment is sent later, once', async () => {
    await startAt('2026-03-10T12:00:00Z');
    const member = await reminders.createMember();
    await reminders.subscribe(member);
    reminders.push.answerNext({ status: 429, headers: { 'retry-after': '300' } }, { status: 500 });
    await reminders.runAt('2026-03-10T17:00:00Z');
    expect((await stateOf(member)).last?.state).toBe('pending');
    await reminders.runAt('2026-03-10T17:04:00Z');
    expect(sentPushes()).toBe(1);
    await reminders.runAt('2026-03-10T17:05:00Z');
    await reminders.runAt('2026-03-10T17:06:00Z');
    expect(sentPushes()).toBe(2);
    await reminders.runAt('2026-03-10T17:07:00Z');
    await reminders.runAt('2026-03-10T17:30:00Z');
    expect([sentPushes(), emailsTo(member).length]).toEqual([3, 0]);
    expect((await stateOf(member)).last?.state).toBe('sent');
  });

  test('that a service refuses for half an hour is replaced by an email', async () => {
    await startAt('2026-03-10T12:00:00Z');
    const member = await reminders.createMember();
    await reminders.subscribe(member);
    reminders.push.answerNext(...Array.from({ length: 10 }, () => ({ status: 503 })));
    for (let minute = 0; minute <= 40; minute += 1) {
      await reminders.runAt(new Date(Date.parse('2026-03-10T17:00:00Z') + minute * 60_000).toISOString());
    }
    expect(emailsTo(member)).toHaveLength(1);
    expect((await stateOf(member)).last).toMatchObject({ channel: 'email', insteadOf: 'push' });
    // A failure on a single day does not mark the push channel as failed.
    expect((await stateOf(member)).channels[0]?.failure).toBeNull();
  });

  test('without an answer is never sent again, because it may have arrived', async () => {
    await startAt('2026-03-10T12:00:00Z');
    const member = await reminders.createMember();
    await reminders.subscribe(member);
    reminders.push.answerNext('cut');
    for (const minute of ['00', '01', '04', '30']) await reminders.runAt(`2026-03-10T17:${minute}:00Z`);
    expect([sentPushes(), emailsTo(member).length]).toEqual([1, 0]);
    expect((await stateOf(member)).last?.state).toBe('unknown');
  });

  test('goes only to known push services', async () => {
    const member = await reminders.createMember();
    const { keys } = reminders.push.subscribe().subscription;
    for (const endpoint of [
      'https://127.0.0.1/push',
      'https://internal.example/push',
      'http://fcm.googleapis.com/push',
      'https://fcm.googleapis.com:8443/push',
      'https://fcm.googleapis.com.example.org/push',
      'https://user:secret@fcm.googleapis.com/push',
      `${reminders.push.origin.replace('127.0.0.1', '127.0.0.2')}/push`,
    ]) {
      const answer = await member.call(savePushSubscription, { body: { endpoint, keys } });
      expect([endpoint, answer.status, answer.error.code]).toEqual([endpoint, 400, 'push_service_unknown']);
    }
    for (const host of ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com']) {
      const answer = await member.call(savePushSubscription, {
        body: { endpoint: `https://${host}/x`, keys },
      });
      expect(answer.status).toBe(200);
    }
  });

  test('ends with the session of the browser', async () => {
    await startAt('2026-03-10T12:00:00Z');
    const member = await reminders.createMember();
    await reminders.subscribe(member);
    const { db } = reminders.server.deps;
    await db.deleteFrom('sessions').where('user_id', '=', member.id).execute();
    await reminders.runAt('2026-03-10T17:00:00Z');
    expect([sentPushes(), emailsTo(member).length]).toEqual([0, 1]);
  });
});

describe('a channel that nobody reacts to', () => {
  const evening = (day: number) => `2026-04-${String(day).padStart(2, '0')}T16:00:00Z`;

  test('is replaced after three reminders, and reminders pause when all are', async () => {
    await startAt('2026-04-01T12:00:00Z');
    const member = await reminders.createMember();
    await reminders.subscribe(member);
    const counts: number[][] = [];
    for (let day = 1; day <= 7; day += 1) {
      await reminders.runAt(evening(day));
      counts.push([sentPushes(), emailsTo(member).length]);
    }
    expect(counts).toEqual([
      [1, 0],
      [2, 0],
      [3, 0],
      [3, 1],
      [3, 2],
      [3, 3],
      [3, 3],
    ]);
    expect(emailsTo(member)[0]).toContain("Reminders by push don't seem to reach you");
    // After a visit, push counts as working again.
    const { db } = reminders.server.deps;
    const visit = new Date('2026-04-08T08:00:00Z');
    reminders.server.clock.now = visit;
    await stateOf(member);
    expect((await stateOf(member)).next).toMatchObject({ channel: 'push', insteadOf: null });
    const session = db.selectFrom('sessions').where('user_id', '=', member.id).select('updated_at');
    expect((await session.executeTakeFirst())?.updated_at).toEqual(visit);
    await reminders.runAt(evening(8));
    expect([sentPushes(), emailsTo(member).length]).toEqual([4, 3]);
  });

  test('is kept if the person opens Lagom within 24 hours', async () => {
    await startAt('2026-04-01T12:00:00Z');
    const member = await reminders.createMember();
    await reminders.subscribe(member);
    for (let day = 1; day <= 5; day += 1) {
      await reminders.runAt(evening(day));
      reminders.server.clock.now = new Date(Date.parse(evening(day)) + 23 * 3_600_000);
      await stateOf(member);
      await expect.poll(async () => (await stateOf(member)).last?.openedAt).not.toBeNull();
    }
    expect([sentPushes(), emailsTo(member).length]).toEqual([5, 0]);
  });
});

describe('one reminder', () => {
  test('is claimed by one of several processes', async () => {
    await startAt('2026-03-10T12:00:00Z');
    const member = await reminders.createMember();
    reminders.server.clock.now = new Date('2026-03-10T17:00:00Z');
    const deps = remindersDeps(reminders);
    await Promise.all(Array.from({ length: 8 }, () => lookAtPerson(deps, member.id)));
    expect(emailsTo(member)).toHaveLength(1);
  });

  test('is not repeated if the process died while sending, and the next day has one', async () => {
    await startAt('2026-03-10T12:00:00Z');
    const member = await reminders.createMember();
    reminders.server.clock.now = new Date('2026-03-10T17:00:00Z');
    expect(await claimReminder(remindersDeps(reminders), member.id)).toBeDefined();
    for (const minute of ['01', '03', '04', '59']) await reminders.runAt(`2026-03-10T17:${minute}:00Z`);
    expect(emailsTo(member)).toEqual([]);
    expect((await stateOf(member)).last?.state).toBe('unknown');
    await reminders.runAt('2026-03-11T17:00:00Z');
    expect(emailsTo(member)).toHaveLength(1);
  });

  test('whose push service answers late is not repeated by another process', async () => {
    await startAt('2026-03-10T12:00:00Z');
    const member = await reminders.createMember();
    await reminders.subscribe(member);
    reminders.server.clock.now = new Date('2026-03-10T17:00:00Z');
    const { promise, resolve } = Promise.withResolvers<void>();
    reminders.push.answerNext({ until: promise });
    const slow = lookAtPerson(remindersDeps(reminders), member.id);
    await expect.poll(sentPushes).toBe(1);
    await reminders.runAt('2026-03-10T17:01:00Z');
    await reminders.runAt('2026-03-10T17:03:00Z');
    expect((await stateOf(member)).last?.state).toBe('unknown');
    resolve();
    await slow;
    await reminders.runAt('2026-03-10T17:04:00Z');
    expect([sentPushes(), emailsTo(member).length]).toEqual([1, 0]);
    expect((await stateOf(member)).last?.state).toBe('sent');
  });

  test('comes once from two processes with a queue each, on PostgreSQL', async ({ skip }) => {
    const address = reminders.server.database.pool?.options.connectionString;
    if (!address) return skip('The embedded database serves one process.');
    await startAt('2026-03-10T12:00:00Z');
    const members = [];
    for (let count = 0; count < 20; count += 1) members.push(await reminders.createMember());
    reminders.server.clock.now = new Date('2026-03-10T17:00:00Z');
    const deps = remindersDeps(reminders);
    const failures: Error[] = [];
    const processes = [];
    for (let index = 0; index < 2; index += 1) {
      const database = await connect({ DATABASE_URL: address, DATA_DIR: '' });
      const jobs = createJobQueue(database, (error) => failures.push(error));
      defineReminderJobs({ ...deps, db: database.db, jobs });
      await jobs.start();
      processes.push({ database, jobs });
    }
    for (const { database, jobs } of processes) await jobs.send(database.db, dueRemindersJob, {});
    await expect.poll(() => reminders.smtp.emails.length).toBe(20);
    for (const { database, jobs } of processes) await jobs.send(database.db, dueRemindersJob, {});
    for (const { database, jobs } of processes) {
      await jobs.stop();
      await database.close();
    }
    await reminders.runAt('2026-03-10T17:05:00Z');
    expect(members.map((member) => emailsTo(member).length)).toEqual(members.map(() => 1));
    expect(failures).toEqual([]);
  });
});
