import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A value that only this browser can read (see `seal.ts`). */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

/** What this browser keeps for work without a network. Everything about a person is sealed, except the user id. */
interface DeviceSchema extends DBSchema {
  keys: { key: string; value: CryptoKey };
  /** Unsent writes, by increasing number, so that they are sent in order. */
  outbox: { key: number; value: { userId: number; sealed: Sealed }; indexes: { userId: number } };
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
