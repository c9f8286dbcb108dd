import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { forgotPassword, getUser, login, register } from '#contracts/auth.ts';
import type { EndpointInput } from '#contracts/endpoint.ts';
import { createActivity, listActivities, updateActivity } from '#contracts/fitness.ts';
import { createMeditationSession } from '#contracts/mindfulness.ts';
import { createFoodEntry, updateFoodEntry } from '#contracts/nutrition.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  // At this time the day is July 16 in Stockholm and July 15 in UTC.
  server.clock.now = new Date('2026-07-15T22:30:00Z');
});
afterAll(() => server.close());

const inZone = (zone: string) => ({ headers: { 'x-time-zone': zone } });
const keptZone = async ({ id }: TestMember) =>
  (
    await server.database.db
      .selectFrom('users')
      .where('id', '=', id)
      .select(['time_zone', 'data_version'])
      .executeTakeFirstOrThrow()
  ).time_zone;
const becomesKept = (member: TestMember, zone: string) =>
  vi.waitFor(async () => expect(await keptZone(member)).toBe(zone), 60_000);

type Changes = Partial<EndpointInput<typeof createActivity>['body']>;
const logWorkout = async (member: TestMember, changes: Changes = {}, options = {}) => {
  const body = { userId: member.id, type: 'cardio' as const, duration: 30, ...changes };
  const answer = await member.call(createActivity, { body }, options);
  expect(answer.status).toBe(200);
  return answer.body;
};

describe('the zone of a call', () => {
  test('is UTC until a request sends a zone, which is then used for requests without one', async () => {
    const member = await server.createMember();
    expect(await logWorkout(member)).toMatchObject({ zone: 'UTC', date: '2026-07-15' });
    await member.call(getUser, {}, inZone('Europe/Stockholm'));
    await becomesKept(member, 'Europe/Stockholm');
    expect(await logWorkout(member)).toMatchObject({ zone: 'Europe/Stockholm', date: '2026-07-16' });
    expect(await logWorkout(member, {}, inZone('America/New_York'))).toMatchObject({ date: '2026-07-15' });
    await becomesKept(member, 'America/New_York');
    expect(await keptZone(await server.createMember())).toBeNull();
  });

  test.each(['Mars/Olympus_Mons', '+0200', '', 'x'.repeat(300), 'Europe/Stockholm, UTC'])(
    'is refused with 400 if unknown: %s',
    async (zone) => {
      const member = await server.createMember();
      const body = { userId: member.id, type: 'cardio' as const, duration: 30 };
      for (const answer of [
        await member.call(getUser, {}, inZone(zone)),
        await member.call(createActivity, { body }, inZone(zone)),
      ]) {
        expect([answer.status, answer.error]).toMatchObject([
          400,
          { code: 'invalid_input', field: 'X-Time-Zone' },
        ]);
      }
      expect((await member.call(listActivities, { query: {} })).body).toEqual([]);
      expect(await keptZone(member)).toBeNull();
    },
  );

  test('is stored only when it changes, and does not change the ETag', async () => {
    const member = await server.createMember();
    const rowVersion = async () =>
      (
        await sql<{ xmin: string }>`select xmin::text from users where id = ${member.id}`.execute(
          server.database.db,
        )
      ).rows[0]?.xmin;
    const list = (headers: Record<string, string>) => member.call(listActivities, { query: {} }, { headers });
    const first = await list({ 'x-time-zone': 'Europe/Stockholm' });
    await becomesKept(member, 'Europe/Stockholm');
    const before = await rowVersion();
    const again = { 'x-time-zone': 'Europe/Stockholm', 'if-none-match': String(first.headers.etag) };
    expect((await list(again)).status).toBe(304);
    expect((await list({ 'if-none-match': String(first.headers.etag) })).status).toBe(304);
    expect(await rowVersion()).toBe(before);
    // Sends a zone in which it is a different day. The ETag contains the day, so the server sends the whole response.
    const elsewhere = { ...again, 'x-time-zone': 'America/New_York' };
    expect((await list(elsewhere)).status).toBe(200);
  });
});

