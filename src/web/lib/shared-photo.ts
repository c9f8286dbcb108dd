import { openDeviceDatabase } from './device-database.ts';
import { readDeviceKey, seal, unseal } from './seal.ts';

// The service worker stores the photo and does not know who is signed in, so the photo belongs to no member. No member
// has the id 0.
const nobody = 0;
const storageKey: [number, string] = [nobody, 'shared-photo'];

/** The maximum age of a shared photo that a form can use, in milliseconds. An older photo is deleted and not shown. */
const maxAgeMs = 60 * 60_000;

/**
 * Encrypts and stores a photo that the person has shared with Lagom from another app. Replaces an earlier photo.
 * Rejects if the browser denies storage.
 */
export async function keepSharedPhoto(photo: File): Promise<void> {
  const database = await openDeviceDatabase();
  try {
    const head = new TextEncoder().encode(JSON.stringify({ type: photo.type }));
    const bytes = new Uint8Array(await new Blob([head, '\n', photo]).arrayBuffer());
    const sealed = await seal(await readDeviceKey(database), nobody, bytes);
    await database.put('answers', { userId: nobody, storedAt: Date.now(), sealed }, storageKey);
  } finally {
    database.close();
  }
}

/**
 * Returns the shared photo and deletes it from the storage. Returns undefined if there is none, or if it is older than
 * an hour.
 */
export async function takeSharedPhoto(): Promise<Blob | undefined> {
  const database = await openDeviceDatabase();
  try {
    const transaction = database.transaction('answers', 'readwrite');
    const stored = await transaction.store.get(storageKey);
    await transaction.store.delete(storageKey);
    await transaction.done;
    if (!stored || Date.now() - stored.storedAt > maxAgeMs) return undefined;
    const bytes = await unseal(await readDeviceKey(database), nobody, stored.sealed);
    const headEnd = bytes.indexOf(newline);
    const { type } = JSON.parse(new TextDecoder().decode(bytes.subarray(0, headEnd))) as { type: string };
    return new Blob([bytes.subarray(headEnd + 1)], { type });
  } finally {
    database.close();
  }
}

const newline = '\n'.charCodeAt(0);
