import type { Db } from '#server/db/connect.ts';
import { ApiError, assertThat } from './api-error.ts';
import { findStoredAnswer, isKeyLocked, type StoredAnswer, type WriteKey } from './write-keys.ts';

/**
 * Runs a write with an idempotency key and returns its result. If an earlier write used the key, returns the stored
 * response of that write, or throws `key_reused` if the two writes have different fingerprints. Throws
 * `write_in_progress` at once if a write with the key is running. `running` contains the keys of the writes that run in
 * this process. To detect writes in other processes, `run` must call `claimWriteKey` in its transaction.
 */
export async function runOnce<T>(
  running: Set<string>,
  db: Db,
  writeKey: WriteKey,
  run: () => Promise<T>,
): Promise<T | StoredAnswer> {
  const name = `${writeKey.userId}:${writeKey.key}`;
  assertThat(!running.has(name), 'write_in_progress');
  running.add(name);
  try {
    return await run();
  } catch (error) {
    if (isKeyLocked(error)) throw new ApiError('write_in_progress');
    // Looks for a stored response after every error, because a repeated write can fail before it checks the key. For
    // example, a repeated deletion finds nothing to delete.
    const stored = await findStoredAnswer(db, writeKey).catch(() => undefined);
    if (!stored) throw error;
    return toReplay(stored, writeKey);
  } finally {
    running.delete(name);
  }
}

/** Returns the stored response unchanged. Throws `key_reused` if the stored response belongs to a different write. */
export function toReplay(stored: StoredAnswer, { fingerprint }: WriteKey): StoredAnswer {
  assertThat(stored.fingerprint.equals(fingerprint), 'key_reused', 'idempotency-key');
  return stored;
}
