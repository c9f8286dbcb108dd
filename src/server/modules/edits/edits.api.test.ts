import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { saveBody } from '#contracts/body.ts';
import { listQuestions, listResponses, saveResponse } from '#contracts/checkin.ts';
import { saveCommunityProfile } from '#contracts/community-members.ts';
import { createCycleEntry, updateCycleEntry } from '#contracts/cycle.ts';
import { listLostEdits } from '#contracts/edits.ts';
import type { Endpoint, EndpointInput } from '#contracts/endpoint.ts';
import { createActivity, deleteActivity, listActivities, updateActivity } from '#contracts/fitness.ts';
import { listHealthMetrics } from '#contracts/measures.ts';
import {
  createFoodEntry,
  saveNutritionTargets,
  saveWaterIntake,
  updateFoodEntry,
} from '#contracts/nutrition.ts';
import { getPreferences, savePreferences } from '#contracts/preferences.ts';
import { listNights, saveNight } from '#contracts/sleep.ts';
import { countRoundTrips } from '#server/testing/count-round-trips.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';
import { cleanEdits } from './edits-service.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const today = '2026-03-10';

let server: TestApp;
let member: TestMember;
/** The session cookie of the member's other device. */
let otherCookie: string;
beforeAll(async () => {
  server = await startTestApp();
  for (const table of ['field_edits', 'lost_edits']) server.changingTables.add(table);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.now = new Date(`${today}T12:00:00Z`);
  member = await server.createMember();
  otherCookie = await addSession(member);
});

/** Gives a member a second session and returns its cookie. */
async function addSession({ id }: TestMember): Promise<string> {
  const other = await server.createMember();
  await server.database.db
    .updateTable('sessions')
    .set({ user_id: id })
    .where('user_id', '=', other.id)
    .execute();
  return other.cookie;
}

interface How {
  /** How long before the request the person made the edit, in milliseconds. */
  ageMs?: number;
  fields?: string;
  isOther?: boolean;
}

function send<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  { ageMs, fields, isOther }: How = {},
) {
  return member.call(endpoint, input, {
    cookie: isOther ? otherCookie : member.cookie,
    headers: {
      ...(ageMs === undefined ? {} : { 'x-write-age': String(ageMs) }),
      ...(fields === undefined ? {} : { 'x-edited-fields': fields }),
    },
  });
}

const lostEdits = async () => (await member.call(listLostEdits, { query: {} })).body;
const lostValues = async () => (await lostEdits()).map(({ record, field, value }) => [record, field, value]);
const workout = (changes: object = {}) => ({
  userId: member.id,
  type: 'cardio' as const,
  duration: 30,
  intensity: 'moderate' as const,
  caloriesBurned: 200,
  notes: 'in the rain',
  ...changes,
});