describe('the offset of a timestamp', () => {
  test.each([
    ['2026-07-16T00:30:00+12:00', 'UTC', '2026-07-16', '+12:00'],
    ['2026-07-15T23:30:00-09:30', 'Europe/Stockholm', '2026-07-15', '-09:30'],
    ['2026-07-16T00:10:00+02:00', 'Europe/Stockholm', '2026-07-16', 'Europe/Stockholm'],
    ['2026-01-16T00:10:00+02:00', 'Europe/Stockholm', '2026-01-16', '+02:00'],
    ['2026-07-15T22:10:00Z', 'Europe/Stockholm', '2026-07-16', 'Europe/Stockholm'],
    ['2026-07-15T22:10:00+00:00', 'Europe/Stockholm', '2026-07-16', 'Europe/Stockholm'],
  ])('%s from %s is day %s, zone %s', async (timestamp, zone, date, storedZone) => {
    server.clock.now = new Date('2026-07-16T12:00:00Z');
    const member = await server.createMember();
    const stored = { date, zone: storedZone, timestamp: new Date(timestamp).toISOString() };
    const options = inZone(zone);
    expect(await logWorkout(member, { timestamp }, options)).toMatchObject(stored);
    const meal = { userId: member.id, name: 'Oatmeal', mealType: 'breakfast' as const, timestamp };
    expect((await member.call(createFoodEntry, { body: meal }, options)).body).toMatchObject(stored);
    const session = { userId: member.id, type: 'focus' as const, duration: 5, completed: true, timestamp };
    expect((await member.call(createMeditationSession, { body: session }, options)).body).toMatchObject(
      stored,
    );
    const [workout] = (await member.call(listActivities, { query: { date } })).body;
    expect(workout).toMatchObject(stored);
  });

  test('applies to an entry with a new time; an entry with an unchanged time keeps its day', async () => {
    server.clock.now = new Date('2026-07-16T12:00:00Z');
    const member = await server.createMember();
    const { id } = await logWorkout(member, { timestamp: '2026-07-14T10:00:00Z' });
    const workout = { userId: member.id, type: 'strength' as const, duration: 20 };
    const moved = {
      params: { id: String(id) },
      body: { ...workout, timestamp: '2026-07-16T00:30:00+12:00' },
    };
    expect((await member.call(updateActivity, moved)).body).toMatchObject({ date: '2026-07-16' });
    const unmoved = { ...moved, body: workout };
    expect((await member.call(updateActivity, unmoved)).body).toMatchObject({
      date: '2026-07-16',
      zone: '+12:00',
    });
    const meal = { userId: member.id, name: 'Oatmeal', mealType: 'breakfast' as const };
    const created = await member.call(createFoodEntry, {
      body: { ...meal, timestamp: '2026-07-14T10:00:00Z' },
    });
    const changed = { ...meal, timestamp: '2026-07-16T00:30:00+12:00' };
    const answer = await member.call(updateFoodEntry, {
      params: { id: String(created.body.id) },
      body: changed,
    });
    expect(answer.body).toMatchObject({ date: '2026-07-16', zone: '+12:00' });
  });
});

test('the OpenAPI document has the header on each endpoint that reads it', async () => {
  const { paths, components } = (await server.app.inject({ url: '/api/openapi.json' })).json();
  expect(components.parameters.timeZone).toMatchObject({
    name: 'X-Time-Zone',
    in: 'header',
    required: false,
  });
  const parameters = (path: string, method: string) => JSON.stringify(paths[path][method].parameters);
  expect(parameters(createActivity.path, 'post')).toContain('#/components/parameters/timeZone');
  for (const { path } of [login, register]) expect(parameters(path, 'post')).toContain('timeZone');
  expect(parameters(forgotPassword.path, 'post')).not.toContain('timeZone');
});
