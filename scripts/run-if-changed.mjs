import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ensure-installed.mjs';

/**
 * Calls `work`, unless it has already succeeded with the same sources. `sources` are paths of files and folders,
 * relative to the repository. `work` returns or resolves with whether it succeeded. After a success, stores the hash of
 * the sources in the file `stamp`.
 */
export async function runIfChanged(stamp, sources, work) {
  const hash = hashFiles(sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  if (await work()) writeFileSync(stamp, hash);
}

function hashFiles(sources) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesIn(join(root, source)))) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function filesIn(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}
