import { ensureInstalled, projectNode, root } from './install.mjs';
import { runProgram } from './run-program.mjs';

await ensureInstalled();
process.exitCode = await runProgram(projectNode, ['scripts/run-dev.ts'], { cwd: root });
