import { type KyselyPlugin, RawNode, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dumpEveryTable, fillEveryTable, readCatalog } from '#server/testing/catalog.ts';
import { copyBaseDatabase } from '#server/testing/test-database.ts';
import type { Database } from './connect.ts';
import { migrate, readMigrations } from './migrate.ts';

const migrations = await readMigrations();
const names = migrations.map(({ name }) => name);

let database: Database;
beforeAll(async () => {
  database = await copyBaseDatabase();
});
afterAll(() => database.close());

/** Deletes all tables, and migrates to the schema that the product had after the given migration. */
async function startAt(name: string) {
  const { db } = database;
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  await migrate(db, name);
}

/** Inserts a person with a row in every table of the current schema. */
async function fill(email: string) {
  const { db } = database;
  const { rows } = await sql<{ id: number }>`
    insert into users (name, first_name, last_name, email) values ('Old', 'Old', 'Member', ${email}) returning id
  `.execute(db);
  const id = rows[0]?.id ?? 0;
  await fillEveryTable(db, id, id, email);
}

/** Returns the database with a fault: the migration statement `statement` fails. */
function failAt(statement: string) {
  const fault: KyselyPlugin = {
    transformQuery: ({ node }) =>
      RawNode.is(node) && node.sqlFragments.join('') === statement
        ? sql`select 1 / 0`.toOperationNode()
        : node,
    transformResult: async ({ result }) => result,
  };
  return database.db.withPlugin(fault);
}

const countRows = async () => {
  const counts: Record<string, number> = {};
  for (const table of new Set((await readCatalog(database.db)).map((column) => column.table))) {
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::integer as count from ${sql.table(table)}`.execute(database.db);
    counts[table] = rows[0]?.count ?? 0;
  }
  return counts;
};

test('the database of every earlier version upgrades in one step, and keeps its rows', async () => {
  await startAt(names.at(-1) ?? '');
  const newest = await readCatalog(database.db);
  for (const name of names.slice(0, -1)) {
    await startAt(name);
    await fill('old@example.org');
    const before = await countRows();
    await migrate(database.db);
    expect(await readCatalog(database.db), name).toEqual(newest);
    expect(await countRows(), name).toMatchObject(before);
  }
});

const readAll = async () => [await readCatalog(database.db), await dumpEveryTable(database.db)];

test('faults at the statements of a migration leave the database as it was, and the upgrade can be repeated', async () => {
  const [first, ...later] = migrations;
  await startAt(first?.name ?? '');
  for (const { name, statements } of later) {
    await fill(`before-${name}@example.org`);
    const before = await readAll();
    for (const statement of statements)
      await expect(migrate(failAt(statement), name)).rejects.toThrow('division by zero');
    expect(await readAll()).toEqual(before);
    await migrate(database.db, name);
  }
});

const findVersion = async () =>
  (await database.db.selectFrom('users').select('data_version').executeTakeFirstOrThrow()).data_version;

test('the upgrade removes the score of meals with an unknown nutrient, and keeps the other scores', async () => {
  await startAt('032-sign-in-addresses');
  await fill('scores@example.org');
  const rice = { food: 'rice', grams: 100, kcal: 130, protein: 2.7, carbs: 28, fat: 0.3 };
  const insert = (name: string, items: object[] | null) =>
    sql`
    insert into food_entries (user_id, name, meal_type, nutrition_score, items, eaten_at, day, zone)
    select id, ${name}, 'lunch', 7, ${items && JSON.stringify(items)}::jsonb, now(), current_date, 'UTC'
    from users`.execute(database.db);
  await insert('known', [rice]);
  await insert('unknown', [rice, { ...rice, carbs: null }]);
  await insert('without foods', null);
  const before = await findVersion();
  await migrate(database.db, '033-unknown-nutrients');
  expect(await findVersion()).toBe(before + 1);
  const meals = database.db.selectFrom('food_entries').where('meal_type', '=', 'lunch');
  expect(await meals.select(['name', 'nutrition_score']).orderBy('id').execute()).toEqual([
    { name: 'known', nutrition_score: 7 },
    { name: 'unknown', nutrition_score: null },
    { name: 'without foods', nutrition_score: 7 },
  ]);
});

test('the upgrade writes offsets such as +0200 as +02:00, and keeps other zones', async () => {
  await startAt('033-unknown-nutrients');
  await fill('zones@example.org');
  const { db } = database;
  const person = (await db.selectFrom('users').select('id').executeTakeFirstOrThrow()).id;
  for (const zone of ['+0200', '-0530', '+09', '+02:00', 'Etc/GMT+2'])
    await sql`
      insert into exercise_activities (user_id, type, duration, intensity, happened_at, day, zone)
      values (${person}, 'yoga', 30, 'low', now(), current_date, ${zone})`.execute(db);
  await sql`update users set time_zone = '-0800'`.execute(db);
  const before = await findVersion();
  await migrate(db);
  expect(await findVersion()).toBe(before + 1);
  const zones = await db.selectFrom('exercise_activities').select('zone').orderBy('id').execute();
  expect(zones.slice(-5).map(({ zone }) => zone)).toEqual([
    '+02:00',
    '-05:30',
    '+09:00',
    '+02:00',
    'Etc/GMT+2',
  ]);
  expect(await db.selectFrom('users').select('time_zone').execute()).toEqual([{ time_zone: '-08:00' }]);
});
