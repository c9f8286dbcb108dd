import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate, PostgresDialect } from 'kysely-codegen';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';

/**
 * Writes src/server/db/tables.ts from the migrations. With --verify, writes nothing and fails if the file is not up to
 * date.
 */
const folder = await mkdtemp(join(tmpdir(), 'lagom-tables-'));
const database = await connect({ DATA_DIR: folder });
try {
  await migrate(database.db);
  await generate({
    db: database.db,
    dialect: new PostgresDialect({ defaultSchemas: ['public'] }),
    outFile: join(import.meta.dirname, '../src/server/db/tables.ts'),
    excludePattern: '*kysely*',
    // The database drivers are set up to return calendar days as text and 64-bit integers as numbers.
    typeMapping: { date: 'string', int8: 'number' },
    verify: process.argv.includes('--verify'),
  });
} finally {
  await database.close();
  await rm(folder, { recursive: true, force: true });
}
