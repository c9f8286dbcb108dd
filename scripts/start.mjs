import { ensureBuilt } from './build-web.mjs';
import { ensureInstalled } from './install.mjs';
import { runProgram } from './run-program.mjs';

ensureInstalled();
ensureBuilt();
runProgram(['src/server/main.ts']);
