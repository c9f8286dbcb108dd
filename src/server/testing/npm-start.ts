import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { freePort } from './free-port.ts';
import { firstAnswer } from './server-process.ts';

/**
 * How long to wait at most until the server responds, in milliseconds. The first start takes long, because it builds
 * the web app and creates the database.
 */
const startMs = 180_000;

interface StartedProduct {
  address: string;
  npm: ChildProcess;
  /** Resolves with the exit code of npm, or with null if a signal ended npm. */
  exited: Promise<number | null>;
}

/**
 * Runs `npm start` in a copy of the repository, on a free loopback port. Resolves when the server responds. Throws an
 * Error with the output if the server does not start.
 */
export async function npmStart(folder: string, environment: Record<string, string>): Promise<StartedProduct> {
  const port = await freePort();
  const { PATH, HOME } = process.env;
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH,
      HOME,
      npm_config_update_notifier: 'false',
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'error',
      ...environment,
    },
  });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk) => (output += chunk));
  const exited = once(npm, 'exit').then(([code]) => code as number | null);
  const address = `http://localhost:${port}`;
  const isUp = await Promise.race([firstAnswer(`${address}/api/health`, startMs), exited.then(() => false)]);
  if (isUp) return { address, npm, exited };
  npm.kill();
  throw new Error(`npm start ended with code ${await exited}.\n${output}`);
}

/** Returns all descendants of a process, with their resident memory in MiB. Works only on Linux. */
export function processesBelow(ancestor: number): { pid: number; memory: number }[] {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => ({ pid: Number(pid), status: readStatus(pid) }));
  const below = (parent: number): typeof processes =>
    processes
      .filter(({ status }) => statusNumber(status, 'PPid') === parent)
      .flatMap((child) => [child, ...below(child.pid)]);
  return below(ancestor).map(({ pid, status }) => ({ pid, memory: statusNumber(status, 'VmRSS') / 1024 }));
}

/** Returns the contents of /proc/<pid>/status, or an empty text if the process has ended. */
function readStatus(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
}

const statusNumber = (status: string, name: string) =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
