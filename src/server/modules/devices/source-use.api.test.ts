import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAchievements } from '#contracts/achievements.ts';
import { createPost } from '#contracts/community.ts';
import { getFitnessSummary } from '#contracts/fitness.ts';
import { getInsightReadiness } from '#contracts/insights.ts';
import { getDeviceSummary } from '#contracts/sources.ts';
import { addDays } from '#domain/calendar-day.ts';
import type { DailyRecord, HealthRecord } from '#domain/devices/health-record.ts';
import { measureNames, measures } from '#domain/measures/catalogue.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';
import { updateInsights } from '../insights/update-insights.ts';
import { dailySeries } from '../measures/daily-series-service.ts';
import { steps, storeInTransaction, today, workout } from './test-helpers.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/**
 * The days of `records`. Each day has a workout, steps and a mood. Five workouts earn the first achievement for
 * workouts.
 */
const days = Array.from({ length: 5 }, (_, index) => addDays(today, -index));
const records: HealthRecord[] = days.flatMap((day) => [
  workout({ externalId: day, startedAt: new Date(`${day}T10:00:00Z`) }),
  steps(8000, day),
  { ...steps(0, day), measure: 'mood', value: 8 } satisfies DailyRecord,
]);

const earned = async (member: TestMember) => {
  const { body } = await member.call(listAchievements, {});
  return body.filter((one) => one.earned.length > 0).map(({ key }) => key);
};

const share = (member: TestMember) =>
  member.call(createPost, {
    body: { type: 'achievement', content: 'Five!', achievement: { key: 'workouts', level: 'bronze' } },
  });

const claimed = (userId: number) => {
  const names = measureNames.filter((name) => measures[name].sensitivity === 'normal');
  return dailySeries(server.database.db, userId, names, days.at(-1) ?? '', today);
};

test('invented values are shown on pages, and nothing is claimed from them', async () => {
  const member = await server.createMember();
  const source = 'device:simulated-oura';
  await storeInTransaction(server, member.id, records, { source });
  const { body: shown } = await member.call(getDeviceSummary, { query: { date: today } });
  expect(shown[0]?.current).toEqual({ value: 8000, source });
  const query = { date: today, weekStart: '2026-03-08' };
  expect((await member.call(getFitnessSummary, { query })).body).toMatchObject({ today: { workouts: 1 } });
  expect(Object.values(await claimed(member.id)).flat()).toEqual([]);
  expect(await earned(member)).toEqual([]);
  expect((await share(member)).error.code).toBe('not_earned');
  const { body: readiness } = await member.call(getInsightReadiness, { query: { date: today } });
  expect(Object.values(readiness.days).filter((count) => count > 0)).toEqual([]);
  await updateInsights(server.deps, member.id);
  const { db } = server.database;
  expect(
    await db.selectFrom('insight_memories').where('user_id', '=', member.id).selectAll().execute(),
  ).toEqual([]);
});

test('an invented value does not displace a measured one', async () => {
  const member = await server.createMember();
  const recordedAt = new Date('2026-03-10T08:00:00Z');
  await storeInTransaction(server, member.id, [steps(500, today, recordedAt)], { source: 'device:garmin' });
  await storeInTransaction(server, member.id, [steps(9000)], { source: 'device:simulated-oura' });
  expect((await claimed(member.id)).steps).toEqual([{ day: today, value: 500, source: 'device:garmin' }]);
});

test('what follows from Strava alone is the person’s own, and is not shared', async () => {
  const [member, other] = [await server.createMember(), await server.createMember()];
  await storeInTransaction(server, member.id, records, { source: 'device:strava' });
  await storeInTransaction(server, other.id, records, { source: 'device:garmin' });
  for (const one of [member, other]) expect(await earned(one)).toContain('workouts');
  const refused = await share(member);
  expect([refused.status, refused.error.code]).toEqual([403, 'not_earned']);
  expect((await share(other)).status).toBe(200);
});
