import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { connect, type Database, wrapEmbedded } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { createJobQueue } from '#server/jobs/job-queue.ts';
import { insertBystander } from './bystander.ts';

/**
 * The database that each test file copies. It is migrated and contains only the bystander (see `insertBystander`). The
 * embedded database is a dump, and also a data folder for tests that start a server process (`copyBaseFolder`).
 */
export type BaseDatabase =
  | { kind: 'embedded'; dump: string; dataDir: string }
  | { kind: 'postgres'; address: string; template: string };

declare module 'vitest' {
  interface ProvidedContext {
    baseDatabase: BaseDatabase;
  }
}

/**
 * Creates the database that each test file copies. Vitest calls this function before the API tests, and calls the
 * returned function after them.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const address = process.env.TEST_DATABASE_URL;
  return address ? setUpPostgres(project, address) : setUpEmbedded(project);
}

async function setUpEmbedded(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'lagom-test-'));
  const pglite = await PGlite.create();
  await prepare(wrapEmbedded(pglite, async () => undefined));
  const tar = await pglite.dumpDataDir('none');
  await pglite.close();
  const dump = join(folder, 'base.tar');
  await writeFile(dump, Buffer.from(await tar.arrayBuffer()));
  const dataDir = join(folder, 'data');
  await mkdir(dataDir);
  const copy = await PGlite.create({ dataDir: join(dataDir, 'db'), loadDataDir: tar });
  await copy.close();
  project.provide('baseDatabase', { kind: 'embedded', dump, dataDir });
  return () => rm(folder, { recursive: true, force: true });
}

async function setUpPostgres(project: TestProject, address: string) {
  const template = `lagom_base_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(address, `create database ${template}`);
  const target = new URL(address);
  target.pathname = `/${template}`;
  const database = await connect({ DATABASE_URL: target.href, DATA_DIR: '' });
  await prepare(database);
  await database.close();
  project.provide('baseDatabase', { kind: 'postgres', address, template });
  return () => runOnServer(address, `drop database if exists ${template}`);
}

/** Creates Lagom's tables, the bystander, and the tables of the job queue. */
async function prepare(database: Database): Promise<void> {
  await migrate(database.db);
  await insertBystander(database.db);
  const jobs = createJobQueue(database, (error) => {
    throw error;
  });
  await jobs.open();
  await jobs.stop();
}

/** Runs one statement on a PostgreSQL server, over a new connection. */
export async function runOnServer(address: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
