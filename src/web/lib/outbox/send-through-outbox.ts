import type { RequestParts } from '#contracts/build-request.ts';
import type { WriteEndpoint } from '#contracts/endpoint.ts';
import { noteSent } from '#web/lib/last-sent.ts';
import { timeZone } from '#web/lib/time-zone.ts';
import { setHasUnsent } from '#web/lib/unsent-flag.ts';
import { deviceOutbox } from './device-outbox.ts';
import type { SendResult } from './outbox.ts';
import type { NewWrite } from './outbox-entry.ts';
import { requestSync } from './request-sync.ts';
import { toEntryInput } from './to-entry-input.ts';

/**
 * How long a form waits for the response, in milliseconds. After that, the write stays on the device and is sent later.
 * A write with a file gets `uploadPatienceMs`.
 */
const patienceMs = 10_000;
const uploadPatienceMs = 60_000;

/**
 * Returns a request as a write for the outbox, with the time zone of this device. The outbox adds the idempotency key,
 * and the time unless the request says when its event happened.
 */
function toNewWrite(userId: number, endpoint: WriteEndpoint, parts: RequestParts): NewWrite {
  return {
    userId,
    method: endpoint.method,
    path: endpoint.path,
    input: toEntryInput(parts),
    ...(parts.editedFields && { editedFields: parts.editedFields }),
    ...(parts.happenedAt !== undefined && { writtenAt: parts.happenedAt }),
    zone: timeZone(),
  };
}

/**
 * Stores a write, sends it, and returns the result (see `SendResult`). If no response arrives in time, the entry is
 * kept and sent later. Never rejects.
 */
export async function sendThroughOutbox(userId: number, endpoint: WriteEndpoint, parts: RequestParts) {
  const write = toNewWrite(userId, endpoint, parts);
  const result = await deviceOutbox.send(write, write.input.files ? uploadPatienceMs : patienceMs);
  noteIfSent(userId, result);
  if (result.kind === 'kept') {
    setHasUnsent(userId, true);
    void requestSync();
  }
  return result;
}

/**
 * Stores a write that the person can still undo. Returns the functions that send or undo it, or undefined if the
 * browser refuses to store it.
 */
export async function holdInOutbox(userId: number, endpoint: WriteEndpoint, parts: RequestParts) {
  const entry = await deviceOutbox.hold(toNewWrite(userId, endpoint, parts)).catch(() => undefined);
  if (!entry) return undefined;
  return {
    async send() {
      const result = await deviceOutbox.sendHeld(entry, patienceMs);
      noteIfSent(userId, result);
      return result;
    },
    sendWhileLeaving: () => deviceOutbox.sendWhileLeaving(entry),
    undo: () => deviceOutbox.remove(entry.number),
  };
}

/** Stores the time if the server accepted the write. */
function noteIfSent(userId: number, result: SendResult): void {
  const isSent = result.kind === 'answered' && result.reply.status >= 200 && result.reply.status < 300;
  if (isSent) noteSent(userId);
}
