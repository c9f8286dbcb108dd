import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { projectNode, root } from './install.mjs';

/** Runs a program of ours on the project's Node in this one's place: it gets our signals, we end as it ends. */
export function runProgram(args, environment = {}) {
  const child = spawn(projectNode, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
  return child;
}
