import fc from 'fast-check';
import { type CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  copyFoodEntries,
  createFoodEntry,
  deleteFoodEntry,
  type FoodEntryInput,
  listFoodEntries,
  updateFoodEntry,
} from '#contracts/nutrition.ts';
import type { Db } from '#server/db/connect.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';
import { findFoodEntries } from './nutrition-queries.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const porridge = { name: 'Porridge', mealType: 'breakfast' } as const;
const log = async (member: TestMember, meal: Partial<FoodEntryInput> = {}, zone = 'Europe/Stockholm') => {
  const body = { userId: member.id, ...porridge, ...meal };
  return member.call(createFoodEntry, { body }, { headers: { 'x-time-zone': zone } });
};
const listed = async (member: TestMember, query: object = {}) =>
  (await member.call(listFoodEntries, { query })).body;

describe('GET /api/food-entries', () => {
  test("signed out: 401; another member's id: 403; never another's entries, not even as a cursor", async () => {
    const [one, other] = [await server.createMember(), await server.createMember()];
    await log(one);
    const { body: foreign } = await log(other, { timestamp: '2026-03-10T12:00:00Z' });
    expect((await server.call(listFoodEntries, { query: {} })).status).toBe(401);
    const denied = await one.call(listFoodEntries, { query: { userId: String(other.id) } });
    expect([denied.status, denied.error.code]).toEqual([403, 'not_yours']);
    expect((await listed(one)).map((entry) => entry.userId)).toEqual([one.id]);
    const after = await one.call(listFoodEntries, { query: { beforeId: String(foreign.id) } });
    expect([after.status, after.error.field]).toEqual([404, 'beforeId']);
  });

  test('the pages together are the whole list, newest first, even if meals have the same time', async () => {
    const meals = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(meals, fc.integer({ min: 1, max: 5 }), async (minutes, limit) => {
        const member = await server.createMember();
        for (const minute of minutes) await log(member, { timestamp: `2026-03-10T10:0${minute}:00Z` });
        const all = await listed(member);
        const pages: typeof all = [];
        for (;;) {
          const page = await listed(member, { limit, beforeId: pages.at(-1)?.id });
          pages.push(...page);
          if (page.length < limit) break;
        }
        expect(pages).toEqual(all);
        expect(all).toHaveLength(minutes.length);
        expect(all).toEqual(all.toSorted((a, b) => b.timestamp.localeCompare(a.timestamp) || b.id - a.id));
      }),
      { numRuns: 20 },
    );
  });

  test('a page of ten years is read from the index, without sorting or skipping earlier pages', async () => {
    const member = await server.createMember();
    const { db } = server.database;
    await sql`
      insert into food_entries (user_id, name, meal_type, eaten_at, day, zone)
      select ${member.id}, 'Meal', 'lunch', timestamptz '2016-03-10 12:00Z' + n * interval '8 hours', date '2016-03-10', 'UTC'
      from generate_series(0, 10949) as n`.execute(db);
    await sql`analyze food_entries`.execute(db);
    const [newest] = await listed(member, { limit: 1 });
    const page = await listed(member, { limit: 50, beforeId: newest!.id - 5000 });
    expect(page.map((entry) => entry.id)).toEqual(
      Array.from({ length: 50 }, (_, index) => newest!.id - 5001 - index),
    );
    const explain = (query: CompiledQuery) => db.executeQuery({ ...query, sql: `explain ${query.sql}` });
    const filter = { limit: 50, beforeId: newest!.id - 5000 };
    const plan = JSON.stringify(await findFoodEntries({ executeQuery: explain } as Db, member.id, filter));
    expect(plan).toMatch(/food_entries_newest.*Index Cond: [^"]*ROW\(eaten_at, id\) < ROW/);
    expect(plan).not.toContain('Sort');
  });

  test('a day lists the meals eaten on it; an unchanged list gives a 304', async () => {
    const member = await server.createMember();
    await log(member, { name: 'Today' });
    await log(member, { name: 'Yesterday', date: '2026-03-09' });
    expect((await listed(member, { date: '2026-03-09' })).map((entry) => entry.name)).toEqual(['Yesterday']);
    const { headers } = await member.call(listFoodEntries, { query: {} });
    const again = { headers: { 'if-none-match': String(headers.etag) } };
    expect((await member.call(listFoodEntries, { query: {} }, again)).status).toBe(304);
    await log(member);
    expect((await member.call(listFoodEntries, { query: {} }, again)).status).toBe(200);
  });
});

describe('POST /api/food-entries', () => {
  test("signed out: 401; another member's id: 403 and nothing stored", async () => {
    const [one, other] = [await server.createMember(), await server.createMember()];
    const body = { userId: other.id, ...porridge };
    expect((await server.call(createFoodEntry, { body })).status).toBe(401);
    const foreign = await one.call(createFoodEntry, { body });
    expect([foreign.status, foreign.error.code]).toEqual([403, 'not_yours']);
    expect(await listed(other)).toEqual([]);
  });

  test('returns the entry, with null for missing fields', async () => {
    const member = await server.createMember();
    const { body } = await log(member, { name: '  Porridge ', calories: 310, protein: 9.5, carbs: 0 });
    expect(body).toEqual({
      id: expect.any(Number),
      userId: member.id,
      name: 'Porridge',
      description: null,
      mealType: 'breakfast',
      calories: 310,
      protein: 9.5,
      carbs: 0,
      fat: null,
      voiceTranscript: null,
      photoUrl: null,
      nutritionScore: null,
      items: null,
      timestamp: '2026-03-10T12:00:00.000Z',
      date: '2026-03-10',
      zone: 'Europe/Stockholm',
      source: 'self',
    });
    expect(await listed(member)).toEqual([{ ...body, counts: true }]);
  });

  test.each([
    ['no name', { name: ' ' }, 'name'],
    ['a long name', { name: 'x'.repeat(201) }, 'name'],
    ['a name no database takes', { name: 'a\0b' }, 'name'],
    ['no such meal', { mealType: 'brunch' }, 'mealType'],
    ['20,000 kcal in a snack', { mealType: 'snack', calories: 20_000 }, 'calories'],
    ['negative calories', { calories: -1 }, 'calories'],
    ['half a calorie', { calories: 0.5 }, 'calories'],
    ['numbers as text', { protein: '12' }, 'protein'],
    ['a kilogram and more of fat', { fat: 1000.1 }, 'fat'],
    ['a long description', { description: 'x'.repeat(1001) }, 'description'],
    ['a long transcript', { voiceTranscript: 'x'.repeat(5001) }, 'voiceTranscript'],
    ['a day that is none', { date: '2026-02-30' }, 'date'],
    ['a day of the future', { date: '2026-03-12' }, 'date'],
    ['a day of another age', { date: '1899-12-31' }, 'date'],
    ['an instant of the future', { timestamp: '2026-03-10T13:00:00Z' }, 'timestamp'],
    ['an instant of another age', { timestamp: '1899-01-01T12:00:00Z' }, 'timestamp'],
    ['an instant of another day', { date: '2026-03-01', timestamp: '2026-03-09T12:00:00Z' }, 'timestamp'],
    ['what nobody declared', { nutritionScore: 10 }, 'nutritionScore'],
  ])('refuses %s, names the field and stores nothing', async (_name, fault, field) => {
    const member = await server.createMember();
    const answer = await log(member, fault as Partial<FoodEntryInput>);
    expect([answer.status, answer.error.code, answer.error.field]).toEqual([400, 'invalid_input', field]);
    expect(await listed(member)).toEqual([]);
  });

  test('form data gives the same entry as JSON: numbers are text, and empty fields count as missing', async () => {
    const member = await server.createMember();
    const form = new FormData();
    const fields = { userId: member.id, ...porridge, calories: '310', protein: '9.5', fat: '', date: '' };
    for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
    const send = (payload: FormData) =>
      server.app.inject({
        method: 'POST',
        url: '/api/food-entries',
        payload,
        headers: { cookie: member.cookie },
      });
    expect((await send(form)).json()).toMatchObject({
      calories: 310,
      protein: 9.5,
      fat: null,
      name: 'Porridge',
    });

    for (const [name, value] of [
      ['calories', 'many'],
      ['calories', '20000'],
      ['protein', '1e400'],
      ['extra', '1'],
      ['name', 'x'.repeat(40_000)],
    ] as const) {
      const wrong = new FormData();
      for (const [key, given] of Object.entries({ ...fields, [name]: value }))
        wrong.append(key, String(given));
      const answer = await send(wrong);
      expect([answer.statusCode, answer.json().field]).toEqual([400, name]);
    }
    const twice = new FormData();
    for (const value of ['A', 'B']) twice.append('name', value);
    expect((await send(twice)).json()).toMatchObject({ code: 'invalid_input', field: 'name' });
    expect(await listed(member)).toHaveLength(1);
  });

  test.each([
    ['cut off', '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nPorr'],
    ['no form at all', 'hello'],
    [
      'a prototype in disguise',
      '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n',
    ],
    ['empty', ''],
  ])('form data that is none is a typed 400: %s', async (_name, payload) => {
    const member = await server.createMember();
    const headers = { cookie: member.cookie, 'content-type': 'multipart/form-data; boundary=x' };
    const answer = await server.app.inject({ method: 'POST', url: '/api/food-entries', payload, headers });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input']);
  });

  test('form data is accepted only by endpoints that declare it', async () => {
    const member = await server.createMember();
    const form = new FormData();
    form.append('glasses', '3');
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/water-intake',
      payload: form,
      headers: { cookie: member.cookie },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'unsupported_media_type']);
  });
});

