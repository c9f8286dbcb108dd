import type { FastifyBaseLogger } from 'fastify';
import type { CommitHooks } from '#server/db/commit-hooks.ts';
import type { Db } from '#server/db/connect.ts';
import { bumpDataVersion } from '#server/db/data-version.ts';
import { ApiError } from './api-error.ts';
import { claimWriteKey, insertWriteKey, type WriteKey } from './write-keys.ts';

interface Phases<Prepared> {
  prepare(): Promise<Prepared>;
  /** Returns the body of the response. */
  write(tx: Db, prepared: Prepared): Promise<string>;
}

interface WriteDeps {
  db: Db;
  log: FastifyBaseLogger;
  commitHooks: CommitHooks;
  /**
   * The idempotency key, the status that the response will have, and the time of receipt. Undefined for a write without
   * a key.
   */
  keyed: (WriteKey & { status: number; now: Date }) | undefined;
}

/**
 * Runs both phases of a member's write, then the commit hooks. Returns the body of the response. If a phase or the
 * commit fails, runs the hooks for a rollback and throws the error. Throws `not_signed_in` if the write fails because
 * the person was deleted meanwhile.
 */
export async function runWrite<Prepared>(
  { db, log, commitHooks, keyed }: WriteDeps,
  userId: number,
  { prepare, write }: Phases<Prepared>,
): Promise<string> {
  try {
    const prepared = await prepare();
    const answer = await db.transaction().execute(async (tx) => {
      // Locks the idempotency key before the member's row. So a request with the key of a running write fails at once,
      // and does not wait for the row.
      if (keyed) await claimWriteKey(tx, keyed);
      // Updates the member's row. The update locks the row, so simultaneous writes of one member run one after another.
      await bumpDataVersion(tx, userId);
      const body = await write(tx, prepared);
      if (keyed) await insertWriteKey(tx, { ...keyed, answer: body });
      return body;
    });
    await commitHooks.run(true, log);
    return answer;
  } catch (error) {
    await commitHooks.run(false, log);
    const isDeleted = isForeignKeyViolation(error) && !(await isUser(db, userId));
    throw isDeleted ? new ApiError('not_signed_in') : error;
  }
}

/** Returns whether a database error says that a row refers to a row that does not exist. */
const isForeignKeyViolation = (error: unknown): boolean => (error as { code?: unknown }).code === '23503';

async function isUser(db: Db, userId: number): Promise<boolean> {
  return (
    (await db.selectFrom('users').where('id', '=', userId).select('id').executeTakeFirst()) !== undefined
  );
}
