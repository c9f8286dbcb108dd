import { createHmac } from 'node:crypto';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getNotificationSettings, saveNotificationSettings } from '#contracts/notifications.ts';
import {
  createReminderCalendar,
  deletePushSubscription,
  deleteReminderCalendar,
  getReminders,
  getUnsubscribeState,
  saveReminderChannels,
  sendTestReminder,
  unsubscribe,
} from '#contracts/reminders.ts';
import { type JsonServer, startJsonServer } from '#server/testing/json-server.ts';
import { startTestApp, type TestMember } from '#server/testing/test-app.ts';
import { publicUrl, type RemindersApp, startRemindersApp } from './test-helpers.ts';

const secret = `whsec_${Buffer.from('a secret for webhooks of tests').toString('base64')}`;
let reminders: RemindersApp;
let ntfy: JsonServer;
let webhook: JsonServer;
beforeAll(async () => {
  [ntfy, webhook] = await Promise.all([
    startJsonServer(() => ({ status: 200, body: {} })),
    startJsonServer(() => ({ status: 204 })),
  ]);
  reminders = await startRemindersApp({
    NTFY_URL: ntfy.url,
    REMINDER_WEBHOOK_URL: `${webhook.url}/hook`,
    REMINDER_WEBHOOK_SECRET: secret,
  });
});
afterAll(async () => {
  await reminders.close();
  await Promise.all([ntfy.close(), webhook.close()]);
});

const noon = new Date('2026-03-10T12:00:00Z');
const evening = '2026-03-10T17:00:00Z';
const emailsTo = ({ email }: TestMember) => reminders.smtp.emails.filter((one) => one.includes(email));

