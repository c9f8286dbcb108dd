import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listHealthMetrics } from '#contracts/measures.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { seedUsers } from './seed-users.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

test("each person gets their own data, and another member's metrics stay empty", async () => {
  const stranger = await server.createMember();
  const { db } = server.database;
  const now = new Date('2026-03-10T09:00:00Z');
  const others = (await db.selectFrom('users').select('id').execute()).map(({ id }) => id);
  await seedUsers(db, { people: 3, days: 60, today: '2026-03-10', now, passwordHash: 'x' });
  const days = await db
    .selectFrom('daily_observations')
    .where('user_id', 'not in', others)
    .groupBy('user_id')
    .select((eb) => ['user_id', eb.fn.countAll<number>().as('rows'), eb.fn.max('day').as('newest')])
    .execute();
  expect(days).toHaveLength(3);
  for (const { rows, newest } of days) {
    expect(Number(rows)).toBeGreaterThan(300);
    expect(newest > '2026-03-01' && newest <= '2026-03-10').toBe(true);
  }
  for (const [table, column] of [
    ['food_entries', 'eaten_at'],
    ['exercise_activities', 'happened_at'],
    ['meditation_sessions', 'happened_at'],
  ] as const) {
    const { newest } = await db
      .selectFrom(table)
      .select((eb) => eb.fn.max<Date>(column as never).as('newest'))
      .executeTakeFirstOrThrow();
    expect(newest.getTime(), table).toBeLessThanOrEqual(now.getTime());
  }
  expect((await stranger.call(listHealthMetrics, { query: {} })).body).toEqual([]);
});

test('only the tables with rows get statistics', async () => {
  const { db } = server.database;
  const { rows } = await sql<{ name: string; rows: number }>`
    select relname as name, reltuples as rows from pg_class
    where oid in ('food_entries'::regclass, 'community_posts'::regclass)
  `.execute(db);
  const counted = Object.fromEntries(rows.map((table) => [table.name, table.rows]));
  expect(counted.food_entries).toBeGreaterThan(0);
  // The estimated row count of a table is -1 until PostgreSQL collects statistics for it.
  expect(counted.community_posts).toBe(-1);
});
