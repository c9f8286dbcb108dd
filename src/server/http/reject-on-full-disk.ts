import type { FastifyInstance } from 'fastify';
import { reservedBytes } from '#server/db/free-bytes.ts';
import { assertThat } from './api-error.ts';
import { safeMethods } from './reject-cross-site.ts';

/** How long a measurement of the free space is reused before the next measurement, in milliseconds. */
const checkEveryMs = 1000;

/**
 * Rejects every write with `disk_full` while less than `reservedBytes` are free. `readFreeBytes` returns the free space
 * in bytes. `readMs` returns a monotonic time in milliseconds.
 */
export function rejectOnFullDisk(
  app: FastifyInstance,
  readFreeBytes: () => number,
  readMs: () => number = () => performance.now(),
): void {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let isFull = false;
  app.addHook('onRequest', async (request) => {
    if (safeMethods.has(request.method)) return;
    if (readMs() - checkedAt >= checkEveryMs) {
      checkedAt = readMs();
      isFull = readFreeBytes() < reservedBytes;
    }
    assertThat(!isFull, 'disk_full');
  });
}
