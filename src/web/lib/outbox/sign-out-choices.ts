import { deviceOutbox } from './device-outbox.ts';

/** How long `countUnsent` waits for a delivery before it counts, in milliseconds. */
const sendingMs = 3_000;

/**
 * Returns how many writes of a person this device has not sent. Before counting, sends the writes that the person could
 * still undo, such as a recent deletion, so that they do not count as unsent.
 */
export async function countUnsent(userId: number): Promise<number> {
  if (await deviceOutbox.releaseAll(userId)) {
    const timeout = new Promise((resolve) => setTimeout(resolve, sendingMs));
    await Promise.race([deviceOutbox.deliver(userId), timeout]);
  }
  const entries = await deviceOutbox.list(userId);
  return entries.length;
}

/** Sends the writes that can be sent now. Returns how many are left. */
export async function sendUnsent(userId: number): Promise<number> {
  await deviceOutbox.deliver(userId);
  return countUnsent(userId);
}

/** Deletes all unsent writes of a person, for example after their account was deleted. */
export const deleteUnsent = (userId: number): Promise<void> => deviceOutbox.removeAll(userId);