describe('email', () => {
  test('has one-click unsubscribe, which works without a session and stops only emails', async () => {
    reminders.server.clock.now = noon;
    const member = await reminders.createMember();
    await reminders.runAt(evening);
    const [email = ''] = emailsTo(member);
    expect(email).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    const url = /^List-Unsubscribe: <(.*)>$/m.exec(email)?.[1] ?? '';
    expect(url.startsWith(`${publicUrl}/api/unsubscribe/`)).toBe(true);
    const link = await reminders.server.app.inject({ method: 'GET', url: new URL(url).pathname });
    expect([link.statusCode, link.headers.location]).toEqual([
      302,
      `/unsubscribe?token=${url.split('/').at(-1)}`,
    ]);
    expect((await member.call(getNotificationSettings, {})).body.emailNotifications).toBe(true);
    // Sends the request of a mail program for one-click unsubscribe (RFC 8058).
    const press = () =>
      reminders.server.app.inject({
        method: 'POST',
        url: new URL(url).pathname,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
    const isOn = async () => {
      const params = { token: url.split('/').at(-1) ?? '' };
      return (await reminders.server.call(getUnsubscribeState, { params })).body.emailNotifications;
    };
    expect(await isOn()).toBe(true);
    expect([(await press()).statusCode, (await press()).statusCode]).toEqual([200, 200]);
    expect(await isOn()).toBe(false);
    expect((await member.call(getNotificationSettings, {})).body).toEqual({
      dailyCheckIn: true,
      checkInTime: '18:00',
      emailNotifications: false,
      pushNotifications: true,
    });
    await reminders.runAt('2026-03-11T17:00:00Z');
    expect(emailsTo(member)).toHaveLength(1);
  });

  test('cannot be stopped with a token of another signature or person', async () => {
    const [one, other] = [await reminders.createMember(), await reminders.createMember()];
    reminders.server.clock.now = noon;
    await one.call(sendTestReminder, { body: { channel: 'email' } });
    const token =
      /unsubscribe\/([^>]+)>/.exec(
        emailsTo(one)
          .at(-1)!
          .replace(/\r\n\s/g, ''),
      )?.[1] ?? '';
    const [, signature = ''] = token.split('.');
    for (const wrong of [`${other.id}.${signature}`, `${token}x`, token.slice(0, -2), 'x', `${one.id}.`]) {
      for (const endpoint of [unsubscribe, getUnsubscribeState] as const)
        expect((await reminders.server.call(endpoint, { params: { token: wrong } })).status).toBe(404);
    }
    expect((await reminders.server.call(unsubscribe, { params: { token } })).status).toBe(200);
  });

  test('that the mail server refuses for three days is not used any more', async () => {
    reminders.server.clock.now = noon;
    const member = await reminders.createMember();
    reminders.smtp.refusal = 550;
    for (const day of ['10', '11', '12']) {
      await reminders.runAt(`2026-03-${day}T17:00:00Z`);
      expect((await member.call(getReminders, {})).body.last?.state).toBe('failed');
    }
    reminders.smtp.refusal = undefined;
    const { channels, next, obstacle } = (await member.call(getReminders, {})).body;
    expect([next, obstacle]).toEqual([null, 'no_channel']);
    expect(channels.find(({ channel }) => channel === 'email')).toMatchObject({ failure: 'refused' });
    await reminders.runAt('2026-03-13T17:00:00Z');
    expect(emailsTo(member)).toEqual([]);
    // Saving the settings makes the channel work again.
    const settings = (await member.call(getNotificationSettings, {})).body;
    await member.call(saveNotificationSettings, { body: settings });
    await reminders.runAt('2026-03-14T17:00:00Z');
    expect(emailsTo(member)).toHaveLength(1);
  });

  test('that the mail server refuses for the moment is sent later', async () => {
    reminders.server.clock.now = noon;
    const member = await reminders.createMember();
    reminders.smtp.refusal = 451;
    await reminders.runAt(evening);
    reminders.smtp.refusal = undefined;
    await reminders.runAt('2026-03-10T17:01:00Z');
    expect(emailsTo(member)).toHaveLength(1);
  });

  test('without a mail server reaches nobody, and says so', async () => {
    const server = await startTestApp();
    const member = await server.createMember();
    await member.call(getNotificationSettings, {}, { headers: { 'x-time-zone': 'Europe/Stockholm' } });
    await expect
      .poll(async () => (await member.call(getReminders, {})).body.timeZone)
      .toBe('Europe/Stockholm');
    const state = (await member.call(getReminders, {})).body;
    expect([state.next, state.obstacle]).toEqual([null, 'no_channel']);
    expect(state.channels.find(({ channel }) => channel === 'email')).toMatchObject({
      isAvailable: false,
      isOn: true,
    });
    const tested = await member.call(sendTestReminder, { body: { channel: 'email' } });
    expect(tested.body).toEqual({ result: 'stored' });
    // Without https, the header `List-Unsubscribe` links to the page that asks for confirmation.
    const [email = ''] = await server.sentEmails();
    expect(email).toContain('Subject: A test reminder');
    expect(email).toMatch(/^List-Unsubscribe:\s+<http:\/\/localhost:3000\/unsubscribe\?token=/m);
    expect(email).not.toContain('List-Unsubscribe-Post');
    await server.close();
  });
});

describe('ntfy and webhook', () => {
  test('receive the reminder if the person switched them on, the webhook signed', async () => {
    reminders.server.clock.now = noon;
    const [one, other] = [await reminders.createMember(), await reminders.createMember()];
    await one.call(saveReminderChannels, { body: { ntfyTopic: 'my-topic', webhook: false } });
    await other.call(saveReminderChannels, { body: { ntfyTopic: null, webhook: true } });
    await reminders.runAt(evening);
    expect(ntfy.requests.map(({ body }) => body)).toEqual([
      {
        topic: 'my-topic',
        title: 'Time for your check-in',
        message: 'It takes about a minute.',
        click: `${publicUrl}/dashboard?open=checkin`,
      },
    ]);
    const [request, ...more] = webhook.requests;
    expect(more).toEqual([]);
    expect(request?.body).toMatchObject({ type: 'reminder', userId: other.id, tag: '2026-03-10' });
    const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signature } = request!.headers;
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    const signed = `${id}.${time}.${JSON.stringify(request!.body)}`;
    expect(signature).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
    expect([...emailsTo(one), ...emailsTo(other)]).toEqual([]);
  });

  test('cannot be switched on if the operator has not set them up', async () => {
    const server = await startTestApp();
    const member = await server.createMember();
    for (const body of [
      { ntfyTopic: 'topic', webhook: false },
      { ntfyTopic: null, webhook: true },
    ]) {
      const answer = await member.call(saveReminderChannels, { body });
      expect([answer.status, answer.error.code]).toEqual([409, 'channel_not_set_up']);
    }
    expect(
      (await member.call(saveReminderChannels, { body: { ntfyTopic: null, webhook: false } })).status,
    ).toBe(200);
    await server.close();
  });
});

describe('a test reminder', () => {
  test('returns what the service answered', async () => {
    reminders.server.clock.now = noon;
    const member = await reminders.createMember();
    const tryPush = () => member.call(sendTestReminder, { body: { channel: 'push' } });
    expect([(await tryPush()).status, (await tryPush()).error.code]).toEqual([409, 'channel_not_set_up']);
    const browser = await reminders.subscribe(member);
    reminders.push.requests.length = 0;
    expect((await tryPush()).body).toEqual({ result: 'sent' });
    expect(browser.decrypt(reminders.push.requests[0]!.body)).toMatchObject({
      notification: { title: 'A test reminder', tag: 'test' },
    });
    const answers = [
      { status: 400 },
      { status: 302, headers: { location: ntfy.url } },
      'cut',
      { status: 404 },
    ];
    reminders.push.answerNext(...(answers as Parameters<typeof reminders.push.answerNext>));
    const results: string[] = [];
    for (const _answer of answers) results.push((await tryPush()).body.result);
    expect(results).toEqual(['refused', 'refused', 'no_answer', 'gone']);
    expect((await member.call(getReminders, {})).body.pushSubscriptions).toEqual([]);
  });

  test('is limited to ten in an hour', async () => {
    const member = await reminders.createMember();
    const send = () => member.call(sendTestReminder, { body: { channel: 'email' } });
    for (let count = 0; count < 10; count += 1) expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(429);
  });
});

describe('push subscriptions', () => {
  test('belong to one person, and the last who subscribes a browser has it', async () => {
    reminders.server.clock.now = noon;
    const [one, other] = [await reminders.createMember(), await reminders.createMember()];
    const { subscription } = await reminders.subscribe(one);
    const [listed] = (await one.call(getReminders, {})).body.pushSubscriptions;
    expect(listed?.endpoint).toBe(subscription.endpoint);
    const params = { id: String(listed!.id) };
    expect((await other.call(deletePushSubscription, { params })).status).toBe(404);
    expect((await one.call(deletePushSubscription, { params })).status).toBe(200);
    expect((await one.call(getReminders, {})).body.pushSubscriptions).toEqual([]);
  });

  test('are at most ten for a person, the newest', async () => {
    const member = await reminders.createMember();
    const browsers = [];
    for (let count = 0; count < 12; count += 1) browsers.push(await reminders.subscribe(member));
    const listed = (await member.call(getReminders, {})).body.pushSubscriptions;
    expect(listed.map(({ endpoint }) => endpoint)).toEqual(
      browsers.slice(2).map(({ subscription }) => subscription.endpoint),
    );
  });
});

describe('the calendar', () => {
  const fetchCalendar = (url: string) =>
    reminders.server.app.inject({ method: 'GET', url: new URL(url).pathname });

  test('repeats every day at the local time, with an alarm', async () => {
    reminders.server.clock.now = noon;
    const member = await reminders.createMember();
    const { url } = (await member.call(createReminderCalendar, {})).body;
    const answer = await fetchCalendar(url);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ]);
    const calendar = new ICAL.Component(ICAL.parse(answer.body));
    const [component, ...more] = calendar.getAllSubcomponents('vevent');
    expect(more).toEqual([]);
    const event = new ICAL.Event(component!);
    expect(event.summary).toBe('Time for your check-in');
    expect(event.startDate.zone).toBe(ICAL.Timezone.localTimezone);
    const days = event.iterator();
    expect([days.next(), days.next()].map(String)).toEqual(['2026-03-10T18:00:00', '2026-03-11T18:00:00']);
    expect(component?.getFirstSubcomponent('valarm')?.getFirstPropertyValue('action')).toBe('DISPLAY');
  });

  test('follows the settings, and is empty if the reminder is off', async () => {
    const member = await reminders.createMember();
    const { url } = (await member.call(createReminderCalendar, {})).body;
    const settings = { checkInTime: '07:30', emailNotifications: true, pushNotifications: true };
    await member.call(saveNotificationSettings, { body: { ...settings, dailyCheckIn: true } });
    expect((await fetchCalendar(url)).body).toContain('T073000');
    await member.call(saveNotificationSettings, { body: { ...settings, dailyCheckIn: false } });
    const calendar = new ICAL.Component(ICAL.parse((await fetchCalendar(url)).body));
    expect(calendar.getAllSubcomponents('vevent')).toEqual([]);
  });

  test('has an address that is replaced and deleted, and whose token is not stored', async () => {
    const member = await reminders.createMember();
    const first = (await member.call(createReminderCalendar, {})).body.url;
    const second = (await member.call(createReminderCalendar, {})).body.url;
    expect([(await fetchCalendar(first)).statusCode, (await fetchCalendar(second)).statusCode]).toEqual([
      404, 200,
    ]);
    const token = second.split('/').at(-1)!.replace('.ics', '');
    const stored = await reminders.server.deps.db.selectFrom('reminder_calendars').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
    await member.call(deleteReminderCalendar, {});
    expect((await fetchCalendar(second)).statusCode).toBe(404);
    expect((await member.call(deleteReminderCalendar, {})).status).toBe(404);
    expect((await member.call(getReminders, {})).body.calendar).toBeNull();
  });
});
