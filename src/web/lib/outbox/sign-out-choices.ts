import { deviceOutbox } from './device-outbox.ts';

/** Returns how many writes of a person this device has not sent, also those that can still be undone. */
export async function countUnsent(userId: number): Promise<number> {
  const entries = await deviceOutbox.list(userId, { includeHeld: true });
  return entries.length;
}

/** Sends what can be sent, also writes that could still be undone. Returns how many writes are left. */
export async function sendUnsent(userId: number): Promise<number> {
  await deviceOutbox.releaseAll(userId);
  await deviceOutbox.deliver(userId);
  return countUnsent(userId);
}

/** Deletes all unsent writes of a person, for example after their account was deleted. */
export const deleteUnsent = (userId: number): Promise<void> => deviceOutbox.removeAll(userId);
