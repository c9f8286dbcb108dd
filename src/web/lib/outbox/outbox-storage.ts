import type { DeviceDatabase, OutboxRecord, Sealed } from '#web/lib/device-database.ts';
import { readDeviceKey, seal, unseal } from '#web/lib/seal.ts';
import { decodeEntry, type EntryContent, encodeEntry } from './entry-encoding.ts';
import type { OutboxEntry } from './outbox-entry.ts';

export type OutboxStorage = ReturnType<typeof createOutboxStorage>;

const nothing: Sealed = { iv: new Uint8Array(), bytes: new ArrayBuffer() };

/**
 * How long the empty record of a deleted entry is kept, in milliseconds. A tab that waits for the response to the entry
 * learns from this record that the entry was deleted. No tab waits longer than five minutes.
 */
const markMs = 5 * 60_000;

const isRemoved = ({ removedAt }: OutboxRecord): boolean => removedAt !== undefined;

/**
 * Returns whether a record belongs to an entry that was deleted more than `markMs` ago. No tab then
 * waits for the response to the entry any more. Also returns true if the deletion time is more than
 * `markMs` in the future. In that case, the clock was set back.
 */
const isOldMark = ({ removedAt }: OutboxRecord, now: number): boolean =>
  removedAt !== undefined && Math.abs(now - removedAt) > markMs;

/**
 * Returns the functions that read and write stored entries. Each change is one transaction. Each function rejects if
 * the browser denies access to its storage.
 */
export function createOutboxStorage(openDatabase: () => Promise<DeviceDatabase>) {
  const readKey = async () => readDeviceKey(await openDatabase());

  /**
   * Returns the first record, in the order of sending, for which `matches` returns true, with its number. Returns
   * undefined if there is none.
   */
  async function findFirst(userId: number, matches: (number: number, record: OutboxRecord) => boolean) {
    const { store } = (await openDatabase()).transaction('outbox');
    for await (const { primaryKey, value } of store.index('userId').iterate(userId)) {
      if (!isRemoved(value) && matches(primaryKey, value)) return { number: primaryKey, record: value };
    }
    return undefined;
  }

  /** Returns all records of a person with their numbers, in the order of sending. */
  async function findAll(userId: number) {
    const { store } = (await openDatabase()).transaction('outbox');
    const index = store.index('userId');
    const [numbers, records] = await Promise.all([index.getAllKeys(userId), index.getAll(userId)]);
    const all = records.map((record, place) => ({ number: numbers[place] as number, record }));
    return all.filter(({ record }) => !isRemoved(record));
  }

  /**
   * Stores a new entry and returns its number. Resolves once the browser has written it to disk. `heldUntil` is in
   * milliseconds since 1970.
   */
  async function insert(userId: number, content: EntryContent, heldUntil?: number): Promise<number> {
    const sealed = await sealContent(userId, content);
    const database = await openDatabase();
    const { store, done } = database.transaction('outbox', 'readwrite', { durability: 'strict' });
    const record: OutboxRecord = { userId, sealed, attempts: 0, serverFailures: 0 };
    if (heldUntil !== undefined) record.heldUntil = heldUntil;
    const [number] = await Promise.all([store.add(record), done]);
    return number;
  }

  /**
   * Changes a record, or deletes it if `change` returns undefined. Returns the changed record. Returns undefined if the
   * record was deleted or did not exist.
   */
  async function update(
    number: number,
    change: (record: OutboxRecord) => OutboxRecord | undefined,
  ): Promise<OutboxRecord | undefined> {
    const database = await openDatabase();
    const { store, done } = database.transaction('outbox', 'readwrite', { durability: 'strict' });
    const found = await store.get(number);
    const record = found && !isRemoved(found) ? found : undefined;
    const changed = record && change(record);
    const isWritten = record && (changed ? store.put(changed, number) : store.delete(number));
    await Promise.all([isWritten, done]);
    return changed;
  }

  /**
   * Deletes an entry if `permits` returns true for its record. Replaces the record with an empty record that has
   * `removedAt`, so that a tab that waits for the response learns of the deletion. A later deletion of any entry also
   * deletes the empty records older than `markMs`. Returns `removed` after the deletion, `missing` if there is no such
   * entry, and `busy` if `permits` returns false.
   */
  async function remove(
    number: number,
    permits: (record: OutboxRecord) => boolean,
    now: number,
  ): Promise<'missing' | 'busy' | 'removed'> {
    const database = await openDatabase();
    const { store, done } = database.transaction('outbox', 'readwrite', { durability: 'strict' });
    const removeIfPermitted = async () => {
      const record = await store.get(number);
      if (!record || isRemoved(record)) return 'missing';
      if (!permits(record)) return 'busy';
      const { userId } = record;
      await store.put({ userId, sealed: nothing, attempts: 0, serverFailures: 0, removedAt: now }, number);
      for await (const cursor of store.iterate()) if (isOldMark(cursor.value, now)) await cursor.delete();
      return 'removed';
    };
    const [result] = await Promise.all([removeIfPermitted(), done]);
    return result;
  }

  /** Encrypts the content of an entry with the key of this browser. */
  const sealContent = async (userId: number, content: EntryContent) =>
    seal(await readKey(), userId, await encodeEntry(content));

  return {
    findFirst,
    findAll,
    insert,
    update,
    remove,
    sealContent,
    /**
     * Returns the record of an entry. Returns `removed` if the person deleted the entry and its empty record is still
     * kept (see `markMs`). Returns undefined if there is no record.
     */
    async find(number: number): Promise<OutboxRecord | 'removed' | undefined> {
      const record = await (await openDatabase()).get('outbox', number);
      return record && isRemoved(record) ? 'removed' : record;
    },
    /** Returns the ids of the people with entries on this device. */
    findUserIds: async () => {
      const index = (await openDatabase()).transaction('outbox').store.index('userId');
      const userIds = new Set<number>();
      for await (const { key, value } of index.iterate()) if (!isRemoved(value)) userIds.add(key);
      return [...userIds];
    },
    /** Returns the decrypted entry of a record. Rejects if the record cannot be decrypted. */
    async read(number: number, record: OutboxRecord): Promise<OutboxEntry> {
      const { userId, sealed, attempts, failure, refusal } = record;
      const content = decodeEntry(await unseal(await readKey(), userId, sealed));
      return {
        number,
        userId,
        ...content,
        attempts,
        ...(failure !== undefined && { failure }),
        ...(refusal && { refusal }),
      };
    },
  };
}
