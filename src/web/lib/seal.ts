import type { DeviceDatabase, Sealed } from './device-database.ts';

const keyName = 'device';

/**
 * Returns the encryption key of this browser. The first call creates it. The key cannot be exported, so a copy of the
 * database cannot be read without this browser.
 */
export async function readDeviceKey(database: DeviceDatabase): Promise<CryptoKey> {
  const stored = await database.get('keys', keyName);
  if (stored) return stored;
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  // Another tab may have stored a key after the search for it above. All tabs use the key that was stored first.
  const transaction = database.transaction('keys', 'readwrite');
  const first = await transaction.store.get(keyName);
  await Promise.all([!first && transaction.store.put(key, keyName), transaction.done]);
  return first ?? key;
}

/**
 * Encrypts bytes with AES-GCM. The user id is authenticated data, so a value of one person cannot be decrypted as a
 * value of another person.
 */
export async function seal(key: CryptoKey, userId: number, bytes: Uint8Array<ArrayBuffer>): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  return { iv, bytes: await crypto.subtle.encrypt(cipher(iv, userId), key, bytes) };
}

/** Decrypts what `seal` returned. Rejects with an OperationError if the key, the user id or the bytes differ. */
export async function unseal(
  key: CryptoKey,
  userId: number,
  { iv, bytes }: Sealed,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.decrypt(cipher(iv, userId), key, bytes));
}

const cipher = (iv: Uint8Array<ArrayBuffer>, userId: number) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(String(userId)),
});
