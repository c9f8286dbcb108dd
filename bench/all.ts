import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * npm run bench runs run.ts, which measures the throughput, and growth.ts, which measures how long
 * pages take to open. Fails if one of the programs fails.
 */
for (const program of ['run.ts', 'growth.ts']) {
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, program)], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
