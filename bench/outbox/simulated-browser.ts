import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { unwrap } from 'idb';
import { type DeviceDatabase, openDeviceDatabase } from '#web/lib/device-database.ts';
import type { SimulatedTime } from './simulated-time.ts';

/**
 * Returns a promise that never settles. A dead tab waits for such a promise, so the code of the tab never continues.
 */
const never = () => new Promise<never>(() => {});

/** A browser: its storage, its cookie, its clock and its open tabs. */
export class SimulatedBrowser {
  readonly time: SimulatedTime;
  readonly name: string;
  /** How far the clock of the device is ahead of the true time, in milliseconds. */
  clockOffset = 0;
  zone = 'Europe/Stockholm';
  isOnline = true;
  /** The session cookie. Undefined while nobody is signed in. */
  cookie: string | undefined;
  /** The user id of the person who signed in last. 0 before the first sign-in. */
  signedIn = 0;
  /** The chance that a write into the storage fails because the storage is full. */
  quotaErrors = 0;
  tabs: SimulatedTab[] = [];
  readonly #storage = new IDBFactory();
  #lockOwner: SimulatedTab | undefined;
  #lockQueue: { tab: SimulatedTab; start: () => void }[] = [];

  constructor(time: SimulatedTime, name: string) {
    this.time = time;
    this.name = name;
  }

  async openDatabase(storage = this.#storage): Promise<DeviceDatabase> {
    globalThis.indexedDB = storage;
    return this.time.whileRunning(openDeviceDatabase);
  }

  /** Runs `work` when no other tab holds the lock, as Web Locks do. A tab that dies releases its lock. */
  async withLock<T>(tab: SimulatedTab, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((start) => {
      this.#lockQueue.push({ tab, start });
      this.grantLock();
    });
    try {
      return await work();
    } finally {
      if (!tab.isDead) this.releaseLock(tab);
    }
  }

  grantLock(): void {
    if (this.#lockOwner) return;
    const next = this.#lockQueue.shift();
    if (!next) return;
    this.#lockOwner = next.tab;
    this.time.after(this.time.between(0, 2), next.start);
  }

  releaseLock(tab: SimulatedTab): void {
    this.#lockQueue = this.#lockQueue.filter((waiting) => waiting.tab !== tab || !tab.isDead);
    if (this.#lockOwner !== tab) return;
    this.#lockOwner = undefined;
    this.grantLock();
  }

  /** Ends all tabs at once, as when the browser is killed or the device loses power. */
  kill(): void {
    for (const tab of [...this.tabs]) tab.die();
  }
}

/** A tab of a browser. A tab can die at each step of the code that runs in it (see `dieAfter`). */
export class SimulatedTab {
  readonly browser: SimulatedBrowser;
  /**
   * The id of the person who was signed in when the tab was opened. The id stays the same if another person signs in in
   * another tab.
   */
  readonly userId: number;
  isDead = false;
  /** Set by a sabotage: if true, the tab keeps its lock when it dies. */
  keepsLock = false;
  /** How many more steps the tab can make before it dies. */
  #stepsToLive = Number.POSITIVE_INFINITY;
  #database: Promise<DeviceDatabase> | undefined;
  readonly #transactions = new Set<IDBTransaction>();

  constructor(browser: SimulatedBrowser, userId: number) {
    this.browser = browser;
    this.userId = userId;
    browser.tabs.push(this);
  }

  /**
   * Makes the tab die after `steps` more steps, at the start of the next step. A step is the start or the end of an
   * asynchronous operation (see `alive`).
   */
  dieAfter(steps: number): void {
    this.#stepsToLive = steps;
  }

  /** Counts a step of the code in the tab. Returns whether the tab has died. */
  step(): boolean {
    if (!this.isDead && this.#stepsToLive-- <= 0) this.die();
    return this.isDead;
  }

  /** Ends the tab. Open transactions are rolled back, and no code of the tab runs any more. */
  die(): void {
    if (this.isDead) return;
    this.isDead = true;
    this.browser.tabs = this.browser.tabs.filter((tab) => tab !== this);
    for (const transaction of this.#transactions) abort(transaction);
    void this.#database?.then((database) => database.close());
    if (!this.keepsLock) this.browser.releaseLock(this);
  }

  /**
   * Runs work as two steps of the tab: its start and its end. Resolves or rejects as the work does. Never settles if
   * the tab dies before the end.
   */
  async alive<T>(work: () => Promise<T>): Promise<T> {
    if (this.step()) return never();
    try {
      const result = await work();
      return this.step() ? never() : result;
    } catch (error) {
      if (this.step()) return never();
      throw error;
    }
  }

  now(): number {
    return Math.round(this.browser.time.now + this.browser.clockOffset);
  }

  database(): Promise<DeviceDatabase> {
    return this.alive(async () => {
      await this.browser.time.wait(this.browser.time.between(0, 3));
      this.#database ??= this.browser.openDatabase().then((database) => {
        this.#follow(unwrap(database));
        return database;
      });
      return this.#database;
    });
  }

  /**
   * Returns a database in memory that no other tab sees. Used only by the sabotage that keeps entries in the memory of
   * the tab (see `sabotage.ts`).
   */
  memoryDatabase(): Promise<DeviceDatabase> {
    this.#database ??= this.browser.openDatabase(new IDBFactory()).then((database) => {
      this.#follow(unwrap(database));
      return database;
    });
    return this.#database;
  }

  schedule(afterMs: number, work: () => void): void {
    this.browser.time.after(afterMs, () => {
      if (!this.step()) work();
    });
  }

  /** Counts each request and each commit of a database connection as a step of this tab. */
  #follow(connection: IDBDatabase): void {
    const open = connection.transaction.bind(connection);
    connection.transaction = (...values) => {
      const transaction = open(...values);
      this.#followTransaction(transaction);
      return transaction;
    };
  }

  #followTransaction(transaction: IDBTransaction): void {
    const { promise, resolve } = Promise.withResolvers<void>();
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => resolve());
    void this.browser.time.whileRunning(() => promise);
    this.#transactions.add(transaction);
    void promise.then(() => this.#transactions.delete(transaction));
    // Counts the commit as a step. Registers this listener before the listeners of the tab, so that the tab can die
    // after the commit and before it is notified of the commit.
    transaction.addEventListener('complete', () => void this.step());
    this.#muteWhenDead(transaction);

    const internals = transaction as unknown as FakeTransaction;
    const execute = internals._execRequestAsync.bind(internals);
    internals._execRequestAsync = (request) => {
      const isFull = changesStorage(request.operation) && this.browser.time.happens(this.browser.quotaErrors);
      const operation = isFull ? failForLackOfSpace : request.operation;
      const executed = execute({ ...request, operation });
      this.#muteWhenDead(executed);
      this.step();
      return executed;
    };
    if (this.isDead) abort(transaction);
  }

  /** Drops the events of a target after the tab has died, so that no code of the tab handles them. */
  #muteWhenDead(target: EventTarget): void {
    const add = target.addEventListener.bind(target);
    target.addEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject | null,
      options?,
    ) => {
      if (typeof listener !== 'function') return;
      add(type, (event) => this.isDead || listener.call(target, event), options);
    };
  }
}

/** The internal method of fake-indexeddb's transactions that executes every request. */
interface FakeTransaction {
  _execRequestAsync(request: { operation: () => unknown }): EventTarget;
}

const changesStorage = ({ name }: { name: string }) => /storeRecord|deleteRecord/.test(name);

function failForLackOfSpace(): never {
  throw new DOMException('The storage is full.', 'QuotaExceededError');
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // The transaction has ended already.
  }
}
