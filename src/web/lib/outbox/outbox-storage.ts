import type { DeviceDatabase, OutboxRecord } from '#web/lib/device-database.ts';
import { readDeviceKey, seal, unseal } from '#web/lib/seal.ts';
import { decodeEntry, type EntryContent, encodeEntry } from './entry-encoding.ts';
import type { OutboxEntry } from './outbox-entry.ts';

export type OutboxStorage = ReturnType<typeof createOutboxStorage>;

/**
 * Returns the functions that read and write stored entries. Each change is one transaction. Each function rejects if
 * the browser denies access to its storage.
 */
export function createOutboxStorage(openDatabase: () => Promise<DeviceDatabase>) {
  const readKey = async () => readDeviceKey(await openDatabase());

  /** Returns the first matching record in the order of sending, with its number, or undefined if none matches. */
  async function findFirst(userId: number, matches: (number: number, record: OutboxRecord) => boolean) {
    const { store } = (await openDatabase()).transaction('outbox');
    for await (const { primaryKey, value } of store.index('userId').iterate(userId)) {
      if (matches(primaryKey, value)) return { number: primaryKey, record: value };
    }
    return undefined;
  }

  /** Returns all records of a person with their numbers, in the order of sending. */
  async function findAll(userId: number) {
    const { store } = (await openDatabase()).transaction('outbox');
    const index = store.index('userId');
    const [numbers, records] = await Promise.all([index.getAllKeys(userId), index.getAll(userId)]);
    return records.map((record, place) => ({ number: numbers[place] as number, record }));
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
    const record = await store.get(number);
    const changed = record && change(record);
    const isWritten = record && (changed ? store.put(changed, number) : store.delete(number));
    await Promise.all([isWritten, done]);
    return changed;
  }

  /** Encrypts the content of an entry with the key of this browser. */
  const sealContent = async (userId: number, content: EntryContent) =>
    seal(await readKey(), userId, await encodeEntry(content));

  return {
    findFirst,
    findAll,
    insert,
    update,
    sealContent,
    find: async (number: number) => (await openDatabase()).get('outbox', number),
    /** Returns the ids of the people with entries on this device. */
    findUserIds: async () => {
      const index = (await openDatabase()).transaction('outbox').store.index('userId');
      const userIds: number[] = [];
      for await (const { key } of index.iterate(null, 'nextunique')) userIds.push(key);
      return userIds;
    },
    /** Decrypts the entry of a record. Throws if that fails. */
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
