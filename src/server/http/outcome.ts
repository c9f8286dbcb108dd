import type { FastifyBaseLogger } from 'fastify';

type Task = () => Promise<void>;

/** What is to be done outside the database, such as with files, once a write stands or has failed. */
export class Outcome {
  #afterCommit: Task[] = [];
  #afterFailure: Task[] = [];

  afterCommit(task: Task): void {
    this.#afterCommit.push(task);
  }

  afterFailure(task: Task): void {
    this.#afterFailure.push(task);
  }

  /** Never throws: the write's own answer stands whatever becomes of its traces. */
  async settle(committed: boolean, log: FastifyBaseLogger): Promise<void> {
    for (const task of committed ? this.#afterCommit : this.#afterFailure) {
      await task().catch((error: unknown) => log.error({ err: error }, 'work after a write failed'));
    }
  }
}
