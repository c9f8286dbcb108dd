import { deviceOutbox } from './device-outbox.ts';

/** How long a delivery may take before the person is asked, in milliseconds. */
const sendingMs = 3_000;

/**
 * Returns how many writes of a person this device has not sent. First sends those that could still be undone, because
 * the person need not be asked about a deletion of a moment ago.
 */
export async function countUnsent(userId: number): Promise<number> {
  if (await deviceOutbox.releaseAll(userId)) {
    const timeout = new Promise((resolve) => setTimeout(resolve, sendingMs));
    await Promise.race([deviceOutbox.deliver(userId), timeout]);
  }
  const entries = await deviceOutbox.list(userId);
  return entries.length;
}

/** Sends what can be sent. Returns how many writes are left. */
export async function sendUnsent(userId: number): Promise<number> {
  await deviceOutbox.deliver(userId);
  return countUnsent(userId);
}

/** Deletes all unsent writes of a person, for example after their account was deleted. */
export const deleteUnsent = (userId: number): Promise<void> => deviceOutbox.removeAll(userId);
