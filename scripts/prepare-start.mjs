import { ensureBuilt } from './build-web.mjs';
import { compileServer } from './compile-server.mjs';
import { ensureInstalled } from './ensure-installed.mjs';

await ensureInstalled();
await ensureBuilt();
// The arguments of this script are the command that starts the server.
await compileServer(process.argv.slice(2));
