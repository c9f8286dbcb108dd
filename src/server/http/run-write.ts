import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/db/connect.ts';
import { bumpDataVersion } from '#server/db/data-version.ts';
import type { CommitHooks } from './commit-hooks.ts';

interface Phases<Prepared, Result> {
  prepare(): Promise<Prepared>;
  write(tx: Db, prepared: Prepared): Promise<Result>;
}

/** Runs both phases of a member's write, and the commit hooks after them. Throws what a phase or the commit throws. */
export async function runWrite<Prepared, Result>(
  { db, log, commitHooks }: { db: Db; log: FastifyBaseLogger; commitHooks: CommitHooks },
  userId: number,
  { prepare, write }: Phases<Prepared, Result>,
): Promise<Result> {
  try {
    const prepared = await prepare();
    const result = await db.transaction().execute(async (tx) => {
      // First, because it locks the member's row: simultaneous writes of one member run one after the other.
      await bumpDataVersion(tx, userId);
      return write(tx, prepared);
    });
    await commitHooks.run(true, log);
    return result;
  } catch (error) {
    await commitHooks.run(false, log);
    throw error;
  }
}
