import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getNotificationSettings, saveNotificationSettings } from '#contracts/notifications.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const defaults = {
  dailyCheckIn: true,
  checkInTime: '18:00',
  emailNotifications: true,
  pushNotifications: true,
};
const chosen = {
  dailyCheckIn: false,
  checkInTime: '07:30',
  emailNotifications: true,
  pushNotifications: false,
};

describe('notification settings', () => {
  test('without a session, returns 401', async () => {
    expect((await server.call(getNotificationSettings, {})).status).toBe(401);
    expect((await server.call(saveNotificationSettings, { body: chosen })).status).toBe(401);
  });

  test("another member's id is rejected, and settings belong to one member", async () => {
    const [one, other] = [await server.createMember(), await server.createMember()];
    const body = { ...chosen, userId: other.id };
    const foreign = await one.call(saveNotificationSettings, { body });
    expect([foreign.status, foreign.error.code]).toEqual([403, 'not_yours']);
    await one.call(saveNotificationSettings, { body: chosen });
    expect((await other.call(getNotificationSettings, {})).body).toEqual(defaults);
  });

  test('are the defaults until saved, then the saved values, also after saving twice', async () => {
    const member = await server.createMember();
    expect((await member.call(getNotificationSettings, {})).body).toEqual(defaults);
    for (const body of [chosen, { ...chosen, checkInTime: '23:59' }]) {
      expect((await member.call(saveNotificationSettings, { body })).body).toEqual({
        notificationSettings: body,
      });
      expect((await member.call(getNotificationSettings, {})).body).toEqual(body);
    }
  });

  test.each(['24:00', '7:30', '', 'soon'])(
    'rejects %j as a time and keeps the old settings',
    async (checkInTime) => {
      const member = await server.createMember();
      const answer = await member.call(saveNotificationSettings, { body: { ...chosen, checkInTime } });
      expect([answer.status, answer.error.code, answer.error.field]).toEqual([
        400,
        'invalid_input',
        'checkInTime',
      ]);
      expect((await member.call(getNotificationSettings, {})).body).toEqual(defaults);
    },
  );
});
