import { join } from 'node:path';
import { ensureBuilt } from './build-web.mjs';
import { ensureInstalled, projectNode, root } from './ensure-installed.mjs';
import { runProgram } from './run-program.mjs';

// --liftoff-only disables the optimising WebAssembly compiler: the embedded database then peaks at 280 MiB instead of
// 900 MiB and responds as fast. The small young generation suffices for an idle server.
const flags = ['--liftoff-only', '--max-semi-space-size=4'];

await ensureInstalled();
await ensureBuilt();
process.exitCode = await runProgram(projectNode, [...flags, 'src/server/main.ts'], {
  cwd: root,
  env: { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'), ...process.env },
});
