import type { FastifyBaseLogger } from 'fastify';

type Hook = () => Promise<void>;

/** Work outside the database, such as on files, to run after a transaction commits or rolls back. */
export class CommitHooks {
  #afterCommit: Hook[] = [];
  #afterRollback: Hook[] = [];

  afterCommit(hook: Hook): void {
    this.#afterCommit.push(hook);
  }

  afterRollback(hook: Hook): void {
    this.#afterRollback.push(hook);
  }

  /** Never throws. A failed hook is logged; the response is unaffected. */
  async run(committed: boolean, log: FastifyBaseLogger): Promise<void> {
    for (const hook of committed ? this.#afterCommit : this.#afterRollback) {
      await hook().catch((error: unknown) => log.error({ err: error }, 'work after a write failed'));
    }
  }
}
