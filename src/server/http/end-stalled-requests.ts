import type { FastifyInstance } from 'fastify';

/** The time between two checks of a request, in milliseconds. */
const interval = 60_000;

/** The number of bytes of a body that must arrive in each interval. This is less than 300 bytes a second. */
const fewestBytes = 16 * 1024;

/**
 * Closes the connection of a request whose body stops arriving or arrives extremely slowly. Attackers use such requests
 * to keep connections open. A slow but steady upload may take any time.
 */
export function endStalledRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const hasBody =
      raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'] !== undefined;
    if (!hasBody || raw.complete) return;
    let received = raw.socket.bytesRead;
    const timer = setInterval(() => {
      if (raw.socket.bytesRead - received < fewestBytes) raw.socket.destroy();
      received = raw.socket.bytesRead;
    }, interval);
    raw.once('close', () => clearInterval(timer));
  });
}
