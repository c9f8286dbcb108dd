import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/http/deps.ts';
import { updateOpened } from './reminders-queries.ts';

/**
 * The shortest time, in milliseconds, between two updates of the same person's reminders by this process. Without this
 * pause, every request would cause a query.
 */
const noteEveryMs = 60_000;

/**
 * The maximum number of people for whom this process remembers the last update. When the maximum is reached, the
 * process forgets all people.
 */
const mostRemembered = 10_000;

/**
 * Adds a hook that marks the person's reminders of the last 24 hours as opened, at most once a minute. The hook runs
 * after the response to a member, so that no request waits for it.
 */
export function noteVisits(app: FastifyInstance, { db, now }: Pick<Deps, 'db' | 'now'>): void {
  const notedAt = new Map<number, number>();
  const noting = new Set<Promise<void>>();
  app.addHook('onResponse', async ({ identity, log }) => {
    if (!identity) return;
    const { id } = identity.user;
    const at = now();
    const last = notedAt.get(id);
    if (last !== undefined && Math.abs(at.getTime() - last) < noteEveryMs) return;
    if (notedAt.size >= mostRemembered) notedAt.clear();
    notedAt.set(id, at.getTime());
    const noted = updateOpened(db, id, at)
      .catch((error: unknown) => log.error({ err: error }, 'a visit was not noted'))
      .finally(() => noting.delete(noted));
    noting.add(noted);
  });
  app.addHook('onClose', async () => {
    await Promise.all(noting);
  });
}
