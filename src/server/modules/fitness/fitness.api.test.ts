import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createActivity,
  deleteActivity,
  getFitnessSummary,
  listActivities,
  listWorkoutDays,
  updateActivity,
} from '#contracts/fitness.ts';
import { saveSourceOrder } from '#contracts/measures.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const today = '2026-03-10';
const log = (member: TestMember, workout: object = {}) =>
  member.call(createActivity, { body: { userId: member.id, type: 'cardio', duration: 30, ...workout } });

describe('POST /api/exercise-activities', () => {
  test("without a session, returns 401; another member's id gets 403 and stores nothing", async () => {
    const [one, other] = [await server.createMember(), await server.createMember()];
    const body = { userId: other.id, type: 'yoga', duration: 15 } as const;
    expect((await server.call(createActivity, { body })).status).toBe(401);
    expect((await one.call(createActivity, { body })).error.code).toBe('not_yours');
    expect((await other.call(listActivities, { query: {} })).body).toEqual([]);
  });

  test('a workout defaults to moderate, eight kilocalories a minute and now', async () => {
    const member = await server.createMember();
    expect((await log(member, { duration: 45 })).body).toEqual({
      id: expect.any(Number),
      userId: member.id,
      type: 'cardio',
      duration: 45,
      intensity: 'moderate',
      caloriesBurned: 360,
      notes: null,
      timestamp: '2026-03-10T12:00:00.000Z',
      date: today,
      zone: 'UTC',
      source: 'self',
    });
  });

  test('a new workout changes the ETag, and a rejected one does not', async () => {
    const member = await server.createMember();
    const query = { date: today, weekStart: '2026-03-08' };
    const etag = (await member.call(getFitnessSummary, { query })).headers.etag as string;
    const again = async () =>
      (await member.call(getFitnessSummary, { query }, { headers: { 'if-none-match': etag } })).status;
    expect(await again()).toBe(304);
    expect((await log(member, { duration: 0 })).status).toBe(400);
    expect(await again()).toBe(304);
    await log(member);
    expect(await again()).toBe(200);
  });

  test('a workout keeps its fields and the day in its own time zone', async () => {
    const member = await server.createMember();
    const body = {
      userId: member.id,
      type: 'strength',
      duration: 75,
      intensity: 'very_high',
      caloriesBurned: null,
      notes: ' Marklyft ',
      timestamp: '2026-03-09T22:30:00Z',
    } as const;
    const saved = await member.call(
      createActivity,
      { body },
      { headers: { 'x-time-zone': 'Europe/Helsinki' } },
    );
    expect(saved.body).toMatchObject({
      date: today,
      zone: 'Europe/Helsinki',
      caloriesBurned: null,
      notes: 'Marklyft',
      intensity: 'very_high',
    });
  });

  test.each([
    ['no minutes', { duration: 0 }, 'duration'],
    ['eleven hours', { duration: 660 }, 'duration'],
    ['a negative burn', { caloriesBurned: -1 }, 'caloriesBurned'],
    ['an absurd burn', { caloriesBurned: 20_000 }, 'caloriesBurned'],
    ['an unknown type', { type: 'quidditch' }, 'type'],
    ['the future', { timestamp: '2026-03-11T12:00:00Z' }, 'timestamp'],
    ['a date that is none', { timestamp: '2026-03-40T12:00:00Z' }, 'timestamp'],
    ['an unknown field', { steps: 1 }, 'steps'],
    ['notes of a novel', { notes: 'x'.repeat(1001) }, 'notes'],
  ])('rejects %s and stores nothing', async (_name, workout, field) => {
    const member = await server.createMember();
    const answer = await log(member, workout);
    expect([answer.status, answer.error.code, answer.error.field]).toEqual([400, 'invalid_input', field]);
    expect((await member.call(listActivities, { query: {} })).body).toEqual([]);
  });
});

describe('GET /api/exercise-activities', () => {
  test("without a session, returns 401; another member's id gets 403; never returns another member's workouts", async () => {
    const [one, other] = [await server.createMember(), await server.createMember()];
    await log(other);
    expect((await server.call(listActivities, { query: {} })).status).toBe(401);
    expect((await one.call(listActivities, { query: { userId: String(other.id) } })).error.code).toBe(
      'not_yours',
    );
    expect((await one.call(listActivities, { query: {} })).body).toEqual([]);
  });

  test('lists workouts newest first in pages without gaps or repetitions, even with equal times', async () => {
    const member = await server.createMember();
    for (let count = 0; count < 7; count += 1) {
      await log(member, { duration: count + 1, timestamp: count < 4 ? '2026-03-01T10:00:00Z' : undefined });
    }
    const seen: number[] = [];
    for (let beforeId: string | undefined, more = true; more; ) {
      const { body } = await member.call(listActivities, { query: { limit: 3, beforeId } });
      seen.push(...body.map((activity) => activity.duration));
      beforeId = String(body.at(-1)?.id);
      more = body.length === 3;
    }
    expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1]);
    const { body: ofDay } = await member.call(listActivities, { query: { date: '2026-03-01' } });
    expect(ofDay).toHaveLength(4);
  });
});

