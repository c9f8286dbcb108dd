import { afterAll, beforeAll, expect, test } from 'vitest';
import { listDeviceData } from '#contracts/devices.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { beginConnecting, connect, runJobs } from './connection-test-helpers.ts';
import { dailyJob } from './devices-jobs.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  for (const table of ['device_authorizations', 'device_connections', 'webhook_deliveries'])
    server.changingTables.add(table);
});
afterAll(() => server.close());

const runDailyJob = async () => {
  await server.jobs.send(server.database.db, dailyJob, {});
  await runJobs(server);
};

const daysLater = (days: number) => new Date(server.clock.now.getTime() + days * 24 * 60 * 60 * 1000);

test('the daily job finds data whose webhook did not arrive, of the last seven days', async () => {
  const member = await server.createMember();
  await connect(server, member, 'fitbit');
  await runJobs(server);
  const { body: before } = await member.call(listDeviceData, {});
  const { db } = server.database;
  const lost = db.deleteFrom('daily_observations').where('user_id', '=', member.id);
  await lost.where('measure', '=', 'steps').where('day', '>=', '2026-03-05').execute();
  expect((await member.call(listDeviceData, {})).body.length).toBeLessThan(before.length);
  await runDailyJob();
  expect((await member.call(listDeviceData, {})).body).toEqual(before);
});

test('the daily job deletes old deliveries and expired states, and ends a history whose parts never came', async () => {
  const member = await server.createMember();
  await connect(server, member, 'oura');
  await runJobs(server);
  await beginConnecting(member, 'garmin');
  const { db } = server.database;
  await db
    .updateTable('device_connections')
    .set({ history_done: 3, history_total: 9 })
    .where('user_id', '=', member.id)
    .execute();
  const counts = async () => [
    (await db.selectFrom('webhook_deliveries').where('user_id', '=', member.id).selectAll().execute()).length,
    (await db.selectFrom('device_authorizations').where('user_id', '=', member.id).selectAll().execute())
      .length,
  ];
  const readHistory = () =>
    db
      .selectFrom('device_connections')
      .where('user_id', '=', member.id)
      .select(['history_done', 'history_total'])
      .execute();
  await runDailyJob();
  expect(await counts()).toEqual([18, 1]);
  expect(await readHistory()).toEqual([{ history_done: 3, history_total: 9 }]);

  server.clock.now = daysLater(31);
  await runDailyJob();
  expect(await counts()).toEqual([0, 0]);
  expect(await readHistory()).toEqual([{ history_done: null, history_total: null }]);
});
