import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { exitWithError, projectNode, root } from './ensure-installed.mjs';
import { runIfChanged } from './run-if-changed.mjs';
import { runProgram } from './run-program.mjs';

const sources = [
  'src/web',
  'src/contracts',
  'src/domain',
  'package-lock.json',
  'vite.config.ts',
  'scripts/app-manifest.ts',
  'scripts/prerender-pages.ts',
  'scripts/response-shapes.ts',
];
const stamp = join(root, 'dist/web.sources');

/**
 * Builds the web app, unless the existing build was made from the same sources. Ends the process if the build fails.
 */
export async function ensureBuilt() {
  if (!existsSync(join(root, 'dist/web/index.html'))) rmSync(stamp, { force: true });
  await runIfChanged(stamp, sources, async () => {
    process.stdout.write('Building the web app ...\n');
    const vite = join(root, 'node_modules/vite/bin/vite.js');
    const code = await runProgram(projectNode, [vite, 'build', '--logLevel', 'warn'], { cwd: root });
    if (code !== 0) exitWithError('The web app could not be built; the reason stands above.');
    return true;
  });
}
