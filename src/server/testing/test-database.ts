import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { connect, type Database, embeddedParsers, wrapEmbedded } from '#server/db/connect.ts';
import { runOnServer } from './base-database.ts';

/**
 * Returns a copy of the migrated database for the calling test file. The copy is an embedded database, or a database on
 * PostgreSQL if TEST_DATABASE_URL is set.
 */
export async function copyBaseDatabase(): Promise<Database> {
  const base = inject('baseDatabase');
  if (base.kind === 'embedded') {
    const pglite = await PGlite.create({
      loadDataDir: new Blob([await readFile(base.dump)]),
      parsers: embeddedParsers,
    });
    return wrapEmbedded(pglite, async () => undefined);
  }
  const name = `lagom_test_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(base.address, `create database ${name} template ${base.template}`);
  const target = new URL(base.address);
  target.pathname = `/${name}`;
  const database = await connect({ DATABASE_URL: target.href, DATA_DIR: '' });
  const close = async () => {
    await database.close();
    await runOnServer(base.address, `drop database if exists ${name} with (force)`);
  };
  return { ...database, close };
}
