import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ensure-installed.mjs';
import { runIfChanged } from './run-if-changed.mjs';
import { runProgram } from './run-program.mjs';

const sources = ['src/server', 'src/contracts', 'src/domain', 'package-lock.json'];

/**
 * Fills the compile cache of Node with the source of the server, in the folder `NODE_COMPILE_CACHE`. Does nothing if
 * the cache was filled from the same source before. Without the cache, the server loads the TypeScript compiler of
 * Node, which stays in memory. The argument is the command that starts the server. A failure is not an error, because
 * the server can compile its source itself.
 */
export async function compileServer([program, ...options]) {
  const folder = process.env.NODE_COMPILE_CACHE;
  if (!isWritable(folder)) return;
  await runIfChanged(join(folder, 'server.sources'), sources, async () => {
    const code = await runProgram(program, [...options, '--compile-only'], { cwd: root, stdio: 'ignore' });
    return code === 0;
  });
}

/** Creates the folder if necessary. Returns whether the current user can write to it. */
function isWritable(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
