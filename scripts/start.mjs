import { ensureBuilt } from './build-web.mjs';
import { ensureInstalled, projectNode, root } from './install.mjs';
import { runProgram } from './run-program.mjs';

await ensureInstalled();
await ensureBuilt();
process.exitCode = await runProgram(projectNode, ['src/server/main.ts'], { cwd: root });
