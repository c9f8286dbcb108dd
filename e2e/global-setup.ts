import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  if (address === undefined) {
    process.env.E2E_BASE = folder;
    await startAndStop({ DATA_DIR: folder });
    return () => rm(folder, { recursive: true, force: true });
  }
  const template = `lagom_e2e_base_${randomUUID().replaceAll('-', '')}`;
  process.env.E2E_BASE = template;
  await runOnServer(address, `create database ${template}`);
  await startAndStop({ DATA_DIR: folder, DATABASE_URL: new URL(`/${template}`, address).href });
  return async () => {
    await runOnServer(address, `drop database if exists ${template}`);
    await rm(folder, { recursive: true, force: true });
  };
}

async function startAndStop(settings: Record<string, string>): Promise<void> {
  const server = await startServer(settings);
  await server.end();
}