describe('PUT and DELETE /api/exercise-activities/:id', () => {
  test("without a session, returns 401; another member's workout gets 404 and does not change", async () => {
    const [one, other] = [await server.createMember(), await server.createMember()];
    const { body: workout } = await log(other);
    const params = { id: String(workout.id) };
    const body = { userId: one.id, type: 'yoga', duration: 1 } as const;
    expect((await server.call(updateActivity, { params, body })).status).toBe(401);
    expect((await server.call(deleteActivity, { params })).status).toBe(401);
    expect((await one.call(updateActivity, { params, body })).error.code).toBe('not_found');
    expect((await one.call(updateActivity, { params, body: { ...body, userId: other.id } })).error.code).toBe(
      'not_yours',
    );
    expect((await one.call(deleteActivity, { params })).error.code).toBe('not_found');
    expect((await other.call(listActivities, { query: {} })).body).toEqual([{ ...workout, counts: true }]);
  });

  test('an update keeps the day of the workout even in another time zone; a delete deletes the workout', async () => {
    const member = await server.createMember();
    const { body: workout } = await log(member);
    const params = { id: String(workout.id) };
    const changed = await member.call(
      updateActivity,
      { params, body: { userId: member.id, type: 'yoga', duration: 20, caloriesBurned: 99 } },
      { headers: { 'x-time-zone': 'Pacific/Auckland' } },
    );
    expect(changed.body).toEqual({ ...workout, type: 'yoga', duration: 20, caloriesBurned: 99 });
    expect((await member.call(deleteActivity, { params })).body).toEqual({ deleted: true });
    expect((await member.call(deleteActivity, { params })).status).toBe(404);
    expect((await member.call(listActivities, { query: {} })).body).toEqual([]);
  });
});

describe('a workout that is edited in another time zone', () => {
  const elsewhere = { headers: { 'x-time-zone': 'America/New_York' } };

  test('keeps its zone when its time changes', async () => {
    const member = await server.createMember();
    const workout = { userId: member.id, type: 'yoga', duration: 20 } as const;
    const inStockholm = { headers: { 'x-time-zone': 'Europe/Stockholm' } };
    // The timestamp of this workout is 00:30 on 9 March in Stockholm, but still 8 March in New
    // York.
    const created = await member.call(
      createActivity,
      { body: { ...workout, timestamp: '2026-03-08T23:30:00Z' } },
      inStockholm,
    );
    const params = { id: String(created.body.id) };
    const body = { ...workout, timestamp: '2026-03-07T23:30:00Z' };
    const changed = await member.call(updateActivity, { params, body }, elsewhere);
    expect(changed.body).toMatchObject({ zone: 'Europe/Stockholm', date: '2026-03-08' });
  });

  test('takes the zone of a timestamp with an offset', async () => {
    const member = await server.createMember();
    const params = { id: String((await log(member)).body.id) };
    const body = { type: 'yoga', duration: 20, timestamp: '2026-03-09T08:00:00+01:00' } as const;
    const changed = await member.call(updateActivity, { params, body }, elsewhere);
    expect(changed.body).toMatchObject({ zone: '+01:00', date: '2026-03-09' });
  });
});

