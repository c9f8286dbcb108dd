import type { FastifyBaseLogger } from 'fastify';

type Hook = () => Promise<void>;

/** What is to be done outside the database, such as with files, once a write stands or has failed. */
export class CommitHooks {
  #afterCommit: Hook[] = [];
  #afterRollback: Hook[] = [];

  afterCommit(hook: Hook): void {
    this.#afterCommit.push(hook);
  }

  afterRollback(hook: Hook): void {
    this.#afterRollback.push(hook);
  }

  /** Never throws: the write's own answer stands whatever becomes of its traces. */
  async run(committed: boolean, log: FastifyBaseLogger): Promise<void> {
    for (const hook of committed ? this.#afterCommit : this.#afterRollback) {
      await hook().catch((error: unknown) => log.error({ err: error }, 'work after a write failed'));
    }
  }
}
