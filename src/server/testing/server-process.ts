import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';

const program = join(import.meta.dirname, '../main.ts');
const compileCache = join(import.meta.dirname, '../../../node_modules/.cache/compiled');

export interface ServerProcess {
  address: string;
  process: ChildProcess;
  /** Stops the process. Resolves when the process has ended. */
  end(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/**
 * Starts the server as a separate process on a loopback port, by default a free port. Compiles as `npm start` does
 * (scripts/start.sh), which halves the time of a start. Resolves when the server responds. Throws an Error with the
 * output if the server does not start.
 */
export async function startServer(
  environment: Record<string, string>,
  givenPort?: number,
): Promise<ServerProcess> {
  const port = givenPort ?? (await freePort());
  const child = spawn(process.execPath, ['--liftoff-only', program], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'error',
      LIMITS_SCALE: '1000',
      NODE_COMPILE_CACHE: compileCache,
      ...environment,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const exited = once(child, 'exit');
  const address = `http://localhost:${port}`;
  const answered = await Promise.race([firstAnswer(`${address}/api/health`), exited.then(() => false)]);
  if (!answered) {
    child.kill('SIGKILL');
    throw new Error(`The server did not start.\n${output}`);
  }
  return {
    address,
    process: child,
    async end(signal = 'SIGTERM') {
      child.kill(signal);
      await exited;
    },
  };
}

/**
 * Sends requests until the address responds with success, for at most `waitMs` milliseconds. Returns whether a request
 * succeeded.
 */
export async function firstAnswer(address: string, waitMs = 180_000): Promise<boolean> {
  for (const deadline = Date.now() + waitMs; Date.now() < deadline; await wait(20)) {
    const isUp = await fetch(address).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) return true;
  }
  return false;
}
