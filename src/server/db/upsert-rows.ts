import { sql } from 'kysely';
import type { Db } from './connect.ts';
import type { DB } from './tables.ts';

/**
 * Inserts rows with one statement, or replaces the values of rows that exist. `key` lists the columns of the unique
 * index that identifies a row. All rows must have the same columns. Does nothing if `rows` is empty.
 */
export async function upsertRows<T extends keyof DB & string>(
  db: Db,
  table: T,
  key: readonly string[],
  rows: readonly object[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const target = sql.join(key.map((column) => sql.ref(column)));
  // The unique index on `external_id` covers only rows with an `external_id`. PostgreSQL uses such an index only if the
  // statement repeats the condition of the index.
  const condition = sql.raw(key.includes('external_id') ? 'where external_id is not null' : '');
  const changes = columns
    .filter((column) => !key.includes(column))
    .map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`);
  await sql`
    insert into ${sql.table(table)} (${names})
    select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    on conflict (${target}) ${condition} do update set ${sql.join(changes)}
  `.execute(db);
}
