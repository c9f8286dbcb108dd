import { ensureInstalled } from './install.mjs';
import { runProgram } from './run-program.mjs';

ensureInstalled();
runProgram(['scripts/run-dev.ts']);