describe('a workout that two devices edit', () => {
  let params: { id: string };
  beforeEach(async () => {
    const { body } = await member.call(createActivity, { body: workout() });
    params = { id: String(body.id) };
    server.clock.now = new Date(server.clock.now.getTime() + 10 * hour);
  });
  const stored = async () => (await member.call(listActivities, { query: {} })).body[0];
  const change = (changes: object, how?: How) =>
    send(updateActivity, { params, body: workout(changes) }, how);

  test.each([
    ['later', 'earlier'],
    ['earlier', 'later'],
  ])('keeps the later duration and both other fields, if the %s edit arrives first', async (first) => {
    const edits = {
      earlier: () =>
        change({ duration: 45, notes: 'with Bo' }, { ageMs: 3 * hour, fields: 'duration,notes' }),
      later: () =>
        change({ duration: 50, type: 'yoga' }, { ageMs: 2 * hour, fields: 'duration,type', isOther: true }),
    };
    const order = first === 'later' ? [edits.later, edits.earlier] : [edits.earlier, edits.later];
    for (const run of order) expect((await run()).status).toBe(200);
    expect(await stored()).toMatchObject({
      duration: 50,
      type: 'yoga',
      notes: 'with Bo',
      caloriesBurned: 200,
    });
    expect(await lostValues()).toEqual([[`workout:${params.id}`, 'duration', 45]]);
  });

  test('returns the record as it is stored', async () => {
    await change({ duration: 50 }, { isOther: true });
    const late = await change({ duration: 45, notes: 'new' }, { ageMs: hour });
    expect(late.body).toMatchObject({ duration: 50, notes: 'new' });
    expect(await lostEdits()).toMatchObject([
      { field: 'duration', value: 45, lostAt: server.clock.now.toISOString() },
    ]);
    expect(Date.parse((await lostEdits())[0]?.editedAt ?? '')).toBe(server.clock.now.getTime() - hour);
  });

  test('keeps its time, zone and day if the time was edited later', async () => {
    const timestamp = '2026-03-09T10:00:00+05:00';
    const moved = await change({ timestamp }, { fields: 'timestamp', isOther: true });
    const late = await change({ timestamp: '2026-03-08T10:00:00Z' }, { ageMs: hour, fields: 'timestamp' });
    expect(late.body).toEqual(moved.body);
    expect(await lostValues()).toEqual([[`workout:${params.id}`, 'timestamp', '2026-03-08T10:00:00.000Z']]);
  });

  test('without named fields, only the fields with another value are edited', async () => {
    await change({ notes: 'dry' }, { isOther: true });
    await change({ notes: 'dry', duration: 20 }, { ageMs: hour });
    expect(await stored()).toMatchObject({ notes: 'dry', duration: 20 });
    expect(await lostEdits()).toEqual([]);
  });

  test('has no history if one device changes its mind', async () => {
    await change({ duration: 40 }, { ageMs: 3 * hour, fields: 'duration' });
    await change({ duration: 50 }, { ageMs: 2 * hour, fields: 'duration' });
    expect(await stored()).toMatchObject({ duration: 50 });
    expect(await lostEdits()).toEqual([]);
  });

  test('keeps the second of two edits of one device, also if the first travelled longer', async () => {
    await change({ duration: 40 }, { ageMs: 1_000, fields: 'duration' });
    expect((await change({ duration: 50 }, { ageMs: 6_000, fields: 'duration' })).body.duration).toBe(50);
    // The server keeps the later of the two edit times, which is one second ago. So an edit that another device made
    // three seconds ago loses.
    await change({ duration: 60 }, { ageMs: 3_000, fields: 'duration', isOther: true });
    expect(await stored()).toMatchObject({ duration: 50 });
  });

  test('refuses an unknown field, and a workout that was deleted', async () => {
    const unknown = await change({}, { fields: 'durration' });
    expect([unknown.status, unknown.error.field]).toEqual([400, 'x-edited-fields']);
    await member.call(deleteActivity, { params });
    expect((await change({ duration: 45 }, { ageMs: hour, fields: 'duration' })).status).toBe(404);
    const rows = await server.database.db
      .selectFrom('field_edits')
      .where('user_id', '=', member.id)
      .selectAll()
      .execute();
    expect(rows).toEqual([]);
  });

  test('after 30 days, an edit replaces no value, and goes to the history', async () => {
    server.clock.now = new Date(server.clock.now.getTime() + 40 * day);
    // Extends the session. Otherwise the session would have expired after these 40 days.
    await server.database.db
      .updateTable('sessions')
      .set({ expires_at: new Date(server.clock.now.getTime() + day) })
      .where('user_id', '=', member.id)
      .execute();
    const late = await change({ duration: 45 }, { ageMs: 31 * day, fields: 'duration' });
    expect(late.body.duration).toBe(30);
    expect(await lostValues()).toEqual([[`workout:${params.id}`, 'duration', 45]]);
    const recent = await change({ duration: 45 }, { ageMs: 29 * day, fields: 'duration' });
    expect(recent.body.duration).toBe(45);
  });
});

