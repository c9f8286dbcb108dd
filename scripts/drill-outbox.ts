import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { ensureChromium } from './find-chromium.ts';
import { startLocalPostgres } from './local-postgres.ts';

/**
 * `npm run drill:outbox` runs a browser test that kills the server and the browser at random moments while a person
 * makes writes. The test checks that each write is stored once (docs/offline.md). Runs on the embedded database, then
 * on PostgreSQL. The arguments are the number of rounds for each database (default 50) and a seed (default 1). Needs
 * the built app.
 */
const [rounds = '50', seed = '1'] = process.argv.slice(2);

let running: ChildProcess | undefined;
// On a signal, ends the running tests, so that the code below goes on and stops the PostgreSQL server.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    process.exitCode = 1;
    running?.kill('SIGTERM');
  });
}

ensureChromium();
await run('the embedded database', {});
if (!process.exitCode) {
  const postgres = await startLocalPostgres();
  try {
    await run('PostgreSQL', { E2E_DATABASE_URL: postgres.address });
  } finally {
    await postgres.stop();
  }
}

async function run(database: string, settings: Record<string, string>): Promise<void> {
  process.stdout.write(`\n== ${rounds} rounds of seed ${seed} on ${database}\n`);
  running = spawn('npx', ['playwright', 'test', 'e2e/outbox-kills.spec.ts', '--workers=1'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      ...settings,
      DRILL_ROUNDS: rounds,
      DRILL_SEED: seed,
    },
  });
  const [code] = await once(running, 'exit');
  if (code !== 0) process.exitCode = 1;
}