describe('the day of a meal', () => {
  test.each([
    ['late in the evening', '2026-03-10T23:30:00Z', 'America/Los_Angeles', '2026-03-10'],
    ['the same instant on the other side', '2026-03-10T23:30:00Z', 'Pacific/Auckland', '2026-03-11'],
    ['before clocks go forward', '2026-03-29T00:59:00Z', 'Europe/Stockholm', '2026-03-29'],
    ['as clocks go back', '2026-10-25T22:30:00Z', 'Europe/Stockholm', '2026-10-25'],
  ])('%s it is the day where the person is', async (_name, timestamp, zone, date) => {
    const clock = server.clock.now;
    server.clock.now = new Date('2026-11-01T12:00:00Z');
    try {
      const member = await server.createMember();
      expect((await log(member, { timestamp }, zone)).body).toMatchObject({ date, zone });
    } finally {
      server.clock.now = clock;
    }
  });

  test('stays the same after the person has travelled, also when the meal is changed there', async () => {
    const member = await server.createMember();
    const { body: meal } = await log(member, { timestamp: '2026-03-09T23:30:00Z' }, 'Europe/Stockholm');
    expect(meal.date).toBe('2026-03-10');
    const tokyo = { headers: { 'x-time-zone': 'Asia/Tokyo' } };
    const body = { userId: member.id, ...porridge, name: 'Night porridge' };
    const changed = await member.call(updateFoodEntry, { params: { id: String(meal.id) }, body }, tokyo);
    expect(changed.body).toMatchObject({
      name: 'Night porridge',
      date: '2026-03-10',
      timestamp: meal.timestamp,
      zone: 'Europe/Stockholm',
    });
  });

  test('of a meal logged later is the given day, at the usual time of the meal', async () => {
    const member = await server.createMember();
    const { body } = await log(member, { date: '2026-03-08', mealType: 'dinner' });
    expect(body).toMatchObject({ date: '2026-03-08', timestamp: '2026-03-08T17:00:00.000Z' });
  });
});

