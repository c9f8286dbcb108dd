import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ensure-installed.mjs';
import { runIfChanged } from './run-if-changed.mjs';
import { runProgram } from './run-program.mjs';

const sources = ['src/server', 'src/contracts', 'src/domain', 'package-lock.json'];

/**
 * Fills Node's compile cache in the folder `NODE_COMPILE_CACHE` with the server's source, unless it has been filled from
 * the same source. A server without the cache loads Node's TypeScript compiler, which then stays in its memory. Takes
 * the command that starts the server. A failure is not an error, because the server then compiles its own source.
 */
export async function compileServer([program, ...options]) {
  const folder = process.env.NODE_COMPILE_CACHE;
  if (!isWritable(folder)) return;
  await runIfChanged(join(folder, 'server.sources'), sources, async () => {
    const code = await runProgram(program, [...options, '--compile-only'], { cwd: root, stdio: 'ignore' });
    return code === 0;
  });
}

/** Returns whether this user may write to the folder. Creates it if necessary. */
function isWritable(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
