import type { Db } from '#server/db/connect.ts';
import { ApiError, assertThat } from './api-error.ts';
import { findStoredAnswer, isKeyLocked, type StoredAnswer, type WriteKey } from './write-keys.ts';

/**
 * Runs a write and returns its result. If a write with the same key has happened, returns its stored response instead.
 * Throws `key_reused` if that was a different write, and `write_in_progress`, without waiting, if a write with the key
 * is running. `running` has the keys of the writes that run in this process. `run` must claim the key in its
 * transaction (`claimWriteKey`), which finds the writes of other processes.
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
    // Asks after every error, because a write that has happened can fail in other ways when it is repeated. For
    // example, a repeated deletion can find nothing before it notices the key.
    const stored = await findStoredAnswer(db, writeKey).catch(() => undefined);
    if (!stored) throw error;
    return toReplay(stored, writeKey);
  } finally {
    running.delete(name);
  }
}

/** Returns a stored response. Throws `key_reused` if it belongs to a different write. */
export function toReplay(stored: StoredAnswer, { fingerprint }: WriteKey): StoredAnswer {
  assertThat(stored.fingerprint.equals(fingerprint), 'key_reused', 'idempotency-key');
  return stored;
}
