import type { PGlite } from '@electric-sql/pglite';

/**
 * The number of rows of each table and a hash of these rows, by table name. The hash does not depend on the order of
 * the rows.
 */
export type RowHashes = Record<string, { rows: number; hash: string }>;

/** Reads all rows of all tables of the product, and returns their hashes. Reads one table at a time. */
export async function hashRows(pglite: PGlite): Promise<RowHashes> {
  const { rows: tables } = await pglite.query<{ name: string }>(
    `select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`,
  );
  const hashes: RowHashes = {};
  for (const { name } of tables) {
    const { rows } = await pglite.query<{ rows: number; hash: string }>(
      `select count(*)::integer as rows,
        coalesce(sum(('x' || left(md5(one::text), 15))::bit(60)::bigint), 0)::text as hash
      from "${name}" as one`,
    );
    if (rows[0]) hashes[name] = rows[0];
  }
  return hashes;
}
