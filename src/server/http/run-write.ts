import type { FastifyBaseLogger } from 'fastify';
import type { CommitHooks } from '#server/db/commit-hooks.ts';
import type { Db } from '#server/db/connect.ts';
import { bumpDataVersion } from '#server/db/data-version.ts';

interface Phases<Prepared, Result> {
  prepare(): Promise<Prepared>;
  write(tx: Db, prepared: Prepared): Promise<Result>;
}

/** Runs both phases of a member's write, then the commit hooks. Throws the error of a phase or of the commit. */
export async function runWrite<Prepared, Result>(
  { db, log, commitHooks }: { db: Db; log: FastifyBaseLogger; commitHooks: CommitHooks },
  userId: number,
  { prepare, write }: Phases<Prepared, Result>,
): Promise<Result> {
  try {
    const prepared = await prepare();
    const result = await db.transaction().execute(async (tx) => {
      // Updates the member's row first, which locks it. So simultaneous writes of one member run one after another.
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
