import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { fillEveryTable, readCatalog } from './catalog.ts';

export const bystanderEmail = 'bystander@example.org';

/**
 * The tables in which the bystander has no row. In community tables, the members of the tests would see such a row.
 * Also, some functions of the server read these tables for all people.
 */
const skipped = [/^community_/];

/**
 * Inserts the bystander: a person with a row in every table, who takes part in no test. No request of another person
 * may read or change these rows (see `readBystander`).
 */
export async function insertBystander(db: Db): Promise<void> {
  const { id } = await db
    .insertInto('users')
    .values({ name: 'Bystander', first_name: 'By', last_name: 'Stander', email: bystanderEmail })
    .returning('id')
    .executeTakeFirstOrThrow();
  await fillEveryTable(db, id, id, 'bystander', (table) => !skipped.some((name) => name.test(table)));
}

/** Returns the rows of the bystander by table. */
export async function readBystander(db: Db): Promise<Record<string, unknown>> {
  const catalog = await readCatalog(db);
  const tables = catalog.filter(({ column }) => column === 'user_id').map(({ table }) => table);
  const selects = tables.map(
    (table) => sql`
      select ${table}::text as name, jsonb_agg(to_jsonb(own) order by own::text) as rows
      from ${sql.table(table)} as own where user_id = (select id from users where email = ${bystanderEmail})`,
  );
  const { rows } = await sql<{ name: string; rows: unknown }>`${sql.join(selects, sql` union all `)}`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ name, rows: own }) => [name, own]));
}

/**
 * Throws an Error that names the tables in which the bystander's rows have changed since `before`. Leaves out the
 * tables in `changing`.
 */
export async function assertUntouched(
  db: Db,
  before: Record<string, unknown>,
  changing: ReadonlySet<string>,
): Promise<void> {
  const after = await readBystander(db);
  const changed = Object.keys(before).filter(
    (name) => !changing.has(name) && !isDeepStrictEqual(before[name], after[name]),
  );
  if (changed.length > 0)
    throw new Error(`The bystander's rows have changed in ${changed.join(', ')}. A query lacks its owner.`);
}
