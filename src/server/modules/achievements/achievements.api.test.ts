import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAchievements } from '#contracts/achievements.ts';
import { createPost } from '#contracts/community.ts';
import { createActivity } from '#contracts/fitness.ts';
import { createMeditationSession } from '#contracts/mindfulness.ts';
import { createFoodEntry } from '#contracts/nutrition.ts';
import { savePreferences } from '#contracts/preferences.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';
import { listPostsBy } from '../community/test-helpers.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const find = async (member: TestMember, key: string) =>
  (await member.call(listAchievements, {})).body.find((one) => one.key === key);

test('without a session, returns 401; without entries, nothing is earned', async () => {
  expect((await server.call(listAchievements, {})).status).toBe(401);
  const { body } = await (await server.createMember()).call(listAchievements, {});
  expect(body).toHaveLength(12);
  expect(body.filter((one) => one.value > 0 || one.earned.length > 0)).toEqual([]);
});

test("five workouts earn an achievement on the day of the fifth; another member's workouts do not count", async () => {
  const [member, other] = [await server.createMember(), await server.createMember()];
  for (const day of ['01', '03', '05', '07', '09', '10']) {
    const timestamp = `2026-03-${day}T10:00:00Z`;
    await member.call(createActivity, { body: { userId: member.id, type: 'yoga', duration: 30, timestamp } });
  }
  expect(await find(member, 'workouts')).toEqual({
    key: 'workouts',
    value: 6,
    currentStreak: null,
    earned: [{ level: 'bronze', threshold: 5, day: '2026-03-09' }],
    next: { level: 'silver', threshold: 25, progress: 6 / 25 },
  });
  expect(await find(member, 'workoutMinutes')).toMatchObject({ value: 180, earned: [] });
  expect(await find(other, 'workouts')).toMatchObject({ value: 0 });
});

test('meditation sessions, meals and nights count', async () => {
  const member = await server.createMember();
  const userId = member.id;
  for (const day of ['08', '09', '10']) {
    const timestamp = `2026-03-${day}T08:00:00Z`;
    const practice = { userId, type: 'calm', duration: 20, completed: day !== '09', timestamp } as const;
    await member.call(createMeditationSession, { body: practice });
    for (const mealType of ['breakfast', 'lunch', 'dinner', 'snack'] as const) {
      await member.call(createFoodEntry, { body: { userId, name: 'Gröt', mealType, timestamp } });
    }
    const night = { user_id: userId, day: `2026-03-${day}`, zone: 'UTC' };
    await server.database.db
      .insertInto('sleep_nights')
      .values({
        ...night,
        bedtime: new Date('2026-03-01T22:00:00Z'),
        wake_time: new Date('2026-03-02T06:00:00Z'),
      })
      .execute();
  }
  const question = await server.database.db
    .selectFrom('custom_questions')
    .select('id')
    .executeTakeFirstOrThrow();
  await server.database.db
    .insertInto('questionnaire_responses')
    .values({ user_id: userId, day: '2026-03-10', question_id: question.id, response: 7 })
    .execute();
  const { body } = await member.call(listAchievements, {});
  // The meditation of 9 March was stopped early, so that streak has one day.
  expect(
    body.flatMap(({ key, currentStreak }) => (currentStreak === null ? [] : [[key, currentStreak]])),
  ).toEqual([
    ['checkinStreak', 1],
    ['meditationStreak', 1],
    ['nightStreak', 3],
  ]);
  expect(Object.fromEntries(body.map((one) => [one.key, one.value]))).toEqual({
    checkinDays: 1,
    checkinStreak: 1,
    meditationSessions: 2,
    meditationMinutes: 60,
    meditationStreak: 1,
    workouts: 0,
    workoutMinutes: 0,
    activeWeeks: 0,
    nights: 3,
    nightStreak: 3,
    meals: 12,
    fullMealDays: 3,
  });
});

test('an earned achievement is posted only when the member shares it', async () => {
  const member = await server.createMember();
  for (const _ of [1, 2, 3, 4, 5]) {
    await member.call(createActivity, { body: { userId: member.id, type: 'yoga', duration: 30 } });
  }
  expect(await listPostsBy(member, member)).toEqual([]);
  const body = { type: 'achievement', achievement: { key: 'workouts', level: 'bronze' } } as const;
  const { body: post } = await member.call(createPost, { body });
  expect(post).toMatchObject({ type: 'achievement', content: '', achievement: body.achievement });
  expect(await listPostsBy(member, member)).toEqual([post]);
  const silver = { ...body, achievement: { key: 'workouts', level: 'silver' } } as const;
  expect((await member.call(createPost, { body: silver })).error.code).toBe('not_earned');
});

test('a streak is not shared while the member hides streaks', async () => {
  const member = await server.createMember();
  for (const day of ['08', '09', '10']) {
    const timestamp = `2026-03-${day}T08:00:00Z`;
    const session = { userId: member.id, type: 'calm', duration: 20, completed: true, timestamp } as const;
    await member.call(createMeditationSession, { body: session });
  }
  const hide = (hidden: boolean) =>
    member.call(savePreferences, {
      params: { userId: String(member.id) },
      body: { display: { streaks: !hidden } },
    });
  const achievement = { key: 'meditationStreak', level: 'bronze' } as const;
  const share = () => member.call(createPost, { body: { type: 'achievement', achievement } });
  await hide(true);
  const refused = await share();
  expect([refused.status, refused.error.code]).toEqual([403, 'streaks_hidden']);
  expect(await listPostsBy(member, member)).toEqual([]);
  await hide(false);
  expect((await share()).body).toMatchObject({ type: 'achievement', achievement });
});

test('unchanged data gets 304', async () => {
  const member = await server.createMember();
  const { headers } = await member.call(listAchievements, {});
  const again = await member.call(
    listAchievements,
    {},
    { headers: { 'if-none-match': String(headers.etag) } },
  );
  expect(again.status).toBe(304);
});
