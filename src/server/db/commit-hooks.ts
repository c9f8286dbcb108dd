import type { FastifyBaseLogger } from 'fastify';

type Hook = () => Promise<void>;

/** Collects work outside the database, such as deleting files, to run after the commit or the rollback of a write. */
export class CommitHooks {
  #afterCommit: Hook[] = [];
  #afterRollback: Hook[] = [];

  afterCommit(hook: Hook): void {
    this.#afterCommit.push(hook);
  }

  afterRollback(hook: Hook): void {
    this.#afterRollback.push(hook);
  }

  /**
   * Runs the hooks for a commit or, if `committed` is false, the hooks for a rollback. Never throws. A failed hook is
   * logged, and the response is unaffected.
   */
  async run(committed: boolean, log: FastifyBaseLogger): Promise<void> {
    for (const hook of committed ? this.#afterCommit : this.#afterRollback) {
      await hook().catch((error: unknown) => log.error({ err: error }, 'work after a write failed'));
    }
  }
}
