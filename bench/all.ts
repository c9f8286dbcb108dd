import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** npm run bench: runs the comparison with bare handlers and the page growth table. Fails if either fails. */
for (const program of ['run.ts', 'growth.ts']) {
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, program)], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