describe('GET /api/fitness-summary', () => {
  const query = { date: today, weekStart: '2026-03-08' };

  test('without a session, returns 401; without workouts, all totals are zero', async () => {
    expect((await server.call(getFitnessSummary, { query })).status).toBe(401);
    const member = await server.createMember();
    expect((await member.call(getFitnessSummary, { query })).body).toEqual({
      today: { minutes: 0, calories: 0, workouts: 0 },
      week: { minutes: 0, goal: 150 },
      bests: { longest: null, mostCalories: null },
    });
  });

  test("returns totals of today and the week and all-time bests, without other members' workouts", async () => {
    const [member, other] = [await server.createMember(), await server.createMember()];
    await log(other, { duration: 600 });
    await log(member, {
      duration: 90,
      caloriesBurned: 1000,
      type: 'yoga',
      timestamp: '2025-07-01T10:00:00Z',
    });
    await log(member, { duration: 60, timestamp: '2026-03-08T10:00:00Z' });
    await log(member, { duration: 40, timestamp: '2026-03-07T10:00:00Z' });
    await log(member, { duration: 15 });
    await log(member, { duration: 30, caloriesBurned: null });
    expect((await member.call(getFitnessSummary, { query })).body).toEqual({
      today: { minutes: 45, calories: 120, workouts: 2 },
      week: { minutes: 105, goal: 150 },
      bests: {
        longest: { value: 90, count: 1, date: '2025-07-01', type: 'yoga' },
        mostCalories: { value: 1000, count: 1, date: '2025-07-01', type: 'yoga' },
      },
    });
  });

  test('if several workouts are the longest, counts them and returns the newest', async () => {
    const member = await server.createMember();
    await log(member, { duration: 60, timestamp: '2026-03-01T10:00:00Z' });
    await log(member, { duration: 60, type: 'yoga', timestamp: '2026-03-07T10:00:00Z' });
    await log(member, { duration: 45, timestamp: '2026-03-08T10:00:00Z' });
    expect((await member.call(getFitnessSummary, { query })).body).toMatchObject({
      bests: { longest: { value: 60, count: 2, date: '2026-03-07', type: 'yoga' } },
    });
  });

  test('of several sources of a day the preferred one counts, and its workouts are added up', async () => {
    const member = await server.createMember();
    await log(member, { caloriesBurned: 200 });
    const workout = { user_id: member.id, type: 'cardio', intensity: 'moderate', zone: 'UTC', day: today };
    const rows = [
      { duration: 31, calories_burned: 150 },
      { duration: 20, calories_burned: null },
    ].map((row) => ({ ...workout, ...row, source: 'device:watch', happened_at: server.clock.now }));
    await server.database.db.insertInto('exercise_activities').values(rows).execute();
    const query = { date: today, weekStart: '2026-03-08' };
    const read = async () => (await member.call(getFitnessSummary, { query })).body;
    const prefer = (measure: 'workouts' | 'workoutMinutes', sources: string[]) =>
      member.call(saveSourceOrder, { params: { measure }, body: { sources } });
    expect(await read()).toEqual({
      today: { minutes: 30, calories: 200, workouts: 1 },
      week: { minutes: 30, goal: 150 },
      bests: {
        longest: { value: 30, count: 1, date: today, type: 'cardio' },
        mostCalories: { value: 200, count: 1, date: today, type: 'cardio' },
      },
    });
    await prefer('workoutMinutes', ['device:watch', 'self']);
    await prefer('workouts', ['device:watch', 'self']);
    expect(await read()).toMatchObject({
      today: { minutes: 51, calories: 150, workouts: 2 },
      week: { minutes: 51 },
      bests: { longest: { value: 31 }, mostCalories: { value: 150 } },
    });
  });
});

describe('GET /api/workout-days', () => {
  const query = { from: '2026-03-01', to: today };

  test('without a session, returns 401; without workouts, returns no day; refuses a reversed range', async () => {
    expect((await server.call(listWorkoutDays, { query })).status).toBe(401);
    const member = await server.createMember();
    expect((await member.call(listWorkoutDays, { query })).body).toEqual([]);
    const reversed = { from: today, to: '2026-03-01' };
    expect((await member.call(listWorkoutDays, { query: reversed })).status).toBe(400);
  });

  test("adds up the member's own workouts of each day of the range", async () => {
    const [member, other] = [await server.createMember(), await server.createMember()];
    await log(other, { duration: 600 });
    await log(member, { duration: 20, timestamp: '2026-02-28T10:00:00Z' });
    await log(member, { duration: 40, timestamp: '2026-03-01T10:00:00Z' });
    await log(member, { duration: 15 });
    await log(member, { duration: 30 });
    expect((await member.call(listWorkoutDays, { query })).body).toEqual([
      { date: '2026-03-01', minutes: 40, workouts: 1 },
      { date: today, minutes: 45, workouts: 2 },
    ]);
  });

  test('counts the workouts of one source a day', async () => {
    const member = await server.createMember();
    await log(member);
    const watch = {
      ...{ user_id: member.id, type: 'cardio', intensity: 'moderate', zone: 'UTC', day: today },
      ...{ duration: 31, source: 'device:watch', happened_at: server.clock.now },
    };
    await server.database.db.insertInto('exercise_activities').values(watch).execute();
    expect((await member.call(listWorkoutDays, { query })).body).toEqual([
      { date: today, minutes: 30, workouts: 1 },
    ]);
  });
});
