import { AsyncLocalStorage } from 'node:async_hooks';

const turns = new AsyncLocalStorage<number>();
let nextTurn = 0;

/** Returns the turn of a request that arrives now: a number that is higher than the turns of all earlier requests. */
export const takeTurn = (): number => nextTurn++;

/** Runs `work`, and everything that `work` starts, on behalf of the request with this turn. */
export const runInTurn = (turn: number, work: () => void): void => turns.run(turn, work);

interface Waiter {
  turn: number;
  start: () => void;
}

/**
 * A lock that one caller holds at a time. On release it goes to the waiting caller whose request arrived first, so that
 * a request with several statements does not wait behind all other requests for each statement. A caller that belongs
 * to no request, such as a job, counts as a request that arrives at its call of `acquire`.
 */
export class OldestFirstLock {
  #isHeld = false;
  /** The waiting callers. The last caller in this list gets the lock first. */
  readonly #waiting: Waiter[] = [];

  /** Resolves when the caller holds the lock. */
  acquire(): Promise<void> {
    if (!this.#isHeld) {
      this.#isHeld = true;
      return Promise.resolve();
    }
    const turn = turns.getStore() ?? takeTurn();
    return new Promise((start) => this.#insert({ turn, start }));
  }

  release(): void {
    const next = this.#waiting.pop();
    if (next) next.start();
    else this.#isHeld = false;
  }

  /**
   * Inserts a caller by its turn. Callers with the same turn get the lock in the order in which they called `acquire`.
   */
  #insert(waiter: Waiter): void {
    const place = this.#waiting.findIndex(({ turn }) => turn <= waiter.turn);
    this.#waiting.splice(place === -1 ? this.#waiting.length : place, 0, waiter);
  }
}
