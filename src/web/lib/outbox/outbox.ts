import type { DeviceDatabase } from '#web/lib/device-database.ts';
import { createDelivery } from './create-delivery.ts';
import { isHeld, longestHoldMs } from './deliver-due.ts';
import { changeEntry, removeEntry } from './edit-entry.ts';
import type { EntryContent } from './entry-encoding.ts';
import type { EntryInput, NewWrite, OutboxEntry, OutboxEvent } from './outbox-entry.ts';
import { createOutboxStorage } from './outbox-storage.ts';
import { type Reply, sendEntry } from './send-entry.ts';

export interface OutboxDeps {
  database: () => Promise<DeviceDatabase>;
  fetch: typeof fetch;
  /** The clock of this device, in milliseconds. */
  now(): number;
  randomUuid(): string;
  /** Runs work while no other tab runs work with this function. */
  withLock<T>(work: () => Promise<T>): Promise<T>;
  schedule(afterMs: number, work: () => void): void;
  /** Tells the other tabs that the outbox has changed. */
  notify(kind: OutboxEvent['kind']): void;
}

/**
 * What became of a write: the server's final response, an entry that is kept and sent later, or nothing, because the
 * browser refused to store it.
 */
export type SendResult =
  | { kind: 'answered'; reply: Reply }
  | { kind: 'kept'; entry: OutboxEntry }
  | { kind: 'unstored' };

/**
 * Creates the outbox: the writes of this device that the server has not confirmed. Each write is stored before it is
 * sent, and deleted after the server accepted it. Every attempt has the same idempotency key, so that the server does
 * the write once. The outbox depends on no page, so a service worker can use it too.
 */
