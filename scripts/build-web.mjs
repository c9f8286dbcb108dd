import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exitWithError, projectNode, root } from './ensure-installed.mjs';
import { runProgram } from './run-program.mjs';

const sources = [
  'src/web',
  'src/contracts',
  'src/domain',
  'package-lock.json',
  'vite.config.ts',
  'scripts/prerender-pages.ts',
];
const stamp = join(root, 'dist/web.sources');

/** Builds the web app, unless the existing build is from the same sources. Ends the process if the build fails. */
export async function ensureBuilt() {
  const hash = hashOfSources();
  const isBuilt = existsSync(join(root, 'dist/web/index.html')) && existsSync(stamp);
  if (isBuilt && readFileSync(stamp, 'utf8') === hash) return;
  process.stdout.write('Building the web app ...\n');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const code = await runProgram(projectNode, [vite, 'build', '--logLevel', 'warn'], { cwd: root });
  if (code !== 0) exitWithError('The web app could not be built; the reason stands above.');
  writeFileSync(stamp, hash);
}

function hashOfSources() {
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
