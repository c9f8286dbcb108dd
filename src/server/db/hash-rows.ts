import { setTimeout as wait } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';

/** The number of rows and the hash of each table, by table name. */
export type RowHashes = Record<string, RowHash>;

interface RowHash {
  /** The number of rows. */
  rows: number;
  /** A hash of these rows, which does not depend on their order. */
  hash: string;
}

/**
 * The number of pages of a table that one statement reads. A page has 8 kB. The embedded database runs one statement at
 * a time, so a statement with this number of pages delays other statements by about 50 ms.
 */
const pagesPerStatement = 128;

/**
 * Reads all rows of all tables of the product, and returns their hashes. `share` is the fraction of time, above 0 and
 * at most 1, that this function may spend reading. After each statement it pauses, so that the rest of the time is left
 * for other statements.
 */
export async function hashRows(pglite: PGlite, share = 1): Promise<RowHashes> {
  const { rows: tables } = await pglite.query<{ name: string; pages: number }>(
    `select table_name as name, (pg_relation_size(quote_ident(table_name)::regclass) / 8192)::integer as pages
    from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`,
  );
  const hashes: RowHashes = {};
  for (const { name, pages } of tables) {
    let [rows, hash] = [0, 0n];
    for (let page = 0; page < pages; page += pagesPerStatement) {
      const start = performance.now();
      const part = await hashPages(pglite, name, page, page + pagesPerStatement);
      await wait((performance.now() - start) * (1 / share - 1));
      rows += part.rows;
      hash += BigInt(part.hash);
    }
    hashes[name] = { rows, hash: String(hash) };
  }
  return hashes;
}

/**
 * Returns the number and the hash of the rows in some pages of a table: from page `start` up to page `end`, which is
 * not included.
 */
async function hashPages(pglite: PGlite, name: string, start: number, end: number): Promise<RowHash> {
  const { rows } = await pglite.query<RowHash>(
    `select count(*)::integer as rows,
      coalesce(sum(('x' || left(md5(one::text), 15))::bit(60)::bigint), 0)::text as hash
    from "${name}" as one where ctid >= '(${start},0)' and ctid < '(${end},0)'`,
  );
  return rows[0] ?? { rows: 0, hash: '0' };
}
