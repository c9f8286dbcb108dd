import { type ChildProcess, spawn } from 'node:child_process';
import { freePort } from '#server/testing/free-port.ts';

/**
 * `npm run dev` runs the server and the web app for development. The server restarts when its source changes, and Vite
 * updates the page in the browser. `PORT` is the port of the web app (default 5173).
 */
const webPort = process.env.PORT ?? '5173';
const apiPort = String(await freePort());
const environment = {
  ...process.env,
  NODE_ENV: 'development',
  APP_URL: process.env.APP_URL ?? `http://localhost:${webPort}`,
  API_PORT: apiPort,
};

const children = [
  run(['--watch', '--watch-preserve-output', 'src/server/main.ts'], { PORT: apiPort, HOST: '127.0.0.1' }),
  run(['node_modules/vite/bin/vite.js', '--port', webPort, '--strictPort'], {}),
];
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);

function run(args: string[], settings: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...environment, ...settings } });
  child.on('exit', stop);
  return child;
}

/** Stops the server and Vite. Called when one of them ends and on a signal. */
function stop(): void {
  for (const child of children) child.kill();
}
