import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Locks a folder for this process and returns a function that unlocks it. Throws an Error if another process has locked
 * the folder. The lock is a listening socket. The operating system closes the socket when the process ends, even after
 * kill -9. A lock file would stay behind after a crash.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const server = createServer();
  await listen(server, socketName(folder)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(`Another process is using ${folder}. Stop it first, or set DATA_DIR to another folder.`);
  });
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => resolve());
  });
}

function socketName(folder: string): string {
  const name = `lagom-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}