describe('the answers and the water of a day', () => {
  const answer = async (response: number, how: How = {}, category = 'mood') => {
    const { body: questions } = await member.call(listQuestions, { query: {} });
    const questionId = questions.find((question) => question.category === category)?.id ?? 0;
    return send(saveResponse, { body: { userId: member.id, questionId, response, date: today } }, how);
  };
  const storedAnswers = async () =>
    (await member.call(listResponses, { query: { date: today } })).body.map(({ response }) => response);
  const moodOfDay = async () =>
    (await member.call(listHealthMetrics, { query: { date: today } } as never)).body[0]?.mood;

  test.each([
    ['later', [8]],
    ['earlier', [8]],
  ])('keep the later answer, if the %s one arrives first', async (first, expected) => {
    server.clock.now = new Date(`${today}T20:00:00Z`);
    const earlier = () => answer(5, { ageMs: 3 * hour });
    const later = () => answer(8, { ageMs: 2 * hour, isOther: true });
    const answers = first === 'later' ? [await later(), await earlier()] : [await earlier(), await later()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.at(-1)?.body.response).toBe(8);
    expect(await storedAnswers()).toEqual(expected);
    expect(await moodOfDay()).toBe(8);
    expect(await lostValues()).toEqual([[`day:${today}`, 'mood', 5]]);
  });

  test('keep the second of two answers of one device, also if the first travelled longer', async () => {
    await answer(5, { ageMs: 1_000 });
    expect((await answer(8, { ageMs: 6_000 })).body.response).toBe(8);
    expect((await answer(3, { ageMs: 3_000, isOther: true })).body.response).toBe(8);
    expect(await lostValues()).toEqual([[`day:${today}`, 'mood', 3]]);
  });

  test('keep the later amount of water, in the counter or in the check-in', async () => {
    const water = (glasses: number, how: How) =>
      send(saveWaterIntake, { body: { userId: member.id, date: today, glasses } }, how);
    expect((await water(6, { ageMs: hour })).body.glasses).toBe(6);
    const late = await answer(3, { ageMs: 2 * hour, isOther: true }, 'hydration');
    expect(late.body.response).toBe(6);
    expect((await answer(7, {}, 'hydration')).body.response).toBe(7);
    expect((await water(2, { ageMs: hour / 2, isOther: true })).body.glasses).toBe(7);
    expect(await lostValues()).toEqual([
      [`day:${today}`, 'hydration', 2],
      [`day:${today}`, 'hydration', 3],
    ]);
  });
});

test('edits of another person on the same day do not count', async () => {
  const other = await server.createMember();
  const water = (userId: number, glasses: number) => ({ body: { userId, date: today, glasses } });
  const night = (userId: number, quality: number) => ({
    body: { userId, date: today, bedtime: '22:30', wakeTime: '06:30', quality },
  });
  await other.call(saveWaterIntake, water(other.id, 6));
  await other.call(saveNight, night(other.id, 9));
  await send(saveWaterIntake, water(member.id, 2), { ageMs: 2 * hour });
  await send(saveNight, night(member.id, 4), { ageMs: 2 * hour });
  await send(saveWaterIntake, water(member.id, 3), { ageMs: hour });
  expect((await send(saveNight, night(member.id, 5), { ageMs: hour })).body.quality).toBe(5);
  expect(await lostEdits()).toEqual([]);
});

test('an earlier edit is replaced by the stored value of this person, not of another person', async () => {
  const other = await server.createMember();
  const name = (displayName: string) => ({ body: { displayName } });
  await other.call(saveCommunityProfile, name('Vera'));
  await send(saveCommunityProfile, name('Astrid'));
  const late = await send(saveCommunityProfile, name('Karin'), { ageMs: hour, fields: 'displayName' });
  expect(late.body.displayName).toBe('Astrid');
});

