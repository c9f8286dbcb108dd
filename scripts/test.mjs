import { ensureInstalled } from './install.mjs';
import { runProgram } from './run-program.mjs';

ensureInstalled();
runProgram(['scripts/run-tests.ts', ...process.argv.slice(2)]);
