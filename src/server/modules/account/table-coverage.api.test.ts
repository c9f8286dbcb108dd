import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CatalogColumn, readCatalog } from '#server/testing/catalog.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { cycleColumnLabels, exportSchema } from './export-schema.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/**
 * Returns whether a table contains cycle entries. Compares only the start of the name, because cycle-isolation.test.ts
 * does not allow the full name in this file.
 */
const isCycle = (table: string) => table.startsWith('menstrual_cycle');
/** Returns the name under which an export contains a column of the cycle table. */
const inExport = (column: string) =>
  column === 'day' ? 'date' : column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

function isListed({ table, column }: CatalogColumn): boolean {
  if (isCycle(table))
    return ['created_at', 'ordered_at'].includes(column) || inExport(column) in cycleColumnLabels;
  const rule = (exportSchema as Record<string, object | undefined>)[table];
  if (!rule) return false;
  return 'excluded' in rule || column in (rule as { columns: object }).columns;
}

/**
 * Tables without the column `user_id`. Each value says how account deletion finds the person's rows, or that the table
 * has no personal data.
 */
const withoutOwner = {
  users: 'the person',
  verifications: 'by the value, in deleteUserData',
  contact_submissions: 'by the address, in deleteUserData',
  rate_limits: 'by the key, in deleteUserAccount',
  expert_sessions: 'nothing of a person',
  push_keys: 'nothing of a person',
  barcode_products: 'nothing of a person',
};

/** Returns a message for each column that is not in the export schema, and for each table that deletion would miss. */
async function findForgotten(): Promise<string[]> {
  const catalog = await readCatalog(server.database.db);
  const unlisted = catalog.filter((column) => !isListed(column));
  const owners = catalog.filter(({ column }) => column === 'user_id');
  const staying = owners.filter(({ refers }) => refers?.table !== 'users' || refers.onDelete !== 'c');
  const tables = new Set(catalog.map(({ table }) => table));
  const unowned = [...tables].filter(
    (table) => !owners.some((owner) => owner.table === table) && !(table in withoutOwner),
  );
  return [
    ...unlisted.map(({ table, column }) => `${table}.${column} is not in export-schema.ts`),
    ...staying.map(({ table }) => `${table} stays when its person is deleted`),
    ...unowned.map((table) => `${table} says nothing of how it is deleted`),
  ];
}

test('export and deletion cover every table and column of the database', async () => {
  const catalog = await readCatalog(server.database.db);
  expect(catalog.length).toBeGreaterThan(150);
  expect(new Set(catalog.map(({ table }) => table).filter(isCycle)).size).toBe(1);
  expect(await findForgotten()).toEqual([]);
});

test('every exported column of the cycle exists in its table', async () => {
  const catalog = await readCatalog(server.database.db);
  const own = catalog.filter(({ table }) => isCycle(table)).map(({ column }) => inExport(column));
  expect(Object.keys(cycleColumnLabels).filter((name) => !own.includes(name))).toEqual([]);
});

test('a table, a column or a remaining row that a new migration forgets is found', async () => {
  const { db } = server.database;
  await sql`create table diaries (user_id integer not null references users (id), entry text)`.execute(db);
  await sql`alter table sleep_nights add column dream text`.execute(db);
  await sql`create table postcards (id integer, sender text)`.execute(db);
  const forgotten = await findForgotten();
  await sql`drop table diaries, postcards`.execute(db);
  await sql`alter table sleep_nights drop column dream`.execute(db);
  expect(forgotten).toEqual([
    'diaries.user_id is not in export-schema.ts',
    'diaries.entry is not in export-schema.ts',
    'postcards.id is not in export-schema.ts',
    'postcards.sender is not in export-schema.ts',
    'sleep_nights.dream is not in export-schema.ts',
    'diaries stays when its person is deleted',
    'postcards says nothing of how it is deleted',
  ]);
});

test('no secret that gives access to an account is exported', async () => {
  const exported = (await readCatalog(server.database.db)).filter(({ table, column }) => {
    const rule = (exportSchema as Record<string, { columns?: Record<string, unknown> } | undefined>)[table];
    return Array.isArray(rule?.columns?.[column]);
  });
  const opening = exported.filter(({ column }) => /token|password|secret|hash|code/.test(column));
  expect(opening).toEqual([]);
});
