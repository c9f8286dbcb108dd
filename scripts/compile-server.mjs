import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ensure-installed.mjs';
import { runIfChanged } from './run-if-changed.mjs';
import { runProgram } from './run-program.mjs';

const sources = ['src/server', 'src/contracts', 'src/domain', 'package-lock.json'];

/**
 * Fills Node's compile cache, the folder `NODE_COMPILE_CACHE`, with the compiled source of the server. Does nothing if
 * the cache was filled from the same source before. Without the cache, the server would load Node's TypeScript
 * compiler, which then stays in memory. The argument is the command that starts the server, as a list of its words.
 * Ignores failures, because the server can compile its source itself.
 */
export async function compileServer([program, ...options]) {
  const folder = process.env.NODE_COMPILE_CACHE;
  if (!isWritable(folder)) return;
  await runIfChanged(join(folder, 'server.sources'), sources, async () => {
    const code = await runProgram(program, [...options, '--compile-only'], { cwd: root, stdio: 'ignore' });
    return code === 0;
  });
}

/** Creates a folder if it does not exist. Returns whether the current user can write to the folder. */
function isWritable(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
