import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { npmStart, processesBelow } from '#server/testing/npm-start.ts';
import { startLocalPostgres } from '../scripts/local-postgres.ts';

/**
 * npm run bench:memory measures the resident memory of an idle server, on the embedded database and on PostgreSQL. It
 * starts the product with `npm start` and adds up the memory of all processes that npm has started, directly or
 * indirectly, 15 seconds after the first response. It fails if the sum is above the limit of the database (`limits`, in
 * MiB). Needs Linux.
 */

const limits = { embedded: 300, PostgreSQL: 150 };
const idleMs = 15_000;

const root = join(import.meta.dirname, '..');
const dataDir = mkdtempSync(join(tmpdir(), 'lagom-memory-'));
const postgres = await startLocalPostgres();
try {
  await measure('embedded', {});
  await measure('PostgreSQL', { DATABASE_URL: postgres.address });
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function measure(database: keyof typeof limits, settings: Record<string, string>): Promise<void> {
  const { npm, exited } = await npmStart(root, { DATA_DIR: join(dataDir, database), ...settings });
  await wait(idleMs);
  const processes = processesBelow(npm.pid ?? 0);
  npm.kill();
  await exited;
  const memory = processes.reduce((sum, process) => sum + process.memory, 0);
  const isOver = memory > limits[database];
  if (isOver) process.exitCode = 1;
  process.stdout.write(
    `${database}: ${memory.toFixed(0)} MiB in ${processes.length} process, at most ${limits[database]}${isOver ? '  MISSED' : ''}\n`,
  );
}
