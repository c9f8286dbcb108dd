import type { DeviceDatabase } from '#web/lib/device-database.ts';
import { createDelivery } from './create-delivery.ts';
import { isHeld } from './deliver-due.ts';
import { changeEntry, removeEntry } from './edit-entry.ts';
import type { EntryContent } from './entry-encoding.ts';
import type { EntryInput, NewWrite, OutboxEntry, OutboxEvent } from './outbox-entry.ts';
import { createOutboxStorage } from './outbox-storage.ts';
import { type Reply, sendEntry } from './send-entry.ts';
import { createWriteStore } from './store-writes.ts';

export interface OutboxDeps {
  database: () => Promise<DeviceDatabase>;
  fetch: typeof fetch;
  /** Returns the time of this device's clock, in milliseconds since 1970. */
  now(): number;
  randomUuid(): string;
  /** Runs `work` as soon as no other `withLock` call runs in any tab of this browser. Returns the result of `work`. */
  withLock<T>(work: () => Promise<T>): Promise<T>;
  schedule(afterMs: number, work: () => void): void;
  /** Tells the other tabs that the outbox has changed. */
  notify(kind: OutboxEvent['kind']): void;
}

/**
 * The result of a write. `answered`: the server's final response. `kept`: the entry is stored and sent later.
 * `removed`: the person deleted the entry in another tab. `unstored`: the browser refused to store the write, so
 * nothing was sent.
 */
export type SendResult =
  | { kind: 'answered'; reply: Reply }
  | { kind: 'kept'; entry: OutboxEntry }
  | { kind: 'removed'; entry: OutboxEntry }
  | { kind: 'unstored' };

/**
 * Creates the outbox, which holds the writes of this device that the server has not confirmed. Each write is stored
 * before it is sent, and deleted after the server accepted it. All attempts have the same idempotency key, so that the
 * server carries out the write only once. The outbox does not use the DOM, so a service worker can use it too.
 */
