import { spawnSync } from 'node:child_process';
import { provideChromium } from './find-chromium.ts';
import { startPostgres } from './local-postgres.ts';

/** The API tests and the browser's main way once more, on a real PostgreSQL. The app itself was built by npm test. */
const server = await startPostgres();
try {
  run('api', { TEST_DATABASE_URL: server.address });
  run('e2e', { E2E_DATABASE_URL: server.address, CHROMIUM_PATH: provideChromium() }, ['--grep', '@main']);
} finally {
  await server.stop();
}

function run(script: string, settings: Record<string, string>, args: string[] = []): void {
  process.stdout.write(`\n== npm run ${script}, on PostgreSQL\n`);
  const { status } = spawnSync('npm', ['run', '--silent', script, '--', ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, ...settings },
  });
  if (status !== 0) process.exitCode = 1;
}
