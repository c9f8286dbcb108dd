import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import type { Db } from './connect.ts';

const folder = join(import.meta.dirname, 'migrations');

/** A migration: its file name without `.sql`, and its SQL statements. */
interface SqlMigration {
  name: string;
  statements: string[];
}

/**
 * Returns the migrations in their order. A semicolon at the end of a line ends a statement, so function bodies and
 * comments must not have a semicolon there.
 */
export async function readMigrations(): Promise<SqlMigration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => ({
      name: file.replace(/\.sql$/, ''),
      statements: (await readFile(join(folder, file), 'utf8'))
        .split(/;\s*(?:\n|$)/)
        .filter((statement) => statement.replace(/--.*$/gm, '').trim() !== ''),
    })),
  );
}

const provider: MigrationProvider = {
  async getMigrations() {
    const migrations = await readMigrations();
    return Object.fromEntries(migrations.map(({ name, statements }) => [name, { up: run(statements) }]));
  },
};

const run =
  (statements: string[]): Migration['up'] =>
  async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
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

/** Returns whether an earlier version of the product has created the database, so that migrations are missing. */
export async function isFromEarlierVersion(db: Db): Promise<boolean> {
  const migrations = await new Migrator({ db, provider }).getMigrations();
  const missing = migrations.filter((migration) => !migration.executedAt).length;
  return missing > 0 && missing < migrations.length;
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
