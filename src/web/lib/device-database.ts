import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Refusal } from './outbox/outbox-entry.ts';

/** A value that only this browser can read (see `seal.ts`). */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

/**
 * A stored entry of the outbox. Only the entry itself is sealed. The other fields say when it can be sent, and contain
 * nothing that the person entered. All times are milliseconds of this device's clock.
 */
export interface OutboxRecord {
  userId: number;
  sealed: Sealed;
  /** How often the entry was sent, including an attempt under way. If it is not 0, the server may have the entry. */
  attempts: number;
  /** How often in a row the server failed with a 5xx or 429. */
  serverFailures: number;
  /** The status of the last attempt that failed: 0 without a network, 401 without a session, otherwise the server's. */
  failure?: number;
  /** The earliest time of the next attempt, and how long the wait is. The length reveals a clock that was set back. */
  wait?: { until: number; ms: number };
  /** Until then the entry is not sent and not listed, because the person can still undo it. */
  heldUntil?: number;
  /** Set while the entry waits for the person, because the server refused it. */
  refusal?: Refusal;
}

/** What this browser keeps for work without a network. Everything that a person entered or read is sealed. */
interface DeviceSchema extends DBSchema {
  keys: { key: string; value: CryptoKey };
  /** Unsent writes, by increasing number, so that they are sent in order. */
  outbox: { key: number; value: OutboxRecord; indexes: { userId: number } };
  /** The last response of each read, by user and a digest of the address (see `answer-store.ts`). */
  answers: {
    key: [number, string];
    value: { userId: number; storedAt: number; sealed: Sealed };
    indexes: { age: [number, number] };
  };
}

export type DeviceDatabase = IDBPDatabase<DeviceSchema>;

/** Opens the database of this browser, and creates it at the first call. Throws if the browser forbids storage. */
export function openDeviceDatabase(): Promise<DeviceDatabase> {
  return openDB<DeviceSchema>('lagom', 1, {
    upgrade(database) {
      database.createObjectStore('keys');
      database.createObjectStore('outbox', { autoIncrement: true }).createIndex('userId', 'userId');
      database.createObjectStore('answers').createIndex('age', ['userId', 'storedAt']);
    },
  });
}