test('a meal is never in the future', async () => {
  const member = await server.createMember();
  const tomorrow = '2026-03-11';
  expect((await log(member, { date: tomorrow })).error.field).toBe('date');
  expect((await log(member, { timestamp: '2026-03-10T12:06:00Z' })).error.field).toBe('timestamp');
  // In the zone Etc/GMT-12, this is two minutes before midnight. The server then accepts the next
  // day, because the clock of a device may be ahead.
  server.clock.now = new Date('2026-03-10T11:58:00Z');
  const ahead = await log(member, { date: tomorrow }, 'Etc/GMT-12');
  server.clock.now = new Date('2026-03-10T12:00:00Z');
  expect(ahead.body).toMatchObject({ date: tomorrow, timestamp: '2026-03-10T11:58:00.000Z' });

  const { body: dinner } = await log(member, { date: '2026-03-09', mealType: 'dinner' });
  const body = { userId: member.id, ...porridge, mealType: 'dinner' as const };
  const move = (date: string) =>
    member.call(updateFoodEntry, { params: { id: String(dinner.id) }, body: { ...body, date } });
  expect((await move(tomorrow)).error.field).toBe('date');
  expect((await move('2026-03-10')).body.timestamp).toBe('2026-03-10T12:00:00.000Z');
  const headers = { 'x-time-zone': 'Europe/Stockholm' };
  const copy = (toDate: string) =>
    member.call(
      copyFoodEntries,
      { body: { userId: member.id, fromDate: '2026-03-08', toDate } },
      { headers },
    );
  await log(member, { date: '2026-03-08', mealType: 'dinner' });
  expect((await copy(tomorrow)).error.field).toBe('toDate');
  expect((await copy('2026-03-10')).body).toMatchObject([{ timestamp: '2026-03-10T12:00:00.000Z' }]);
});