test('an answer without a day belongs to the day of writing, in the zone of writing', async () => {
  // In Tokyo, the first answer was given at 22:00 on March 10. It arrives nine hours later, at 07:00 on March 11.
  server.clock.now = new Date('2026-03-10T22:00:00Z');
  const { body: questions } = await member.call(listQuestions, { query: {} });
  const body = { userId: member.id, questionId: questions[0]?.id ?? 0, response: 7 };
  const zone = { 'x-time-zone': 'Asia/Tokyo' };
  const late = await member.call(
    saveResponse,
    { body },
    {
      cookie: member.cookie,
      headers: { ...zone, 'x-write-age': String(9 * hour) },
    },
  );
  expect(late.body.date).toBe('2026-03-10');
  const now = await member.call(saveResponse, { body }, { cookie: member.cookie, headers: zone });
  expect(now.body.date).toBe('2026-03-11');
  const created = await member.call(
    createActivity,
    { body: workout() },
    {
      cookie: member.cookie,
      headers: { ...zone, 'x-write-age': String(9 * hour) },
    },
  );
  expect(created.body).toMatchObject({ timestamp: '2026-03-10T13:00:00.000Z', date: '2026-03-10' });
});

test('a write that is sent late does not change the time zone of the account', async () => {
  const zoneAfter = async (ageMs: number) => {
    await member.call(
      saveNutritionTargets,
      { body: { calories: 2000, protein: null, carbs: null, fat: null } },
      {
        cookie: member.cookie,
        headers: { 'x-time-zone': 'Asia/Tokyo', 'x-write-age': String(ageMs) },
      },
    );
    const row = await server.database.db
      .selectFrom('users')
      .where('id', '=', member.id)
      .select('time_zone')
      .executeTakeFirstOrThrow();
    return row.time_zone;
  };
  expect(await zoneAfter(2 * hour)).toBeNull();
  await zoneAfter(1000);
  await expect.poll(() => zoneAfter(1000)).toBe('Asia/Tokyo');
});

test('the foods of a meal and their sums stay together', async () => {
  const item = (grams: number) => ({
    food: 'Oats',
    foodId: null,
    grams,
    kcal: grams * 4,
    protein: null,
    carbs: null,
    fat: null,
    source: 'self',
  });
  const meal = (grams: number, name = 'Porridge') => ({
    userId: member.id,
    name,
    mealType: 'breakfast' as const,
    calories: grams * 4,
    items: [item(grams)],
  });
  const { body: created } = await member.call(createFoodEntry, { body: meal(50) });
  const params = { id: String(created.id) };
  await send(updateFoodEntry, { params, body: meal(80) }, { fields: 'items,calories', isOther: true });
  const late = await send(
    updateFoodEntry,
    { params, body: meal(60, 'Overnight oats') },
    { ageMs: hour, fields: 'name,calories' },
  );
  expect(late.body).toMatchObject({ name: 'Overnight oats', calories: 320, items: [item(80)] });
  expect((await lostValues()).map(([, field]) => field).sort()).toEqual(['calories', 'items']);
});

test('the times of a night stay together in their zone', async () => {
  const night = (bedtime: string, wakeTime: string, quality: number) => ({
    body: { userId: member.id, date: today, bedtime, wakeTime, quality },
  });
  const save = (input: ReturnType<typeof night>, zone: string, how: How) =>
    member.call(saveNight, input, {
      cookie: how.isOther ? otherCookie : member.cookie,
      headers: {
        'x-time-zone': zone,
        'x-write-age': String(how.ageMs ?? 0),
        ...(how.fields ? { 'x-edited-fields': how.fields } : {}),
      },
    });
  const first = await save(night('23:00', '07:00', 6), 'Europe/Stockholm', {});
  const late = await save(night('22:00', '06:00', 9), 'America/New_York', {
    ageMs: hour,
    isOther: true,
    fields: 'bedtime,quality',
  });
  expect(late.body).toMatchObject({
    bedtime: first.body.bedtime,
    zone: 'Europe/Stockholm',
    hours: 8,
    quality: 6,
  });
  const rated = await save(night('22:00', '06:00', 9), 'America/New_York', { fields: 'quality' });
  expect(rated.body).toMatchObject({ bedtime: first.body.bedtime, zone: 'Europe/Stockholm', quality: 9 });
  expect((await member.call(listNights, { query: {} })).body).toHaveLength(1);
});

