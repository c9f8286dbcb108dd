import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createCycleEntry, listCycleEntries } from '#contracts/cycle.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';
import { createCycleMember } from './test-helpers.ts';

const marker = 'Sommarfloxen-7319';
const today = '2026-03-10';

let server: TestApp;
let member: TestMember;
let other: TestMember;
beforeAll(async () => {
  server = await startTestApp({ LOG_LEVEL: 'trace' });
  member = await createCycleMember(server);
  other = await createCycleMember(server);
  const body = { userId: member.id, notes: marker, mood: 3, energyLevel: 3, pain: 3, date: today };
  expect((await member.call(createCycleEntry, { body })).status).toBe(200);
});
afterAll(() => server.close());

const isOfTheCycle = ({ path }: Endpoint) => /^\/api\/(menstrual-cycle|cycle-calendar)/.test(path);

/** Values for the query parameters of all endpoints. A new query parameter needs a value here. */
const known: Record<string, string> = {
  ...{ date: today, from: '2026-03-01', to: today, weekStart: '2026-03-08', before: '2026-03-11', t: '1' },
  ...{
    limit: '50',
    days: '30',
    language: 'en',
    meal: 'lunch',
    mealType: 'lunch',
    q: 'Sommar',
    search: 'Sommar',
    exposure: 'cyclePain',
    outcome: 'mood',
    lag: '0',
    year: '2026',
    measure: 'steps',
  },
};

function queryOf(endpoint: Endpoint, caller: TestMember): Record<string, string> {
  if (!(endpoint.query instanceof z.ZodObject)) return {};
  const names = Object.keys(endpoint.query.shape).filter((name) => name !== 'beforeId');
  const values = { ...known, userId: String(caller.id) };
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
}

/**
 * Returns the responses of the GET endpoints. Leaves out the endpoints of the cycle, and endpoints with a path
 * parameter other than `:userId`.
 */
async function readAll(caller: TestMember) {
  const endpoints = server.app.endpoints.filter((endpoint) => {
    const named = endpoint.path.match(/:\w+/g) ?? [];
    return endpoint.method === 'GET' && named.every((name) => name === ':userId') && !isOfTheCycle(endpoint);
  });
  const answers = [];
  for (const endpoint of endpoints) {
    const { status, text } = await caller.call(endpoint, {
      params: { userId: String(caller.id) },
      query: queryOf(endpoint, caller),
      body: undefined,
    });
    answers.push({ path: endpoint.path, status, text });
  }
  return answers;
}

describe('a cycle entry', () => {
  test('appears in no response of another endpoint, neither for the person nor for others', async () => {
    const answers = [...(await readAll(member)), ...(await readAll(other))];
    const good = answers.filter(({ status }) => status === 200).map(({ path }) => path);
    expect(good).toEqual(expect.arrayContaining(['/api/health-metrics', '/api/recent-activity']));
    // Every request must be valid, because the response to a rejected request never contains data.
    // If the next check fails, a query parameter has no value in `known`. Add a value there.
    expect(answers.filter(({ status }) => status === 400)).toEqual([]);
    expect(answers.filter(({ text }) => text.includes(marker))).toEqual([]);
    // Checks that the member has cycle data with the marker. Otherwise the check above would succeed even if an
    // endpoint returned cycle data.
    expect((await member.call(listCycleEntries, { query: {} })).text).toContain(marker);
  });

  test('does not change the daily values', async () => {
    const answers = await readAll(member);
    expect(answers.find(({ path }) => path === '/api/health-metrics')?.text).toBe('[]');
    expect(answers.find(({ path }) => path === '/api/recent-activity')?.text).toBe('[]');
  });

  test('is stored only in its own table', async () => {
    const { db } = server.database;
    const tables = await sql<{ schema: string; name: string }>`
      select table_schema as schema, table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
    `.execute(db);
    const holding: string[] = [];
    for (const { schema, name } of tables.rows) {
      const found = await sql`
        select 1 from ${sql.table(`${schema}.${name}`)} as one where one::text like ${`%${marker}%`} limit 1
      `.execute(db);
      if (found.rows.length > 0) holding.push(name);
    }
    expect(holding).toEqual(['menstrual_cycle_entries']);
  });

  test('appears in no log and no email', async () => {
    expect(server.logLines.length).toBeGreaterThan(0);
    expect([...server.logLines, ...(await server.sentEmails())].join('')).not.toContain(marker);
  });
});
