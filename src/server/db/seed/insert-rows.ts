import { sql } from 'kysely';
import type { Db } from '../connect.ts';
import type { DB } from '../tables.ts';

/** Inserts many rows with one statement. Passes all rows as one JSON parameter. */
export async function insertRows<T extends keyof DB & string>(
  db: Db,
  table: T,
  columns: (keyof DB[T] & string)[],
  rows: (string | number | null)[][],
): Promise<void> {
  const objects = rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index]])));
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${names})
    select ${names} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(objects)}::json)`.execute(
    db,
  );
}
