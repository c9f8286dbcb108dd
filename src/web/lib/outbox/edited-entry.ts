import { createContext } from 'react';
import type { RequestParts } from '#contracts/build-request.ts';
import type { WriteEndpoint } from '#contracts/endpoint.ts';
import { announceKept, KeptOnDevice } from './kept-on-device.ts';
import type { OutboxEntry } from './outbox-entry.ts';

/**
 * The unsent entry that a form inside this context changes. If the form writes to the endpoint of this entry, the
 * write replaces the input of the entry. Undefined for forms that make a new write.
 */
export const EditedEntryContext = createContext<OutboxEntry | undefined>(undefined);

/** Returns whether a write to the endpoint changes the entry instead of making a new write. */
export const isEditOf = (entry: OutboxEntry | undefined, endpoint: WriteEndpoint): entry is OutboxEntry =>
  entry !== undefined && entry.method === endpoint.method && entry.path === endpoint.path;

/**
 * Replaces the input of an unsent entry and starts to send it. Never resolves, because there is no response yet.
 * Rejects with `KeptOnDevice`, which callers treat as a success, or with `EntrySentError` if the entry was already
 * sent.
 */
export async function changeEntry(entry: OutboxEntry, parts: RequestParts): Promise<never> {
  const [{ deviceOutbox }, { toEntryInput }] = await Promise.all([
    import('./device-outbox.ts'),
    import('./to-entry-input.ts'),
  ]);
  await deviceOutbox.change(entry.number, toEntryInput(parts), parts.editedFields);
  void deviceOutbox.deliver(entry.userId);
  const kept = new KeptOnDevice(entry);
  announceKept(kept);
  throw kept;
}