test('preferences and measurements are merged one by one', async () => {
  const params = { userId: String(member.id) };
  await send(savePreferences, {
    params,
    body: { units: { weight: 'lb' }, display: { streaks: false } },
  } as never);
  await send(savePreferences, { params, body: { units: { weight: 'kg', length: 'in' } } } as never, {
    ageMs: hour,
    isOther: true,
  });
  const { preferences } = (await member.call(getPreferences, { params } as never)).body;
  expect(preferences.units).toEqual({ weight: 'lb', length: 'in' });
  expect(preferences.display.streaks).toBe(false);

  await send(saveBody, { body: { userId: member.id, weight: 70 } });
  const late = await send(
    saveBody,
    { body: { userId: member.id, weight: 71, waist: 80 } },
    { ageMs: hour, isOther: true },
  );
  expect(late.body).toMatchObject({ weight: 70, waist: 80 });
  expect(await lostValues()).toEqual([
    [`body:${today}`, 'weight', 71],
    ['preferences', 'units.weight', 'kg'],
  ]);
});

test('lost values of the cycle are hidden while it is switched off, and nobody else sees them', async () => {
  const params = { userId: String(member.id) };
  const switchTo = (menstrualCycle: boolean) =>
    send(savePreferences, { params, body: { modules: { menstrualCycle } } } as never);
  await switchTo(true);
  const { body: entry } = await member.call(createCycleEntry, {
    body: { userId: member.id, notes: 'first' },
  });
  const update = (notes: string, how: How) =>
    send(
      updateCycleEntry,
      { params: { id: String(entry.id) }, body: { userId: member.id, notes } },
      { ...how, fields: 'notes' },
    );
  await update('second', { isOther: true });
  expect((await update('late', { ageMs: hour })).body.notes).toBe('second');
  expect(await lostValues()).toEqual([[`cycle:${entry.id}`, 'notes', 'late']]);
  const stranger = await server.createMember();
  expect((await stranger.call(listLostEdits, { query: {} })).body).toEqual([]);
  await switchTo(false);
  expect(await lostEdits()).toEqual([]);
});

test('edits are forgotten after 30 days, and lost values after 400 days', async () => {
  const targets = (calories: number) => ({ body: { calories, protein: null, carbs: null, fat: null } });
  await send(saveNutritionTargets, targets(2000));
  await send(saveNutritionTargets, targets(2100), { ageMs: hour, isOther: true });
  const { db } = server.database;
  const count = async () => {
    const edits = await db
      .selectFrom('field_edits')
      .where('user_id', '=', member.id)
      .select('field')
      .execute();
    const lost = await db.selectFrom('lost_edits').where('user_id', '=', member.id).select('field').execute();
    return [edits.length, lost.length];
  };
  const after = (days: number) => cleanEdits(db, new Date(server.clock.now.getTime() + days * day));
  expect(await count()).toEqual([1, 1]);
  await after(29);
  expect(await count()).toEqual([1, 1]);
  await after(31);
  expect(await count()).toEqual([0, 1]);
  await after(401);
  expect(await count()).toEqual([0, 0]);
});

test.runIf(inject('baseDatabase').kind === 'postgres')(
  'an edit takes one more round trip than a new record, and a check-in answer takes none',
  async () => {
    const { body: questions } = await member.call(listQuestions, { query: {} });
    const questionId = questions[0]?.id ?? 0;
    const { body: created } = await member.call(createActivity, { body: workout() });
    // The first write of a person on a day queues a job, whose statements must not be counted.
    await server.jobs.drain();
    const params = { id: String(created.id) };
    const count = (work: () => Promise<unknown>) => countRoundTrips(server.database, work);
    const answer = (response: number) =>
      count(() => send(saveResponse, { body: { userId: member.id, questionId, response } }));
    const create = () => count(() => send(createActivity, { body: workout() }));
    const edit = (duration: number) =>
      count(() => send(updateActivity, { params, body: workout({ duration }) }));
    await answer(3);
    // Each count includes the query of the session, the statements of the transaction, and the commit.
    expect([await answer(4), await answer(5), await create(), await edit(31), await edit(32)]).toEqual([
      3, 3, 3, 4, 4,
    ]);
  },
);
