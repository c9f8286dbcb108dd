import type { OutboxRecord } from '#web/lib/device-database.ts';
import type { EntryInput } from './outbox-entry.ts';
import type { OutboxStorage } from './outbox-storage.ts';

interface EditDeps {
  storage: OutboxStorage;
  randomUuid(): string;
  withLock<T>(work: () => Promise<T>): Promise<T>;
}

/** The entry to change was sent or removed in the meantime. */
export class EntrySentError extends Error {
  constructor() {
    super('The entry is no longer on this device');
    this.name = 'EntrySentError';
  }
}

/** Returns whether no attempt can be under way: the entry was never sent, or the server refused it. */
const isAtRest = ({ attempts, refusal }: OutboxRecord): boolean => attempts === 0 || refusal !== undefined;

/** Replaces the input of an entry. Throws `EntrySentError` if the entry no longer exists. */
export async function changeEntry(number: number, input: EntryInput, deps: EditDeps): Promise<void> {
  const isDone = await tryToChange(number, input, deps, isAtRest);
  // Deliveries hold the lock too, so inside it no attempt is under way.
  if (!isDone) await deps.withLock(() => tryToChange(number, input, deps, () => true));
}

/** Returns false if `permits` rejects the record, also if it changes in the meantime. */
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
    // The server rejects a known key with another input. A new key could create a second record, so only writes that
    // replace a state get one, and entries whose earlier version is known to be stored.
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

/** Returns whether the server certainly stored nothing. After a 5xx that is not known. */
const isRefusedForGood = ({ refusal }: OutboxRecord): boolean =>
  refusal !== undefined && refusal.status < 500;

const needsNewKey = ({ attempts, refusal }: OutboxRecord, method: string): boolean =>
  refusal ? refusal.code === 'key_reused' : attempts > 0 && method !== 'POST';

/** Deletes an entry. Returns false if it no longer exists. */
export async function removeEntry(number: number, { storage, withLock }: EditDeps): Promise<boolean> {
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
