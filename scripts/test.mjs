import { ensureInstalled, projectNode, root } from './ensure-installed.mjs';
import { runProgram } from './run-program.mjs';

await ensureInstalled();
process.exitCode = await runProgram(projectNode, ['scripts/run-tests.ts'], { cwd: root });
