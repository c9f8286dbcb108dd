import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import { canonicalJson } from '#domain/canonical-json.ts';
import type { Db } from '#server/db/connect.ts';
import { sentWithNext } from '#server/db/postgres-dialect.ts';
import { prepareQuery } from '#server/db/prepare-query.ts';
import type { Job } from '#server/jobs/job-queue.ts';
import type { Deps } from './deps.ts';

/**
 * The idempotency key of a member's write. The fingerprint shows whether another write with the same key has the same
 * content.
 */
export interface WriteKey {
  userId: number;
  key: string;
  fingerprint: Buffer;
}

/** The response to an earlier write. `answer` is its body. */
export interface StoredAnswer {
  fingerprint: Buffer;
  status: number;
  answer: string;
}

/**
 * Returns the SHA-256 of a write. `input` is the input as received. The parsed input is not used, because it would
 * change if a newer server added default values. `file` is the hash of the file, or undefined without a file.
 */
export function fingerprintWrite(write: {
  method: string;
  url: string;
  input: unknown;
  file: string | undefined;
}): Buffer {
  const { method, url, input, file } = write;
  const text = canonicalJson([method, url, input, file]);
  return createHash('sha256').update(text).digest();
}

const findRow = prepareQuery((db, { userId, key }: { userId: number; key: string }) =>
  db
    .selectFrom('write_keys')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .select(['fingerprint', 'status', 'answer']),
);

/** Returns the response to an earlier write with the key, or undefined if no such write is stored. */
export async function findStoredAnswer(
  db: Db,
  { userId, key }: { userId: number; key: string },
): Promise<StoredAnswer | undefined> {
  const [row] = await findRow(db, { userId, key });
  // Converts the bytes, because the embedded database returns a Uint8Array that is not a Buffer.
  return row && { ...row, fingerprint: Buffer.from(row.fingerprint) };
}

const claim = prepareQuery((db, { userId, key }: { userId: number; key: string }) =>
  db
    .selectNoFrom(sql<boolean>`claim_write_key(${userId}::integer, ${key}::uuid)`.as('claimed'))
    .modifyEnd(sentWithNext),
);

/**
 * Locks a key until the end of the transaction. Fails if another transaction has locked the key (see `isKeyLocked`), or
 * if an earlier write has used the key. On PostgreSQL, this statement is sent together with the next statement, which
 * then throws the error.
 */
export async function claimWriteKey(tx: Db, { userId, key }: WriteKey): Promise<void> {
  await claim(tx, { userId, key });
}

/** Returns whether a database error says that another transaction has locked the key. */
export const isKeyLocked = (error: unknown): boolean => (error as { code?: unknown }).code === 'LG409';

type NewRow = WriteKey & { status: number; answer: string; now: Date };

const insert = prepareQuery((db, { userId, key, fingerprint, status, answer, now }: NewRow) =>
  db
    .insertInto('write_keys')
    .values({ user_id: userId, key, fingerprint, status, answer, created_at: now })
    .modifyEnd(sentWithNext),
);

/** Stores a key and the response to its write. On PostgreSQL, the statement is sent with the commit. */
export async function insertWriteKey(tx: Db, row: NewRow): Promise<void> {
  await insert(tx, row);
}

/** The number of days for which a key and its response are kept. */
const keptDays = 30;

/** The nightly job that deletes old keys and their responses. */
const cleaningJob: Job<object> = {
  name: 'write-keys-cleaning',
  data: z.object({}),
  retries: 2,
  schedule: { cron: '30 2 * * *', zone: 'UTC' },
};

export function defineWriteKeysJob({ jobs, db, now }: Deps): void {
  jobs.define(cleaningJob, () => deleteOldWriteKeys(db, now()));
}

/** Deletes the keys that are older than 30 days. */
export async function deleteOldWriteKeys(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - keptDays * 24 * 60 * 60 * 1000);
  await db.deleteFrom('write_keys').where('created_at', '<', oldest).execute();
}
