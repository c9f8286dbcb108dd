import type { OutboxRecord } from '#web/lib/device-database.ts';
import type { EntryInput } from './outbox-entry.ts';
import type { OutboxStorage } from './outbox-storage.ts';

interface EditDeps {
  storage: OutboxStorage;
  randomUuid(): string;
  withLock<T>(work: () => Promise<T>): Promise<T>;
}

/** Thrown if the entry to change was sent or removed in the meantime. */
export class EntrySentError extends Error {
  constructor() {
    super('The entry is no longer on this device');
    this.name = 'EntrySentError';
  }
}

/** Returns whether an entry is certainly not being sent: it was never sent, or the server refused it. */
const isAtRest = ({ attempts, refusal }: OutboxRecord): boolean => attempts === 0 || refusal !== undefined;

/**
 * Replaces the input of an entry. Waits for an attempt that is under way. Throws `EntrySentError` if the entry no
 * longer exists.
 */
export async function changeEntry(number: number, input: EntryInput, deps: EditDeps): Promise<void> {
  const isDone = await tryToChange(number, input, deps, isAtRest);
  // A delivery holds the lock while it sends, so inside the lock no entry is being sent.
  if (!isDone) await deps.withLock(() => tryToChange(number, input, deps, () => true));
}

/**
 * Replaces the input of an entry if `permits` accepts its record. Returns whether it did. Checks the record a second
 * time, because it can change while the new input is encrypted. Throws `EntrySentError` if the entry no longer exists.
 */
async function tryToChange(
  number: number,
  input: EntryInput,
  { storage, randomUuid }: EditDeps,
  permits: (record: OutboxRecord) => boolean,
): Promise<boolean> {
  const record = await storage.find(number);
  if (!record) throw new EntrySentError();
  if (!permits(record)) return false;
  const { key, method, path, editedFields, writtenAt, zone } = await storage.read(number, record);
  const sealed = await storage.sealContent(record.userId, {
    // The server rejects a known key with another input, but a new key could create a second record. So an entry gets a
    // new key only if its write replaces a state, or if the server has said that an earlier version is stored
    // (`key_reused`).
    key: needsNewKey(record, method) ? randomUuid() : key,
    method,
    path,
    input,
    writtenAt,
    zone,
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

/** Returns whether the server has certainly not stored this version. After a 5xx, it may have stored it. */
const isRefusedForGood = ({ refusal }: OutboxRecord): boolean =>
  refusal !== undefined && refusal.status < 500;

/** Returns whether the changed entry needs a new idempotency key (see `tryToChange`). */
const needsNewKey = ({ attempts, refusal }: OutboxRecord, method: string): boolean =>
  refusal ? refusal.code === 'key_reused' : attempts > 0 && method !== 'POST';

/** Deletes an entry. Waits for an attempt that is under way. Returns false if the entry no longer exists. */
export async function removeEntry(number: number, { storage, withLock }: EditDeps): Promise<boolean> {
  // Deletes the entry if `permits` accepts its record. Returns what it found.
  const removeIf = async (permits: (record: OutboxRecord) => boolean) => {
    let result: 'missing' | 'busy' | 'removed' = 'missing';
    await storage.update(number, (record) => {
      result = permits(record) ? 'removed' : 'busy';
      return result === 'removed' ? undefined : record;
    });
    return result as 'missing' | 'busy' | 'removed';
  };
  const result = await removeIf(isAtRest);
  if (result !== 'busy') return result === 'removed';
  return (await withLock(() => removeIf(() => true))) === 'removed';
}
