import type { OutboxRecord } from '#web/lib/device-database.ts';
import type { EntryInput, OutboxEntry } from './outbox-entry.ts';
import type { OutboxStorage } from './outbox-storage.ts';
import { replacesState } from './stored-version.ts';

/**
 * A new input of an entry. `editedFields` are the fields that differ from the entry's last input, or undefined if they
 * are unknown.
 */
interface EntryChange {
  input: EntryInput;
  editedFields: readonly string[] | undefined;
}

interface EditDeps {
  storage: OutboxStorage;
  now(): number;
  randomUuid(): string;
  withLock<T>(work: () => Promise<T>): Promise<T>;
}

/** Thrown if the entry to change is no longer in the outbox, because it was sent or removed. */
export class EntrySentError extends Error {
  constructor() {
    super('The entry is no longer on this device');
    this.name = 'EntrySentError';
  }
}

/** Returns whether an entry is certainly not being sent: it was never sent, or the server refused it. */
const isAtRest = ({ attempts, refusal }: OutboxRecord): boolean => attempts === 0 || refusal !== undefined;

/**
 * Replaces the input of an entry. If an attempt to send the entry is running, waits until it has ended. Rejects with
 * `EntrySentError` if the entry no longer exists.
 */
export async function changeEntry(number: number, change: EntryChange, deps: EditDeps): Promise<void> {
  const isDone = await tryToChange(number, change, deps, isAtRest);
  // A delivery holds the lock while it sends entries. So while this call holds the lock, no entry is being sent.
  if (!isDone) await deps.withLock(() => tryToChange(number, change, deps, () => true));
}

/**
 * Replaces the input of an entry if `permits` returns true for the stored record of the entry. Returns whether the
 * input was replaced. Checks the record a second time, because the record can change while the new input is encrypted.
 * Rejects with `EntrySentError` if the entry no longer exists.
 */
async function tryToChange(
  number: number,
  change: EntryChange,
  { storage, randomUuid }: EditDeps,
  permits: (record: OutboxRecord) => boolean,
): Promise<boolean> {
  const record = await storage.find(number);
  if (!record || record === 'removed') throw new EntrySentError();
  if (!permits(record)) return false;
  const entry = await storage.read(number, record);
  const { method, path, writtenAt, zone } = entry;
  const editedFields = joinFields(entry.editedFields, change.editedFields);
  const mayBeStored = record.attempts > 0 && !isRefusedForGood(record);
  const needsNewKey = mayBeStored && replacesState(entry);
  const sealed = await storage.sealContent(record.userId, {
    // If the server has stored an earlier input under a key, it refuses a changed input under the
    // same key. Under a new key, the changed input could create a second record. So an entry gets a
    // new key only if its write cannot create a second record (see `replacesState`). For the other
    // entries, the earlier inputs are kept, so that `findUpdate` can ask the server which input it
    // has stored.
    key: needsNewKey ? randomUuid() : entry.key,
    method,
    path,
    input: change.input,
    writtenAt,
    zone,
    ...(mayBeStored && !needsNewKey && { sentInputs: [...(entry.sentInputs ?? []), entry.input] }),
    ...(editedFields && { editedFields }),
  });
  let isDone = false;
  const changed = await storage.update(number, (current) => {
    if (!permits(current)) return current;
    isDone = true;
    const { userId, attempts } = current;
    return { userId, sealed, attempts: isRefusedForGood(current) ? 0 : attempts, serverFailures: 0 };
  });
  if (!changed) throw new EntrySentError();
  return isDone;
}

/**
 * Returns whether the server has refused the entry and has certainly not stored its input. After a 5xx, the server may
 * have stored the input.
 */
const isRefusedForGood = ({ refusal }: OutboxRecord): boolean =>
  refusal !== undefined && refusal.status < 500;

/** Returns the edited fields of the entry and of the change in one list. Returns undefined if either is unknown. */
const joinFields = (
  ofEntry: OutboxEntry['editedFields'],
  ofChange: EntryChange['editedFields'],
): OutboxEntry['editedFields'] => ofEntry && ofChange && [...new Set([...ofEntry, ...ofChange])];

/**
 * Deletes an entry. If an attempt to send the entry is running, waits until it has ended. Returns false if the entry no
 * longer exists.
 */
export async function removeEntry(number: number, { storage, now, withLock }: EditDeps): Promise<boolean> {
  const result = await storage.remove(number, isAtRest, now());
  if (result !== 'busy') return result === 'removed';
  return (await withLock(() => storage.remove(number, () => true, now()))) === 'removed';
}
