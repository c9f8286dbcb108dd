import { deviceOutbox } from './device-outbox.ts';

/**
 * Sends the outbox from the service worker. Rejects if entries are left that a later attempt could send, so that the
 * browser starts the sync again. Ignores entries that failed with 401, because they fail until the person signs in.
 */
export async function deliverInWorker(): Promise<void> {
  for (const userId of await deviceOutbox.findUserIds()) {
    await deviceOutbox.deliver(userId);
    const entries = await deviceOutbox.list(userId);
    const isLeft = entries.some(({ refusal, failure }) => !refusal && failure !== 401);
    if (isLeft) throw new Error('The outbox could not be sent completely');
  }
}