export function createOutbox(deps: OutboxDeps) {
  const storage = createOutboxStorage(deps.database);
  const listeners = new Set<(event: OutboxEvent) => void>();
  const waiters = new Map<number, (reply: Reply) => void>();
  let lastAdd: Promise<unknown> = Promise.resolve();

  const takeWaiter = (number: number) => {
    const waiter = waiters.get(number);
    waiters.delete(number);
    return waiter;
  };
  const tellThisTab = (event: OutboxEvent) => {
    for (const listener of listeners) listener(event);
  };
  /** Tells the listeners of all tabs. */
  const tell = (kind: OutboxEvent['kind'], number: number) => {
    tellThisTab({ kind, number });
    deps.notify(kind);
  };

  const deliver = createDelivery({ ...deps, storage, takeWaiter, onEvent: tell });

  /**
   * Stores a write without sending it. Resolves when the write survives a crash. Throws if the browser refuses to store
   * it.
   */
  function store(write: NewWrite, isHeld: boolean): Promise<OutboxEntry> {
    const { userId, ...parts } = write;
    const writtenAt = deps.now();
    const content: EntryContent = { key: deps.randomUuid(), ...parts, writtenAt };
    const heldUntil = isHeld ? writtenAt + longestHoldMs : undefined;
    // One after another, because a large file takes longer to encrypt than the small write after it.
    const adding = lastAdd.then(() => storage.insert(userId, content, heldUntil));
    lastAdd = adding.catch(() => undefined);
    return adding.then((number) => ({ number, userId, ...content, attempts: 0 }));
  }

  /**
   * Stores a write and sends it. Waits at most `patienceMs` for the response, then the write is kept and sent later.
   * Never throws.
   */
  async function send(write: NewWrite, patienceMs: number): Promise<SendResult> {
    const entry = await store(write, false).catch(() => undefined);
    return entry ? sendStored(entry, patienceMs) : { kind: 'unstored' };
  }

  async function sendStored(entry: OutboxEntry, patienceMs: number): Promise<SendResult> {
    const { promise, resolve } = Promise.withResolvers<Reply | undefined>();
    waiters.set(entry.number, resolve);
    const giveUp = () => {
      // A response that has arrived is handed over, although storing it may take a moment.
      if (waiters.delete(entry.number)) resolve(undefined);
    };
    deps.schedule(patienceMs, giveUp);
    void deliver(entry.userId).then(giveUp);
    const reply = (await promise) ?? (await findReply(entry));
    if (reply) return { kind: 'answered', reply };
    tell('added', entry.number);
    return { kind: 'kept', entry: await readAgain(entry) };
  }

  /** Returns the response to an entry that another tab sent. Returns undefined if the entry is still unsent. */
  async function findReply(entry: OutboxEntry): Promise<Reply | undefined> {
    const record = await storage.find(entry.number).catch(() => 'unknown' as const);
    if (record === 'unknown') return undefined;
    if (!record) {
      // The server repeats its response to a key that it knows.
      const attempt = await sendEntry(entry, deps);
      return attempt.kind === 'answered' ? attempt.reply : undefined;
    }
    if (!record.refusal) return undefined;
    const { refusal } = record;
    // If the deletion fails, the entry stays parked.
    await storage.update(entry.number, () => undefined).catch(() => undefined);
    tell('removed', entry.number);
    return { status: refusal.status, statusText: '', text: JSON.stringify(refusal) };
  }

  async function readAgain(entry: OutboxEntry): Promise<OutboxEntry> {
    const record = await storage.find(entry.number).catch(() => undefined);
    if (!record) return entry;
    return {
      ...entry,
      attempts: record.attempts,
      ...(record.failure !== undefined && { failure: record.failure }),
    };
  }

  /**
   * Returns the person's entries in the order of sending, without those that can still be undone or that a caller of
   * this tab waits for. An entry that cannot be read has the refusal code `unreadable` and no input.
   */
  async function list(userId: number, { includeHeld = false } = {}): Promise<OutboxEntry[]> {
    const all = await storage.findAll(userId);
    const shown = all.filter(
      ({ number, record }) => !waiters.has(number) && (includeHeld || !isHeld(record, deps.now())),
    );
    return Promise.all(
      shown.map(({ number, record }) =>
        storage.read(number, record).catch(() => unreadable(number, userId, record.attempts)),
      ),
    );
  }

  const release = (number: number) => storage.update(number, ({ heldUntil: _, ...before }) => before);
  const editing = { storage, randomUuid: deps.randomUuid, withLock: deps.withLock };

  return {
    async add(write: NewWrite): Promise<OutboxEntry> {
      const entry = await store(write, false);
      tell('added', entry.number);
      return entry;
    },
    /** Stores a write that the person can undo with `remove`, until `sendHeld` is called or ten minutes have passed. */
    hold: (write: NewWrite): Promise<OutboxEntry> => store(write, true),
    deliver,
    send,
    list,
    /**
     * Replaces the input of an unsent entry. Waits for an attempt under way. Throws `EntrySentError` if the entry has
     * been sent or removed.
     */
    async change(number: number, input: EntryInput): Promise<void> {
      await changeEntry(number, input, editing);
      tell('edited', number);
    },
    /**
     * Deletes an unsent entry. Waits for an attempt under way. Returns false if the entry has been sent. If it was
     * attempted before, the server may have it all the same.
     */
    async remove(number: number): Promise<boolean> {
      const isRemoved = await removeEntry(number, editing);
      tell('removed', number);
      return isRemoved;
    },
    /** Sends an entry again that was refused or waits, and waits for the result. */
    async retry(number: number): Promise<void> {
      const record = await storage.update(number, ({ refusal: _, wait: __, ...before }) => ({
        ...before,
        serverFailures: 0,
      }));
      if (!record) return;
      tell('changed', number);
      await deliver(record.userId);
    },
    /** Ends the time in which the person can undo a held entry, and sends it as `send` does. */
    async sendHeld(entry: OutboxEntry, patienceMs: number): Promise<SendResult> {
      await release(entry.number).catch(() => undefined);
      return sendStored(entry, patienceMs);
    },
    /**
     * Sends a held entry while the page closes. The request starts before this function returns. The entry stays until
     * a later attempt, to which the server repeats its response.
     */
    sendWhileLeaving: (entry: OutboxEntry): Promise<unknown> => sendEntry(entry, deps),
    /** Stores entries of a saved file again, except those whose keys are present. Returns how many were stored. */
    async restore(userId: number, contents: readonly EntryContent[]): Promise<number> {
      const known = new Set((await list(userId)).map(({ key }) => key));
      const missing = contents.filter(({ key }) => !known.has(key));
      for (const content of missing) tell('added', await storage.insert(userId, content));
      return missing.length;
    },
    /** Ends the time in which the person can undo entries. Returns whether there were any. */
    async releaseAll(userId: number): Promise<boolean> {
      const all = await storage.findAll(userId);
      const held = all.filter(({ record }) => isHeld(record, deps.now()));
      for (const { number } of held) await release(number);
      return held.length > 0;
    },
    /** Deletes all entries of a person. */
    async removeAll(userId: number): Promise<void> {
      for (const { number } of await storage.findAll(userId)) {
        await storage.update(number, () => undefined);
        tell('removed', number);
      }
    },
    findUserIds: storage.findUserIds,
    /** Calls a function after each change of the outbox, also by other tabs. Returns a function that ends this. */
    subscribe(listener: (event: OutboxEvent) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Tells the listeners of this tab that another tab has changed the outbox. */
    handleOtherTab: (kind: OutboxEvent['kind']) => tellThisTab({ kind }),
  };
}

const unreadable = (number: number, userId: number, attempts: number): OutboxEntry => ({
  number,
  userId,
  key: '',
  method: 'POST',
  path: '',
  input: {},
  writtenAt: 0,
  zone: 'UTC',
  attempts,
  refusal: { status: 0, code: 'unreadable', field: undefined },
});
