import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAchievements } from '#contracts/achievements.ts';
import { listQuestions, saveResponse } from '#contracts/checkin.ts';
import { createActivity, deleteActivity, updateActivity } from '#contracts/fitness.ts';
import { saveSourceOrder } from '#contracts/measures.ts';
import { createMeditationSession, deleteMeditationSession } from '#contracts/mindfulness.ts';
import { copyFoodEntries, createFoodEntry, deleteFoodEntry, updateFoodEntry } from '#contracts/nutrition.ts';
import { deleteNight, saveNight } from '#contracts/sleep.ts';
import { addDays } from '#domain/calendar-day.ts';
import { seedUsers } from '#server/db/seed/seed-users.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';
import { listOwnAchievements } from './achievements-service.ts';
import { findProgress } from './progress-queries.ts';
import { repairProgress } from './progress-service.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ LIMITS_SCALE: '1000' });
});
afterAll(() => server.close());

const start = '2026-03-10';
const when = () => ({ now: server.clock.now, zone: 'UTC' });
const setToday = (day: string) => {
  server.clock.now = new Date(`${day}T23:00:00Z`);
};
const kept = (userId: number) => findProgress(server.database.db, userId);
const read = (userId: number) => listOwnAchievements(server.database.db, userId, when());

/**
 * Returns the achievements of a person, counted from all days. Runs in a transaction that is rolled back, so that the
 * stored progress does not change.
 */
async function recount(userId: number) {
  const { db } = server.database;
  const rollBack = new Error('Rolled back.');
  let counted: unknown;
  const counting = db.transaction().execute(async (tx) => {
    await repairProgress(tx, userId);
    counted = await listOwnAchievements(tx, userId, when());
    throw rollBack;
  });
  await counting.catch((error: unknown) => expect(error).toBe(rollBack));
  return counted;
}

/** Creates a member with 120 days of data, directly in the database. */
async function createTracker(): Promise<TestMember> {
  const member = await server.createMember();
  const { db } = server.database;
  await seedUsers(db, {
    people: 1,
    days: 120,
    today: start,
    now: new Date(`${start}T23:00:00Z`),
    passwordHash: '',
  });
  const seeded = await db
    .selectFrom('users')
    .where('email', '=', 'demo@lagom.local')
    .select('id')
    .executeTakeFirstOrThrow();
  for (const table of [
    ...['questionnaire_responses', 'exercise_activities', 'meditation_sessions', 'meditation_totals'],
    ...['sleep_nights', 'food_entries'],
  ] as const)
    await db
      .updateTable(table as 'food_entries')
      .set({ user_id: member.id })
      .where('user_id', '=', seeded.id)
      .execute();
  await db.deleteFrom('users').where('id', '=', seeded.id).execute();
  return member;
}

/**
 * Generates a random write. `ago` is how many days before today the written entry is. `pick` selects an existing entry
 * or a value.
 */
const write = fc.record({
  kind: fc.constantFrom(
    ...['workout', 'move workout', 'delete workout', 'session', 'delete session', 'meal', 'move meal'],
    ...['delete meal', 'copy meals', 'night', 'delete night', 'answer', 'suggest', 'tomorrow', 'read'],
  ),
  ago: fc.oneof(fc.nat({ max: 5 }), fc.nat({ max: 125 })),
  pick: fc.nat({ max: 1000 }),
});
type Write = typeof write extends fc.Arbitrary<infer T> ? T : never;

async function perform(member: TestMember, today: string, { kind, ago, pick }: Write): Promise<void> {
  const userId = member.id;
  const date = addDays(today, -ago);
  const timestamp = `${date}T12:00:00Z`;
  const pickId = async (table: 'exercise_activities' | 'meditation_sessions' | 'food_entries') => {
    const rows = await server.database.db
      .selectFrom(table)
      .where('user_id', '=', userId)
      .select('id')
      .orderBy('id')
      .execute();
    return { id: String(rows[pick % rows.length]?.id ?? 0) };
  };
  const workout = { userId, type: 'yoga', duration: 20 + (pick % 90), timestamp } as const;
  const meal = {
    userId,
    name: 'Gröt',
    mealType: (['breakfast', 'lunch', 'dinner'] as const)[pick % 3]!,
    timestamp,
  };
  const answer = async (suggested: boolean) => {
    const { body } = await member.call(listQuestions, { query: {} });
    const question = body.find(({ category }) => category === (pick % 2 ? 'mood' : 'energy'));
    await member.call(saveResponse, {
      body: { userId, questionId: question!.id, response: 5, date, suggested },
    });
  };
  const calls: Record<string, () => Promise<unknown>> = {
    workout: () => member.call(createActivity, { body: workout }),
    'move workout': async () =>
      member.call(updateActivity, { params: await pickId('exercise_activities'), body: workout }),
    'delete workout': async () =>
      member.call(deleteActivity, { params: await pickId('exercise_activities') }),
    session: () =>
      member.call(createMeditationSession, {
        body: { userId, type: 'calm', duration: 10, completed: pick % 4 > 0, timestamp },
      }),
    'delete session': async () =>
      member.call(deleteMeditationSession, { params: await pickId('meditation_sessions') }),
    meal: () => member.call(createFoodEntry, { body: meal }),
    'move meal': async () =>
      member.call(updateFoodEntry, { params: await pickId('food_entries'), body: meal }),
    'delete meal': async () => member.call(deleteFoodEntry, { params: await pickId('food_entries') }),
    'copy meals': () =>
      member.call(copyFoodEntries, {
        body: { userId, fromDate: addDays(today, -(pick % 120)), toDate: date },
      }),
    night: () => member.call(saveNight, { body: { userId, date, bedtime: '22:00', wakeTime: '06:00' } }),
    'delete night': () => member.call(deleteNight, { params: { date } }),
    answer: () => answer(false),
    suggest: () => answer(true),
    read: () => read(userId),
  };
  await calls[kind]?.();
}