describe('PUT /api/food-entries/:id', () => {
  test("signed out: 401; another member's id: 403; another member's meal: 404, and it stays", async () => {
    const [one, other] = [await server.createMember(), await server.createMember()];
    const { body: meal } = await log(other);
    const params = { id: String(meal.id) };
    const body = { userId: one.id, ...porridge, name: 'Stolen' };
    expect((await server.call(updateFoodEntry, { params, body })).status).toBe(401);
    expect((await one.call(updateFoodEntry, { params, body: { ...body, userId: other.id } })).status).toBe(
      403,
    );
    expect((await one.call(updateFoodEntry, { params, body })).status).toBe(404);
    expect(await listed(other)).toEqual([{ ...meal, counts: true }]);
  });

  test('replaces the details of the meal; another day keeps the time of day', async () => {
    const member = await server.createMember();
    const { body: meal } = await log(member, { calories: 310, timestamp: '2026-03-10T06:15:00Z' });
    const params = { id: String(meal.id) };
    const body = { userId: member.id, name: 'Rye bread', mealType: 'snack', date: '2026-03-08' } as const;
    const changed = await member.call(updateFoodEntry, { params, body });
    expect(changed.body).toEqual({
      ...meal,
      name: 'Rye bread',
      mealType: 'snack',
      calories: null,
      date: '2026-03-08',
      timestamp: '2026-03-08T06:15:00.000Z',
    });
    const future = await member.call(updateFoodEntry, { params, body: { ...body, date: '2026-03-20' } });
    expect([future.status, future.error.field]).toEqual([400, 'date']);
    expect(await listed(member)).toEqual([{ ...changed.body, counts: true }]);
  });
});

describe('DELETE /api/food-entries/:id', () => {
  test("signed out: 401; another member's meal: 404, and it stays", async () => {
    const [one, other] = [await server.createMember(), await server.createMember()];
    const { body: meal } = await log(other);
    const params = { id: String(meal.id) };
    expect((await server.call(deleteFoodEntry, { params })).status).toBe(401);
    expect((await one.call(deleteFoodEntry, { params })).status).toBe(404);
    expect(await listed(other)).toEqual([{ ...meal, counts: true }]);
  });

  test('a meal can be deleted only once', async () => {
    const member = await server.createMember();
    const { body: meal } = await log(member);
    const params = { id: String(meal.id) };
    expect((await member.call(deleteFoodEntry, { params })).body).toEqual({ deleted: true });
    expect((await member.call(deleteFoodEntry, { params })).status).toBe(404);
    expect(await listed(member)).toEqual([]);
  });
});
