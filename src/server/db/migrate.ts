import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import type { Db } from './connect.ts';

const folder = join(import.meta.dirname, 'migrations');

/**
 * Returns the migration in an SQL file. A semicolon at the end of a line ends a statement, so function bodies and
 * comments must not have a semicolon there.
 */
async function readMigration(file: string): Promise<Migration> {
  const text = await readFile(join(folder, file), 'utf8');
  const statements = text
    .split(/;\s*(?:\n|$)/)
    .filter((statement) => statement.replace(/--.*$/gm, '').trim() !== '');
  return {
    async up(db) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}

const provider: MigrationProvider = {
  async getMigrations() {
    const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
    return Object.fromEntries(
      await Promise.all(
        files.map(async (file) => [file.replace(/\.sql$/, ''), await readMigration(file)] as const),
      ),
    );
  },
};

/**
 * Runs the migrations that the database does not have yet, under a lock. Tests pass `last`, the name of the last
 * migration to run. Throws an Error, and changes nothing, if a newer version of the product has migrated the database.
 */
export async function migrate(db: Db, last?: string): Promise<void> {
  const migrator = new Migrator({ db, provider });
  const known = await migrator.getMigrations();
  if (known.every((migration) => migration.executedAt)) {
    await refuseNewer(
      db,
      known.map((migration) => migration.name),
    );
    return;
  }
  const { error } = last ? await migrator.migrateTo(last) : await migrator.migrateToLatest();
  if (!error) return;
  await refuseNewer(
    db,
    known.map((migration) => migration.name),
  );
  throw error;
}

async function refuseNewer(db: Db, known: string[]): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const unknown = rows.filter((row) => !known.includes(row.name));
  if (unknown.length === 0) return;
  throw new Error(
    `The database was changed by a newer version of Lagom (${unknown.map((row) => row.name).join(', ')}). ` +
      'Nothing was changed. Start that version or a later one, or restore a backup.',
  );
}
