import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program and resolves with its exit code. Rejects if the program cannot be started. If a signal ends the
 * program, exits this process with 128 plus the signal number. Forwards SIGINT, SIGTERM and SIGHUP from this process to
 * the program. If npm started this process, its parent process is a shell of npm, which does not forward signals. The
 * program is therefore also stopped when the parent process ends.
 */
export function runProgram(command, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    const pass = (signal) => child.kill(signal);
    const parent = process.ppid;
    const watch = setInterval(() => {
      if (process.env.npm_lifecycle_event && process.ppid !== parent) pass('SIGTERM');
    }, 300);
    const settle = (act) => {
      clearInterval(watch);
      for (const signal of signals) process.off(signal, pass);
      act();
    };
    for (const signal of signals) process.on(signal, pass);
    child.on('error', (error) => settle(() => reject(error)));
    child.on('exit', (code, signal) => {
      settle(() => (signal ? process.exit(128 + constants.signals[signal]) : resolve(code)));
    });
  });
}
