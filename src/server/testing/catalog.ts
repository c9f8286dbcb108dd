import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

export interface CatalogColumn {
  table: string;
  column: string;
  type: string;
  /** Whether the database generates the value of the column (`generated as identity`). */
  identity: boolean;
  /**
   * The table to which the column refers, and the action when the referenced row is deleted. Null
   * if the column refers to no table.
   */
  refers: { table: string; onDelete: string } | null;
}

/** Returns every column of Lagom's tables, from the catalog of the database. */
export async function readCatalog(db: Db): Promise<CatalogColumn[]> {
  const { rows } = await sql<CatalogColumn>`
    select columns.table_name as table, columns.column_name as column, columns.data_type as type,
      columns.is_identity = 'YES' as identity,
      (
        select jsonb_build_object('table', target.relname, 'onDelete', key.confdeltype)
        from pg_constraint key
        join pg_class source on source.oid = key.conrelid
        join pg_class target on target.oid = key.confrelid
        join pg_attribute part on part.attrelid = source.oid and part.attnum = key.conkey[1]
        where key.contype = 'f' and source.relname = columns.table_name and part.attname = columns.column_name
        limit 1
      ) as refers
    from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%'
    order by columns.table_name, columns.ordinal_position
  `.execute(db);
  return rows;
}

/**
 * Returns the rows of each table as one text, by the name of the table. Includes the tables of the job queue. Leaves
 * out the tables of PostgreSQL itself.
 */
export async function dumpEveryTable(db: Db): Promise<Map<string, string>> {
  const tables = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
  `.execute(db);
  const dump = new Map<string, string>();
  for (const { schema, name } of tables.rows) {
    const { rows } = await sql<{ text: string }>`
      select coalesce(string_agg(one::text, E'\\n'), '') as text from ${sql.table(`${schema}.${name}`)} as one
    `.execute(db);
    dump.set(`${schema}.${name}`, rows[0]?.text ?? '');
  }
  return dump;
}

/** Returns the text that `fillEveryTable` stores in a column. It contains the names of the table and the column. */
export const columnMarker = (marker: string, { table, column }: Pick<CatalogColumn, 'table' | 'column'>) =>
  `${marker}/${table}.${column}/`;

/**
 * Inserts one row of the person `userId` into every table with a `user_id`, with a value in every column. References to
 * another person get `otherId`. Returns the columns of all tables.
 */
export async function fillEveryTable(
  db: Db,
  userId: number,
  otherId: number,
  marker: string,
  isFilled: (table: string) => boolean = () => true,
) {
  const catalog = await readCatalog(db);
  const byTable = Map.groupBy(catalog, ({ table }) => table);
  const ids: Record<string, number> = { users: otherId };
  const left = [...byTable.keys()].filter(
    (table) => table !== 'users' && owned(byTable.get(table)) && isFilled(table),
  );
  while (left.length > 0) {
    const ready = left.find((table) => (byTable.get(table) ?? []).every((column) => isKnown(column, left)));
    if (ready === undefined) throw new Error(`These tables refer to each other: ${left.join(', ')}`);
    left.splice(left.indexOf(ready), 1);
    const columns = (byTable.get(ready) ?? []).filter(({ identity }) => !identity);
    const values = columns.map((column) => valueFor(column, userId, ids, marker));
    const { rows } = await sql<{ id?: number }>`
      insert into ${sql.table(ready)} (${sql.join(columns.map(({ column }) => sql.ref(column)))})
      values (${sql.join(values)}) on conflict do nothing returning *
    `.execute(db);
    if (typeof rows[0]?.id === 'number') ids[ready] = rows[0].id;
  }
  return catalog;
}

const owned = (columns: CatalogColumn[] = []) => columns.some(({ column }) => column === 'user_id');
const isKnown = ({ table, refers }: CatalogColumn, left: string[]) =>
  !refers || refers.table === table || !left.includes(refers.table);

function valueFor(column: CatalogColumn, userId: number, ids: Record<string, number>, marker: string) {
  if (column.column === 'user_id') return userId;
  // Leaves `comment_id` of a report empty, because a report refers to either a post or a comment.
  if (column.column === 'comment_id' && column.table.endsWith('reports')) return null;
  if (column.refers) return ids[column.refers.table] ?? 1;
  const text = columnMarker(marker, column);
  if (column.type === 'text') return text;
  if (column.type === 'bytea') return Buffer.from(text);
  if (column.type === 'ARRAY') return sql`array[${text}]`;
  if (column.type === 'jsonb') return JSON.stringify({ note: text });
  if (column.type === 'boolean') return true;
  if (column.type === 'uuid') return '00000000-0000-4000-8000-000000000007';
  if (column.type === 'date') return '2026-03-01';
  if (column.type.startsWith('timestamp')) return new Date('2026-03-01T10:00:00Z');
  return 7;
}
