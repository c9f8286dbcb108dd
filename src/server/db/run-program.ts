import { execFile } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/**
 * Runs one of the programs in this folder, such as `read-backup.ts`, as a child process, and returns its standard
 * output. The program opens a database that the server does not use, and needs 500 MB of memory until it ends. It would
 * need 1 GB without the option `--liftoff-only`, which turns off the optimising compiler of WebAssembly. Runs the
 * program with low priority, so that the server is not slowed down. Throws an Error if the program fails.
 */
export async function runProgram(file: string, args: string[]): Promise<string> {
  const program = join(import.meta.dirname, file);
  const options = { maxBuffer: 1_000_000_000 };
  const running = promisify(execFile)(process.execPath, ['--liftoff-only', program, ...args], options);
  if (running.child.pid !== undefined) setPriority(running.child.pid, constants.priority.PRIORITY_LOW);
  return (await running).stdout;
}
