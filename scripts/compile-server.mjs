import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ensure-installed.mjs';
import { runIfChanged } from './run-if-changed.mjs';
import { runProgram } from './run-program.mjs';

const sources = ['src/server', 'src/contracts', 'src/domain', 'package-lock.json'];

/**
 * Fills Node's compile cache, in the folder `NODE_COMPILE_CACHE`, with the server's source, unless it was already
 * filled from the same source. Without the cache, the server loads Node's TypeScript compiler, which stays in its
 * memory. The argument is the command that starts the server. A failure is not an error, because the server then
 * compiles the source itself.
 */
export async function compileServer([program, ...options]) {
  const folder = process.env.NODE_COMPILE_CACHE;
  if (!isWritable(folder)) return;
  await runIfChanged(join(folder, 'server.sources'), sources, async () => {
    const code = await runProgram(program, [...options, '--compile-only'], { cwd: root, stdio: 'ignore' });
    return code === 0;
  });
}

/** Creates the folder if necessary. Returns whether this user may write to it. */
function isWritable(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
