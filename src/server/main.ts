import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { connect } from './db/connect.ts';
import { migrate } from './db/migrate.ts';
import { createSessionGuard } from './http/session-guard.ts';

/** Starts the product: settings, database, app, address; each only when the one before it stands. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  const database = await connect(config);
  await migrate(database.db);
  const deps = {
    db: database.db,
    now: () => new Date(),
    findSession: createSessionGuard(database.db, config),
  };
  const app = await buildApp(deps, config);
  app.addHook('onClose', () => database.close());

  await app.listen({ port: config.PORT, host: config.HOST });
  process.stdout.write(`Lagom is ready at ${config.APP_URL}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
