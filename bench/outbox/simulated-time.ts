import { setImmediate as nextTurn } from 'node:timers/promises';
import { seededRandom } from '#domain/seeded-random.ts';

interface Event {
  at: number;
  order: number;
  work: () => void;
}

/**
 * The number of turns (iterations) of the event loop after which all code is assumed to be waiting. Code waits for
 * simulated time, or for work in real time (see `whileRunning`). Reading a body takes a few turns, and so does an
 * IndexedDB transaction.
 */
const quietTurns = 12;

/**
 * The simulated clock and the random numbers of one history (see `runHistory`). Work that becomes due starts only when
 * all running code waits for simulated time. So the same seed always gives the same order of steps.
 */
export class SimulatedTime {
  /**
   * The simulated time, in milliseconds since 1970. The clock of a device can differ from it (see
   * `SimulatedBrowser.clockOffset`).
   */
  now: number;
  /** Returns the next random number, from 0 up to but not including 1. */
  readonly chance: () => number;
  readonly #events: Event[] = [];
  #order = 0;
  #inProgress = 0;
  #isWorking = false;
  #lastWork: Promise<unknown> = Promise.resolve();
  #resume = () => {};

  constructor(seed: number, start: Date) {
    this.now = start.getTime();
    this.chance = seededRandom(seed);
  }

  /** Returns a whole number from `from` to `to`, both included. */
  between(from: number, to: number): number {
    return from + Math.floor(this.chance() * (to - from + 1));
  }

  /** Returns true with the given probability. */
  happens(probability: number): boolean {
    return this.chance() < probability;
  }

  /** Returns a random value of a list, which must not be empty. */
  pick<T>(values: readonly T[]): T {
    return values[this.between(0, values.length - 1)] as T;
  }

  /**
   * Starts work after `ms` simulated milliseconds. Work that is due at the same time starts in the order in which it
   * was added.
   */
  after(ms: number, work: () => void): void {
    const event = { at: this.now + Math.max(0, ms), order: this.#order++, work };
    const later = this.#events.findIndex(({ at }) => at > event.at);
    this.#events.splice(later === -1 ? this.#events.length : later, 0, event);
  }

  /** Resolves after `ms` simulated milliseconds. */
  wait(ms: number): Promise<void> {
    return new Promise((resolve) => this.after(ms, resolve));
  }

  /**
   * Runs `work`, which takes real time, and returns its result. The simulated clock stops until the
   * work has ended. Starts the work only when all other code waits, and runs only one such work at
   * a time, so that the duration of the work does not change the order of steps. If the running
   * work itself calls this function, the inner work starts at once.
   */
  async whileRunning<T>(work: () => Promise<T>): Promise<T> {
    if (this.#isWorking) return work();
    this.#inProgress++;
    const result = this.#lastWork.then(() => this.#runAlone(work));
    this.#lastWork = result.catch(() => undefined);
    try {
      return await result;
    } finally {
      this.#inProgress--;
      if (this.#inProgress === 0) this.#resume();
    }
  }

  async #runAlone<T>(work: () => Promise<T>): Promise<T> {
    for (let turn = 0; turn < quietTurns; turn++) await nextTurn();
    this.#isWorking = true;
    try {
      return await work();
    } finally {
      this.#isWorking = false;
    }
  }

  /** Moves the clock forward by `ms` milliseconds and runs the work that becomes due. */
  async run(ms: number): Promise<void> {
    const end = this.now + ms;
    await this.#settle();
    for (let event = this.#events[0]; event && event.at <= end; event = this.#events[0]) {
      this.#events.shift();
      this.now = event.at;
      event.work();
      await this.#settle();
    }
    this.now = end;
  }

  /** Resolves when all code waits for simulated time. */
  async #settle(): Promise<void> {
    for (let quiet = 0; quiet < quietTurns; quiet++) {
      await nextTurn();
      if (this.#inProgress === 0) continue;
      await new Promise<void>((resume) => {
        this.#resume = resume;
      });
      quiet = -1;
    }
  }
}

/** The time of the history that runs. Only one history runs at a time. */
let current: SimulatedTime | undefined;

/**
 * Sets the time of the history that runs. The first call wraps the platform functions that take real time, so that each
 * of their calls passes through `whileRunning`.
 */
export function setCurrentTime(time: SimulatedTime): void {
  if (current === undefined) {
    followCalls(crypto.subtle, ['encrypt', 'decrypt', 'generateKey', 'digest']);
    followCalls(Blob.prototype, ['arrayBuffer', 'text']);
    followCalls(Response.prototype, ['arrayBuffer', 'blob', 'formData', 'json', 'text']);
  }
  current = time;
}

/**
 * Replaces the named methods of `target`, which take real time, so that the simulated clock stops during their calls.
 */
function followCalls<Name extends string>(target: { [name in Name]: unknown }, names: readonly Name[]): void {
  for (const name of names) {
    const call = target[name] as (...values: unknown[]) => Promise<unknown>;
    Object.defineProperty(target, name, {
      configurable: true,
      value(this: unknown, ...values: unknown[]) {
        const time = current;
        const run = () => call.apply(this, values);
        return time ? time.whileRunning(run) : run();
      },
    });
  }
}
