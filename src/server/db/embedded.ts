import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type ParserOptions, PGlite } from '@electric-sql/pglite';
import { lockFolder } from './folder-lock.ts';

interface Embedded {
  pglite: PGlite;
  release(): Promise<void>;
}

// A family's health data is small: PostgreSQL's default of 128 MB of buffers would be most of the process.
const postgresSettings = ['shared_buffers=16MB', 'wal_buffers=1MB', 'max_wal_size=64MB'];

/** Opens (or makes) the embedded database in `dataDir`/db. One process at a time: a second one is refused. */
export async function openEmbedded(dataDir: string, parsers: ParserOptions): Promise<Embedded> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const folder = join(dataDir, 'db');
  const release = await lockFolder(dataDir);
  try {
    const pglite = await PGlite.create({ dataDir: folder, parsers, postgresqlconf: postgresSettings });
    return { pglite, release };
  } catch (error) {
    await release();
    throw error;
  }
}