export function createOutbox(deps: OutboxDeps) {
  const storage = createOutboxStorage(deps.database);
  const listeners = new Set<(event: OutboxEvent) => void>();
  const waiters = new Map<number, (reply: Reply) => void>();

  /**
   * Removes the caller that waits for the response to an entry, and returns the function that passes the response to
   * that caller. Returns undefined if no caller waits.
   */
  const takeWaiter = (number: number) => {
    const waiter = waiters.get(number);
    waiters.delete(number);
    return waiter;
  };
  const tellThisTab = (event: OutboxEvent) => {
    for (const listener of listeners) listener(event);
  };
  /** Tells the listeners in all tabs what happened to an entry. */
  const tell = (kind: OutboxEvent['kind'], number: number) => {
    tellThisTab({ kind, number });
    deps.notify(kind);
  };

  const { store, sendUnstored } = createWriteStore({ ...deps, storage });
  const deliver = createDelivery({ ...deps, storage, takeWaiter, onEvent: tell });

  /**
   * Stores a write and sends it. Waits at most `patienceMs` milliseconds for the response. After that, the write is
   * kept and sent later. Never rejects.
   */
  async function send(write: NewWrite, patienceMs: number): Promise<SendResult> {
    const entry = await store(write, false).catch(() => undefined);
    return entry ? sendStored(entry, patienceMs) : { kind: 'unstored' };
  }

  /** Sends a stored entry and waits for the response as `send` does. */
  async function sendStored(entry: OutboxEntry, patienceMs: number): Promise<SendResult> {
    const { promise, resolve } = Promise.withResolvers<Reply | undefined>();
    waiters.set(entry.number, resolve);
    const giveUp = () => {
      // If a response has already arrived, `takeWaiter` has removed the waiter, so nothing happens here. The waiter
      // gets that response after the entry is deleted, which may take a moment.
      if (waiters.delete(entry.number)) resolve(undefined);
    };
    deps.schedule(patienceMs, giveUp);
    void deliver(entry.userId).then(giveUp);
    const reply = (await promise) ?? (await findReply(entry));
    if (reply === 'removed') return { kind: 'removed', entry };
    if (reply) return { kind: 'answered', reply };
    tell('added', entry.number);
    return { kind: 'kept', entry: await readAgain(entry) };
  }

  /**
   * Returns the response to an entry that another tab sent, or `removed` if the person deleted the entry in another
   * tab. Returns undefined if the entry is still unsent or its record cannot be read. If the server refused the entry,
   * deletes the entry, because the caller shows the refusal.
   */
  async function findReply(entry: OutboxEntry): Promise<Reply | 'removed' | undefined> {
    const record = await storage.find(entry.number).catch(() => 'unknown' as const);
    if (record === 'unknown') return undefined;
    if (record === 'removed') return record;
    if (!record) {
      // Another tab has sent the entry. Sends the entry again to get the response, because the server repeats its
      // response to an idempotency key that it knows.
      const attempt = await sendEntry(entry, deps);
      return attempt.kind === 'answered' ? attempt.reply : undefined;
    }
    if (!record.refusal) return undefined;
    const { refusal } = record;
    // If the deletion fails, the entry stays listed as refused.
    await storage.update(entry.number, () => undefined).catch(() => undefined);
    tell('removed', entry.number);
    return { status: refusal.status, statusText: '', text: JSON.stringify(refusal) };
  }

  /**
   * Returns the entry with its stored number of attempts and last failure. Returns the unchanged entry if its record
   * cannot be read.
   */
  async function readAgain(entry: OutboxEntry): Promise<OutboxEntry> {
    const record = await storage.find(entry.number).catch(() => undefined);
    if (!record || record === 'removed') return entry;
    return {
      ...entry,
      attempts: record.attempts,
      ...(record.failure !== undefined && { failure: record.failure }),
    };
  }

  /**
   * Returns the person's entries in the order of sending. Leaves out an entry if a caller in this tab waits for its
   * response. Unless `includeHeld` is true, also leaves out entries that the person can still undo. An entry that
   * cannot be decrypted has the refusal code `unreadable` and no input.
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

  /** Ends the time in which the person can undo an entry. */
  const release = (number: number) => storage.update(number, ({ heldUntil: _, ...before }) => before);
  const editing = { ...deps, storage };

  return {
    /** Stores a write without sending it. Rejects if the browser refuses to store it. */
    async add(write: NewWrite): Promise<OutboxEntry> {
      const entry = await store(write, false);
      tell('added', entry.number);
      return entry;
    },
    /**
     * Stores a write that the person can undo with `remove`. The write is not sent until `sendHeld` or `releaseAll` is
     * called, or ten minutes have passed. Rejects if the browser refuses to store it.
     */
    hold: (write: NewWrite): Promise<OutboxEntry> => store(write, true),
    deliver,
    send,
    list,
    /**
     * Replaces the input of an unsent entry. `editedFields` are the fields that differ from its last input. If an
     * attempt to send the entry is running, waits until it has ended. Rejects with `EntrySentError` if the entry was
     * sent or removed.
     */
    async change(number: number, input: EntryInput, editedFields?: readonly string[]): Promise<void> {
      await changeEntry(number, { input, editedFields }, editing);
      tell('edited', number);
    },
    /**
     * Deletes an unsent entry. If an attempt to send the entry is running, waits until it has ended. Returns false if
     * the entry was already sent or deleted. If an earlier attempt got no response, the server may have carried out the
     * write even though the result is true.
     */
    async remove(number: number): Promise<boolean> {
      const isRemoved = await removeEntry(number, editing);
      tell('removed', number);
      return isRemoved;
    },
    /**
     * Starts a delivery that sends an entry again, even if it was refused or its wait is not over. The delivery also
     * sends the person's other entries that can be sent now. Resolves when the delivery has ended, even if it could not
     * send the entry. Does nothing if the entry no longer exists.
     */
    async retry(number: number): Promise<void> {
      const record = await storage.update(number, ({ refusal: _, wait: __, ...before }) => ({
        ...before,
        serverFailures: 0,
      }));
      if (!record) return;
      tell('changed', number);
      await deliver(record.userId);
    },
    /** Ends the time in which the person can undo a held entry. Then sends the entry and waits as `send` does. */
    async sendHeld(entry: OutboxEntry, patienceMs: number): Promise<SendResult> {
      await release(entry.number).catch(() => undefined);
      return sendStored(entry, patienceMs);
    },
    /**
     * Sends a held entry while the page closes. The request starts before this function returns. The entry stays
     * stored. A later attempt has the same key, so the server does not carry out the write again.
     */
    sendWhileLeaving: (entry: OutboxEntry): Promise<unknown> => sendEntry(entry, deps),
    sendUnstored,
    /**
     * Stores entries from a saved file or entries that the person deleted, except those whose keys are already in the
     * outbox. Returns how many were stored.
     */
    async restore(userId: number, contents: readonly EntryContent[]): Promise<number> {
      const known = new Set((await list(userId)).map(({ key }) => key));
      const missing = contents.filter(({ key }) => !known.has(key));
      for (const content of missing) tell('added', await storage.insert(userId, content));
      return missing.length;
    },
    /**
     * Ends the time in which the person can undo entries. Returns false if there were no entries that could be undone.
     */
    async releaseAll(userId: number): Promise<boolean> {
      const all = await storage.findAll(userId);
      const held = all.filter(({ record }) => isHeld(record, deps.now()));
      for (const { number } of held) await release(number);
      return held.length > 0;
    },
    /** Deletes all entries of a person. */
    async removeAll(userId: number): Promise<void> {
      for (const { number } of await storage.findAll(userId)) {
        await storage.remove(number, () => true, deps.now());
        tell('removed', number);
      }
    },
    findUserIds: storage.findUserIds,
    /**
     * Calls a function after each event of the outbox (see `OutboxEvent`) in this or another tab. Returns a function
     * that unsubscribes.
     */
    subscribe(listener: (event: OutboxEvent) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Tells the listeners of this tab that another tab has changed the outbox. */
    handleOtherTab: (kind: OutboxEvent['kind']) => tellThisTab({ kind }),
  };
}

/** Returns a placeholder for an entry that cannot be decrypted. */
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
