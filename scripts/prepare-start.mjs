import { ensureBuilt } from './build-web.mjs';
import { compileServer } from './compile-server.mjs';
import { ensureInstalled } from './ensure-installed.mjs';

// The arguments of this script are the command that starts the server.
await ensureInstalled();
await ensureBuilt();
await compileServer(process.argv.slice(2));
