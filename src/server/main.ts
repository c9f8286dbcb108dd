import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createAi } from './ai/ai.ts';
import { buildApp, webFolder } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { backUp, defineBackupJob } from './db/backups.ts';
import { connect } from './db/connect.ts';
import { reapplyDeletions } from './db/deletion-ledger.ts';
import { isFromEarlierVersion, migrate } from './db/migrate.ts';
import { formatLogLine } from './http/format-log-line.ts';
import { createIdentify } from './http/identify.ts';
import { createRateLimiter } from './http/rate-limits.ts';
import { createJobQueue } from './jobs/job-queue.ts';
import { createMail } from './mail/mail.ts';
import { openStorage } from './storage/file-storage.ts';
import { reserveUserIds } from './storage/reserve-user-ids.ts';

/**
 * The time, in milliseconds, in which running requests must finish after a stop signal. After this time, their
 * connections are closed.
 */
const stopMs = 5_000;

/**
 * The time, in seconds, from the start until the server first checks whether a backup is due. A backup during the start
 * would slow the start down.
 */
const firstBackupSeconds = 30;

/** The stream that prints the log in plain words. Undefined if standard output is not a terminal. */
const terminalLog = process.stdout.isTTY
  ? { write: (line: string) => void process.stdout.write(formatLogLine(line)) }
  : undefined;

/** Starts the server, and stops it on a signal. Throws an Error with instructions if it cannot start. */
async function start(): Promise<void> {
  process.umask(0o077);
  const config = readConfig(process.env);
  closeToOthers(config.DATA_DIR);
  const database = await connect(config);
  const now = () => new Date();
  const backupSettings = {
    folder: join(config.DATA_DIR, 'backups'),
    photos: config.S3_BUCKET ? undefined : join(config.DATA_DIR, 'files/photos'),
    keep: config.BACKUPS_KEEP,
    now,
  };
  if (database.embedded && (await isFromEarlierVersion(database.db))) {
    process.stdout.write('Backing up the database before the upgrade ...\n');
    await backUp(database.embedded, backupSettings);
  }
  await database.withoutTimeLimit((db) => migrate(db));
  // Repeats account deletions that are missing because PostgreSQL was restored from an older backup.
  await reapplyDeletions(database.db, config.DATA_DIR);
  const files = await openStorage(config);
  await reserveUserIds(database.db, files, config.DATA_DIR);
  const deps = {
    db: database.db,
    now,
    identify: createIdentify(database.db, config, now),
    consumeRateLimit: createRateLimiter(database.db, config, now),
    jobs: createJobQueue(database, (error) => app.log.error({ err: error }, 'a job failed')),
    mail: createMail(config, (line) => process.stdout.write(line)),
    files,
    ai: createAi(config),
  };
  const backups = database.embedded
    ? defineBackupJob(deps.jobs, database.embedded, backupSettings)
    : undefined;
  const app: FastifyInstance = await buildApp(deps, config, webFolder, terminalLog);
  await deps.jobs.start();
  await listen(app, config);
  await backups?.queueCheck(database.db, firstBackupSeconds);
  process.stdout.write(`Lagom is ready at ${config.APP_URL}\n`);

  // Ignores a second signal, because Ctrl-C causes two: one from the terminal and one from npm.
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    // Closes connections that stay open, because a client that never finishes its request would keep the process
    // running.
    const cutOff = setTimeout(() => app.server.closeAllConnections(), stopMs);
    await app.close();
    clearTimeout(cutOff);
    await deps.jobs.stop();
    await backups?.finish();
    await database.close();
    // Ends the process even if connections to a PostgreSQL that does not respond are still open.
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
}

/**
 * Makes a folder accessible only to the user of this process, even if the folder already existed. (The umask that
 * `start` sets protects only new files.) Leaves the folder unchanged if it belongs to another user, for example if it
 * is a container volume.
 */
function closeToOthers(folder: string): void {
  mkdirSync(folder, { recursive: true });
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}

async function listen(app: FastifyInstance, { PORT, HOST }: Config): Promise<void> {
  try {
    await app.listen({ port: PORT, host: HOST });
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EADDRINUSE') {
      throw new Error(
        `Port ${PORT} is taken. Stop what uses it, or choose another: PORT=${PORT + 1} npm start`,
      );
    }
    // Listens on IPv4 if the machine has no IPv6, which the address `::` needs.
    if (HOST !== '::' || (code !== 'EAFNOSUPPORT' && code !== 'EADDRNOTAVAIL')) throw error;
    await app.listen({ port: PORT, host: '0.0.0.0' });
  }
}

/**
 * Loads the parts of the server that are normally loaded on first use, so that they become part of Node's compile
 * cache.
 */
async function loadAllParts(): Promise<void> {
  await import('./db/embedded.ts');
  await import('./imports/read-worker.ts');
  await import('./mail/transport.ts');
  await import('./modules/auth/better-auth.ts');
  await import('./modules/nutrition/food-worker.ts');
}

// scripts/compile-server.mjs passes --compile-only to fill the compile cache of Node before the server starts.
const run = process.argv.includes('--compile-only') ? loadAllParts : start;
run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  // Does not close the database, because closing can write to its files, which could make a damaged database worse.
  process.exit(1);
});
