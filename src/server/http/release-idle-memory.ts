import type { FastifyInstance } from 'fastify';
import { healthPath, readyPath } from './health-routes.ts';

/** The time without requests, in milliseconds, after which memory is released. */
const idleMs = 5 * 60_000;

/**
 * Collects all garbage when no request has come for five minutes, so that the memory of a busy time returns to the
 * operating system. On its own, V8 keeps more than 10 MiB of garbage. A collection stops the process for up to a second,
 * so it runs only once until the next request. Requests of process managers and load balancers do not count. Does
 * nothing unless Node runs with --expose-gc.
 */
export function releaseIdleMemory(app: FastifyInstance): void {
  const { gc } = globalThis;
  if (!gc) return;
  const timer = setTimeout(() => gc({ type: 'major', execution: 'sync', flavor: 'last-resort' }), idleMs);
  timer.unref();
  app.addHook('onResponse', async ({ url }) => {
    if (url !== healthPath && url !== readyPath) timer.refresh();
  });
  app.addHook('onClose', async () => clearTimeout(timer));
}