describe('the stored progress of achievements', () => {
  test('equals a count of all days after any sequence of writes', async () => {
    const member = await createTracker();
    let today = start;
    await fc.assert(
      fc.asyncProperty(fc.array(write, { minLength: 5, maxLength: 25 }), async (writes) => {
        setToday(today);
        await read(member.id);
        for (const one of writes) {
          if (one.kind === 'tomorrow') today = addDays(today, 1 + (one.pick % 3));
          setToday(today);
          await perform(member, today, one);
        }
        expect(await read(member.id)).toEqual(await recount(member.id));
      }),
      // Stops at the first failure. Each run continues with the data of the previous runs, so the test library cannot
      // reduce a failure to a smaller case.
      { numRuns: 30, endOnFailure: true },
    );
    // Checks that the random writes changed entries that count for achievements. Otherwise the
    // comparison above would prove nothing.
    expect((await kept(member.id))?.changes).toBeGreaterThan(50);
  });

  test('is reused by later reads, and only a write of an old day invalidates it', async () => {
    const member = await createTracker();
    setToday(start);
    const before = await read(member.id);
    expect(await kept(member.id)).toMatchObject({ through: addDays(start, -14) });
    const workout = (day: string) =>
      member.call(createActivity, {
        body: { userId: member.id, type: 'yoga', duration: 20, timestamp: `${day}T12:00:00Z` },
      });
    await workout(addDays(start, -13));
    expect(await kept(member.id)).toMatchObject({ through: addDays(start, -14) });
    await workout(addDays(start, -14));
    expect(await kept(member.id)).toMatchObject({ through: null });
    const count = (list: typeof before) => list.find(({ key }) => key === 'workouts')?.value ?? 0;
    expect(count(await read(member.id))).toBe(count(before) + 2);
    expect(await kept(member.id)).toMatchObject({ through: addDays(start, -14) });
  });

  test('follows a later change of the order of sources', async () => {
    const member = await createTracker();
    setToday(start);
    const { db } = server.database;
    const own = db.selectFrom('exercise_activities').where('user_id', '=', member.id);
    const workout = await own.selectAll().orderBy('day').executeTakeFirstOrThrow();
    const { id: _id, ...values } = { ...workout, source: 'device:watch', duration: 600 };
    await db.insertInto('exercise_activities').values(values).execute();
    const minutes = async () =>
      (await read(member.id)).find(({ key }) => key === 'workoutMinutes')?.value ?? 0;
    const before = await minutes();
    await member.call(saveSourceOrder, {
      params: { measure: 'workoutMinutes' },
      body: { sources: ['device:watch'] },
    });
    expect(await minutes()).toBe(before - workout.duration + 600);
  });

  test('includes a write between reading and storing it', async () => {
    const member = await createTracker();
    setToday(start);
    const { db } = server.database;
    const { id } = await db
      .selectFrom('exercise_activities')
      .where('user_id', '=', member.id)
      .orderBy('day')
      .select('id')
      .executeTakeFirstOrThrow();
    await Promise.all([
      read(member.id),
      member.call(deleteActivity, { params: { id: String(id) } }),
      read(member.id),
    ]);
    expect((await member.call(listAchievements, {})).body).toEqual(await recount(member.id));
  });

  test('is counted again by repairProgress if it is wrong', async () => {
    const member = await createTracker();
    setToday(start);
    const right = await read(member.id);
    await server.database.db.deleteFrom('food_entries').where('user_id', '=', member.id).execute();
    await repairProgress(server.database.db, member.id);
    const repaired = await read(member.id);
    expect(repaired.find(({ key }) => key === 'meals')?.value).toBe(0);
    expect(repaired.find(({ key }) => key === 'nights')).toEqual(right.find(({ key }) => key === 'nights'));
  });
});
