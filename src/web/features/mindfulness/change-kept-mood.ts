import { createMeditationSession } from '#contracts/mindfulness.ts';
import { loadOutbox } from '#web/lib/outbox/unsent-store.ts';
import type { EndedSession } from './session-timer.ts';

/**
 * Adds `moodAfter` to a session that is stored in the outbox because it could not be sent. Returns
 * false if the outbox no longer has the session or cannot change it.
 */
export async function changeKeptMood(
  userId: number,
  { clientId, moodAfter }: EndedSession,
): Promise<boolean> {
  const outbox = await loadOutbox();
  const { method, path } = createMeditationSession;
  const entry = (await outbox.list(userId)).find(
    (one) => one.method === method && one.path === path && clientIdOf(one.input.body) === clientId,
  );
  if (!entry) return false;
  const body = { ...(entry.input.body as object), moodAfter };
  return outbox.change(entry.number, { ...entry.input, body }).then(
    () => true,
    () => false,
  );
}

const clientIdOf = (body: unknown) => (body as { clientId?: string }).clientId;
