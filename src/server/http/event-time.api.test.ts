import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { saveBody } from '#contracts/body.ts';
import { buildUrl } from '#contracts/build-request.ts';
import { listQuestions, saveResponse } from '#contracts/checkin.ts';
import { createCycleEntry, updateCycleEntry } from '#contracts/cycle.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { startExperiment } from '#contracts/experiments.ts';
import { createActivity, updateActivity } from '#contracts/fitness.ts';
import { day, instantInput } from '#contracts/inputs.ts';
import { writeWeekNarrative } from '#contracts/insights.ts';
import { listHealthMetrics } from '#contracts/measures.ts';
import { createMeditationSession } from '#contracts/mindfulness.ts';
import { copyFoodEntries, createFoodEntry, saveWaterIntake, updateFoodEntry } from '#contracts/nutrition.ts';
import { saveNight } from '#contracts/sleep.ts';
import { createCycleMember } from '#server/modules/cycle/test-helpers.ts';
import { readCatalog } from '#server/testing/catalog.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';

let server: TestApp;
let member: TestMember;
let questionId: number;
beforeAll(async () => {
  server = await startTestApp();
  member = await createCycleMember(server);
  const { body: questions } = await member.call(listQuestions, { query: {} });
  questionId = questions[0]?.id ?? 0;
});
afterAll(() => server.close());

/**
 * Every write with a time or day: the endpoint, the name of the field with the time or day, and a function that returns
 * the other fields of a valid body. If the write changes an entry, the last item is the endpoint that creates the
 * entry.
 */
const writes: [endpoint: Endpoint, field: string, body: () => object, changes?: Endpoint][] = [
  [saveBody, 'date', () => ({ weight: 70 })],
  [saveResponse, 'date', () => ({ questionId, response: 5 })],
  [createCycleEntry, 'date', () => ({})],
  [updateCycleEntry, 'date', () => ({}), createCycleEntry],
  [saveNight, 'date', () => ({ bedtime: '23:00', wakeTime: '00:30' })],
  [createFoodEntry, 'date', () => meal],
  [createFoodEntry, 'timestamp', () => meal],
  [updateFoodEntry, 'date', () => meal, createFoodEntry],
  [updateFoodEntry, 'timestamp', () => meal, createFoodEntry],
  [copyFoodEntries, 'toDate', () => ({ fromDate: '2026-03-09' })],
  [saveWaterIntake, 'date', () => ({ glasses: 2 })],
  [createActivity, 'timestamp', () => workout],
  [updateActivity, 'timestamp', () => workout, createActivity],
  [createMeditationSession, 'timestamp', () => ({ type: 'focus', duration: 5, completed: true })],
];
const meal = { name: 'Herring', mealType: 'lunch' };
const workout = { type: 'cardio', duration: 30, intensity: 'high' };

const inTonga = { headers: { 'x-time-zone': 'Pacific/Tongatapu' } };

/** Sends a write with a day. If the write changes an entry, first creates an entry of today. */
async function send([endpoint, field, body, creates]: (typeof writes)[number], date: string) {
  const base = { userId: member.id, ...body() };
  const value = field === 'timestamp' ? `${date}T00:00:00+13:00` : date;
  const created = creates && (await member.call(creates, { body: base } as never, inTonga)).body;
  const params = { id: String((created as { id: number } | undefined)?.id) };
  const input = { ...(creates && { params }), body: { ...base, [field]: value } };
  return member.call(endpoint, input as never, inTonga);
}

describe.each(writes)('$path: %s', (...write) => {
  // The clock of the server is at 2026-03-10 12:00 UTC, when the date in Tonga is already 2026-03-11.
  test.each(['1926-11-20', '1969-12-31', '2026-03-13', '2199-12-31'])('%s is refused', async (date) => {
    const { status, error } = await send(write, date);
    expect([status, error.code, error.field]).toEqual([400, 'invalid_input', write[1]]);
  });
  test.each(['1970-01-01', '2026-03-11'])('%s is accepted', async (date) => {
    expect((await send(write, date)).status).toBe(200);
  });
});

test('no other write has a time or a day', () => {
  const found = server.app.endpoints
    .filter(({ method }) => method !== 'GET')
    .flatMap((endpoint) => timesIn(endpoint).map((field) => [endpoint.path, endpoint.method, field]));
  // Three fields are missing from `writes`. `fromDate` is missing, because the day from which meals are copied is only
  // read. The start of an experiment is missing, because it can be up to a week in the future. The date of a text about
  // a week is missing, because such a text needs an AI service, and this server has none.
  const known = writes.map(([{ path, method }, field]) => [path, method, field]);
  expect(found.sort()).toEqual(
    [
      ...known,
      [copyFoodEntries.path, 'POST', 'fromDate'],
      [startExperiment.path, 'POST', 'start'],
      [writeWeekNarrative.path, 'POST', 'date'],
    ].sort(),
  );
});

function timesIn({ body }: Endpoint): string[] {
  if (!(body instanceof z.ZodObject)) return [];
  return Object.entries(body.shape)
    .filter(([, schema]) => {
      const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
      return inner === day || inner === instantInput;
    })
    .map(([field]) => field);
}

describe('entries stored for days before 1970', () => {
  let owner: TestMember;
  beforeAll(async () => {
    owner = await createCycleMember(server);
    const { db } = server.database;
    for (const [endpoint, field, body, creates] of writes) {
      if (creates) continue;
      const when = field === 'timestamp' ? {} : { [field]: '2026-03-10' };
      const { status } = await owner.call(endpoint, {
        body: { userId: owner.id, ...when, ...body() },
      } as never);
      expect(status).toBe(200);
    }
    for (const { table } of (await readCatalog(db)).filter(({ column }) => column === 'day'))
      await sql`update ${sql.table(table)} set day = day - 36525 where user_id = ${owner.id}`.execute(db);
  });

  test('are listed with ids of their own', async () => {
    const { status, body } = await owner.call(listHealthMetrics, { query: {} });
    expect([status, body.map(({ date }) => date)]).toEqual([200, ['1926-03-10']]);
    expect(body[0]?.id).toBeGreaterThan(0);
    const dayBefore = await owner.call(listHealthMetrics, { query: { date: '1926-03-09' } });
    expect(dayBefore.body).toEqual([]);
  });

  test('do not break any read', async () => {
    const values = { userId: owner.id, from: '1926-03-01', to: '1926-03-31', date: '1926-03-10' };
    for (const { path, query } of server.app.endpoints.filter(({ method }) => method === 'GET')) {
      const names = Object.keys(query instanceof z.ZodObject ? query.shape : {});
      const given = Object.entries({ ...values, weekStart: values.from }).filter(([name]) =>
        names.includes(name),
      );
      const url = buildUrl(path, {
        params: { userId: owner.id, id: 1, name: 'x' },
        query: Object.fromEntries(given),
      });
      const { statusCode } = await server.app.inject({
        method: 'GET',
        url,
        headers: { cookie: owner.cookie },
      });
      expect([url, statusCode]).toEqual([url, expect.toSatisfy((status: number) => status < 500)]);
    }
  });
});
