import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/**
 * Runs one of the programs in this folder, such as `read-backup.ts`, as a child process, and returns its standard
 * output. A program opens a database that the server does not use. It needs 500 MB, which are freed when it ends. The
 * option `--liftoff-only` turns off the optimising compiler of WebAssembly, without which it would need 1 GB. Throws an
 * Error if the program fails.
 */
export async function runProgram(file: string, args: string[]): Promise<string> {
  const program = join(import.meta.dirname, file);
  const options = { maxBuffer: 1_000_000_000 };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--liftoff-only', program, ...args],
    options,
  );
  return stdout;
}
