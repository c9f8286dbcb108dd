/**
 * Runs the API tests and the browser tests tagged `@main` on PostgreSQL. The browser tests need the built app, so run
 * `npm run build` first.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { ensureChromium } from './find-chromium.ts';
import { startLocalPostgres } from './local-postgres.ts';

let running: ChildProcess | undefined;
// On a signal, ends the running tests, so that the code below goes on and stops the PostgreSQL server.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    process.exitCode = 1;
    running?.kill('SIGTERM');
  });
}

const server = await startLocalPostgres();
try {
  // Runs less than `npm test` in three places:
  // - The fuzz test (bench/fuzz) sends fewer inputs per endpoint. The input validation does not depend on the database.
  // - 5 kills are enough here. PostgreSQL runs in its own processes, so killing the server cannot lose committed data.
  //   The kills still check that no write is stored twice.
  // - The tests of the API documentation are left out. The tests of the modules call the same endpoints.
  const { FUZZ_INPUTS = '50', KILL_CYCLES = '5' } = process.env;
  await run('api', { TEST_DATABASE_URL: server.address, FUZZ_INPUTS, KILL_CYCLES }, [
    '--exclude',
    'src/server/api-docs/**',
  ]);
  ensureChromium();
  await run('e2e', { E2E_DATABASE_URL: server.address }, ['--grep', '@main']);
} finally {
  await server.stop();
}

async function run(script: string, settings: Record<string, string>, args: string[] = []): Promise<void> {
  if (process.exitCode) return;
  process.stdout.write(`\n== npm run ${script}, on PostgreSQL\n`);
  running = spawn('npm', ['run', '--silent', script, '--', ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, ...settings },
  });
  const [code] = await once(running, 'exit');
  if (code !== 0) process.exitCode = 1;
}
