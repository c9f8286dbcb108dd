import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { connect } from '#server/db/connect.ts';
import { runOnServer } from '#server/testing/base-database.ts';
import { startServer } from '#server/testing/server-process.ts';

/**
 * Creates the database that each server of the browser tests copies (`makeDatabase` in testing.ts): starts a server
 * once without a database, and stops it. E2E_BASE names the data folder, or the database on PostgreSQL. Playwright
 * calls this function before the tests, and calls the returned function after them.
 */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export.
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'lagom-e2e-base-'));
  const address = process.env.E2E_DATABASE_URL;
  const template = `lagom_e2e_base_${randomUUID().replaceAll('-', '')}`;
  const tearDown = async () => {
    await rm(folder, { recursive: true, force: true });
    if (address !== undefined) await runOnServer(address, `drop database if exists ${template} with (force)`);
  };
  process.env.E2E_BASE = address === undefined ? folder : template;
  try {
    await (address === undefined ? prepareFolder(folder) : prepareTemplate(address, template, folder));
  } catch (error) {
    await tearDown();
    throw error;
  }
  return tearDown;
}

async function prepareFolder(folder: string): Promise<void> {
  await startAndStop({ DATA_DIR: folder });
  // Deletes the backup job that the server queued. It is due 30 seconds after the start. Each later server would run it
  // at once, and the backup would slow its start down.
  const { db, close } = await connect({ DATA_DIR: folder });
  await sql`delete from pgboss.job`.execute(db);
  await close();
}

async function prepareTemplate(address: string, template: string, folder: string): Promise<void> {
  await runOnServer(address, `create database ${template}`);
  await startAndStop({ DATA_DIR: folder, DATABASE_URL: new URL(`/${template}`, address).href });
}

/** Starts a server and stops it. Throws an Error if the server does not exit with code 0. */
async function startAndStop(settings: Record<string, string>): Promise<void> {
  const server = await startServer(settings);
  await server.end();
  const { exitCode } = server.process;
  if (exitCode !== 0) throw new Error(`The server that created the database exited with code ${exitCode}.`);
}
