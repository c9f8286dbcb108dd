import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Refusal } from './outbox/outbox-entry.ts';

/** An encrypted value that only this browser can decrypt (see `seal.ts`). */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

/**
 * A stored entry of the outbox. `sealed` is the encrypted content. The other fields say when the entry can be sent, and
 * contain nothing that the person entered. All times are in milliseconds since 1970 by the clock of this device.
 */
export interface OutboxRecord {
  userId: number;
  sealed: Sealed;
  /**
   * How many attempts to send the entry have started, including an attempt that is running. If `attempts` is not 0, the
   * server may have stored the entry.
   */
  attempts: number;
  /**
   * How many attempts have failed with a temporary response of the server, such as a 5xx or 429, since the entry was
   * last changed or retried.
   */
  serverFailures: number;
  /**
   * The status of the last failed attempt: 0 without a response, 401 without a session, otherwise the status of the
   * response.
   */
  failure?: number;
  /**
   * The earliest time of the next attempt (`until`), and the length of the wait (`ms`). If more than `ms` is left until
   * `until`, the clock was set back, and the wait is over (see `remainingMs`).
   */
  wait?: { until: number; ms: number };
  /** Until this time, the entry is not sent and not listed, because the person can still undo it. */
  heldUntil?: number;
  /**
   * The refusal of the server. While it is set, the entry is not sent, and the person must change, retry or delete it.
   */
  refusal?: Refusal;
  /**
   * When the person deleted the entry. Missing if the entry was not deleted. `sealed` of a deleted entry is empty. The
   * record stays for a while, because another tab may still wait for the response to the entry. The record tells that
   * tab that the entry was deleted.
   */
  removedAt?: number;
}

/** What this browser stores so that the app works offline. All data that a person entered or read is encrypted. */
interface DeviceSchema extends DBSchema {
  keys: { key: string; value: CryptoKey };
  /** Unsent writes. The key is a number that increases with each write, so that they are sent in order. */
  outbox: { key: number; value: OutboxRecord; indexes: { userId: number } };
  /** The last response to each GET request, by user and a digest of the address (see `answer-store.ts`). */
  answers: {
    key: [number, string];
    value: { userId: number; storedAt: number; sealed: Sealed };
    indexes: { age: [number, number] };
  };
}

export type DeviceDatabase = IDBPDatabase<DeviceSchema>;

/** Opens the database of this browser. The first call creates it. Rejects if the browser denies storage. */
export function openDeviceDatabase(): Promise<DeviceDatabase> {
  return openDB<DeviceSchema>('lagom', 1, {
    upgrade(database) {
      database.createObjectStore('keys');
      database.createObjectStore('outbox', { autoIncrement: true }).createIndex('userId', 'userId');
      database.createObjectStore('answers').createIndex('age', ['userId', 'storedAt']);
    },
  });
}
