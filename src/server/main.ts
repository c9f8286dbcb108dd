import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { startBackups } from './db/backups.ts';
import { connect } from './db/connect.ts';
import { reapplyDeletions } from './db/deletion-ledger.ts';
import { migrate } from './db/migrate.ts';
import { createRateLimiter } from './http/rate-limits.ts';
import { createSessionGuard } from './http/session-guard.ts';
import { createJobs } from './jobs/jobs.ts';
import { createMail } from './mail/mail.ts';
import { openStorage } from './storage/file-storage.ts';

/** Starts the product: settings, database, app, address; each only when the one before it stands. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  const database = await connect(config);
  await migrate(database.db);
  // Where PostgreSQL was put back from a backup, nobody else has done it.
  await reapplyDeletions(database.db, config.DATA_DIR);
  const now = () => new Date();
  const deps = {
    db: database.db,
    now,
    findSession: createSessionGuard(database.db, config),
    consumeRateLimit: createRateLimiter(database.db, config, now),
    jobs: createJobs(database, (error) => app.log.error({ err: error }, 'a job failed')),
    mail: createMail(config, (line) => process.stdout.write(line)),
    files: await openStorage(config),
  };
  const app: FastifyInstance = await buildApp(deps, config);
  await deps.jobs.start();
  await listen(app, config);
  const backups = database.embedded
    ? startBackups(database.embedded, {
        folder: join(config.DATA_DIR, 'backups'),
        keep: config.BACKUPS_KEEP,
        now: deps.now,
        onError: (error) => app.log.error({ err: error }, 'the backup failed'),
      })
    : undefined;
  process.stdout.write(`Lagom is ready at ${config.APP_URL}\n`);

  // A terminal's Ctrl-C reaches us twice: from the terminal and from npm.
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await app.close();
    await deps.jobs.stop();
    await backups?.stop();
    await database.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
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
    // A machine without IPv6 has no '::' to listen on.
    if (HOST !== '::' || (code !== 'EAFNOSUPPORT' && code !== 'EADDRNOTAVAIL')) throw error;
    await app.listen({ port: PORT, host: '0.0.0.0' });
  }
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  // Whatever stands open, such as a database that is not to be touched, is left as it is.
  process.exit(1);
});
