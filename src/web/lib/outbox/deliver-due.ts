import type { OutboxRecord } from '#web/lib/device-database.ts';
import { backOffMs, remainingMs } from './back-off.ts';
import type { OutboxEntry, OutboxEvent } from './outbox-entry.ts';
import type { OutboxStorage } from './outbox-storage.ts';
import { type FailedAttempt, type Reply, readRefusal, sendEntry } from './send-entry.ts';
import { findUpdate, isKeyReused } from './stored-version.ts';

/**
 * After the server has failed to handle an entry this many times (see `serverFailures`), the entry no longer holds back
 * later entries. If the server then accepts or refuses a later entry, the failing entry is parked: it is not sent again
 * until the person retries or changes it. An entry whose last failure was a 503 is not parked, because the server says
 * that it can handle the entry later, for example when the disk for photos has space again.
 */
const failuresBeforeParking = 8;

/**
 * How long the person can undo an entry that was stored with `hold`, in milliseconds. If more time than this is left,
 * the clock was set back, and the person can no longer undo the entry.
 */
export const longestHoldMs = 10 * 60_000;

export interface DeliveryDeps {
  storage: OutboxStorage;
  fetch: typeof fetch;
  now(): number;
  randomUuid(): string;
  schedule(afterMs: number, work: () => void): void;
  /**
   * Removes the caller that waits for the response to an entry, and returns the function that passes the response to
   * that caller. Returns undefined if no caller waits.
   */
  takeWaiter(number: number): ((reply: Reply) => void) | undefined;
  /** Tells the other tabs that the outbox has changed. */
  notify(kind: OutboxEvent['kind']): void;
  /** Tells the listeners of all tabs what happened to an entry. */
  onEvent(kind: OutboxEvent['kind'], number: number): void;
}

/**
 * How a delivery ended. `waitMs` is the time until the next entry can be sent, in milliseconds. It is undefined if no
 * entry has to wait, or if the person is not signed in.
 */
interface DeliveryEnd {
  waitMs: number | undefined;
  /** Whether the server could not be reached. */
  isUnreachable: boolean;
}

/** Returns whether the person can still undo the entry. */
export const isHeld = ({ heldUntil }: OutboxRecord, now: number): boolean =>
  remainingMs(heldUntil === undefined ? undefined : { until: heldUntil, ms: longestHoldMs }, now) > 0;

/**
 * Sends the person's entries that can be sent now, one after another, in order. Stops at the first failure, so that no
 * later entry overtakes the failed entry. There are two exceptions. A 429 (too many requests) holds back only the
 * entries with the same path, because a rate limit applies to one action. An entry that has failed
 * `failuresBeforeParking` times does not stop the others. Rejects if the storage fails.
 */
export async function deliverDue(userId: number, deps: DeliveryDeps): Promise<DeliveryEnd> {
  const { storage } = deps;
  const passed = new Set<number>();
  const limitedPaths = new Set<string>();
  const setAside: number[] = [];
  let waitMs: number | undefined;
  const waitAtMost = (ms: number) => {
    waitMs = Math.min(waitMs ?? ms, ms);
  };
  for (;;) {
    const next = await storage.findFirst(
      userId,
      (number, record) => !record.refusal && !passed.has(number) && !isHeld(record, deps.now()),
    );
    if (!next) return { waitMs, isUnreachable: false };
    const { number } = next;
    const remaining = remainingMs(next.record.wait, deps.now());
    if (remaining > 0) waitAtMost(remaining);
    const isLimited = remaining > 0 && next.record.failure === 429;
    if (remaining > 0 && !isLimited) return { waitMs, isUnreachable: false };
    if (isLimited || limitedPaths.size > 0) {
      const path = await readPath(storage, number, next.record);
      if (path === undefined || isLimited || limitedPaths.has(path)) {
        if (path !== undefined) limitedPaths.add(path);
        passed.add(number);
        continue;
      }
    }
    const entry = await startAttempt(storage, number);
    if (!entry) {
      passed.add(number);
      continue;
    }
    const attempt = await sendAndSettle(entry, deps);
    if (!attempt) {
      for (const other of setAside.splice(0)) await park(other, deps);
      continue;
    }
    const failed = await storage.update(number, (record) => afterFailure(record, attempt, deps.now()));
    deps.onEvent('changed', number);
    if (attempt.status === 0) return { waitMs, isUnreachable: true };
    if (attempt.status === 401) return { waitMs: undefined, isUnreachable: false };
    if (failed?.wait) waitAtMost(failed.wait.ms);
    if (attempt.status === 429) limitedPaths.add(entry.path);
    else if ((failed?.serverFailures ?? 0) < failuresBeforeParking) return { waitMs, isUnreachable: false };
    else if (attempt.status !== 503) setAside.push(number);
    passed.add(number);
  }
}

/**
 * Sends an entry, and calls `settle` if the response is final. Returns the failure if the entry must be sent again,
 * otherwise undefined.
 */
async function sendAndSettle(entry: OutboxEntry, deps: DeliveryDeps): Promise<FailedAttempt | undefined> {
  const attempt = await sendEntry(entry, deps);
  if (attempt.kind === 'failed') return attempt;
  if (isKeyReused(attempt.reply)) return resolveReusedKey(entry, attempt.reply, deps);
  await settle(entry, attempt.reply, deps);
  return undefined;
}

/** Returns the path of an entry. Returns undefined if the entry cannot be read. */
const readPath = (storage: OutboxStorage, number: number, record: OutboxRecord) =>
  storage.read(number, record).then(
    ({ path }) => path,
    () => undefined,
  );

/**
 * Counts an attempt before the request is sent, so that the count is right even if the tab closes during the attempt.
 * Returns the entry, or undefined if the entry was removed, is parked or cannot be read.
 */
async function startAttempt(storage: OutboxStorage, number: number): Promise<OutboxEntry | undefined> {
  const record = await storage.update(number, (before) =>
    before.refusal ? before : { ...before, attempts: before.attempts + 1 },
  );
  if (!record || record.refusal) return undefined;
  return storage.read(number, record).catch(() => undefined);
}

/**
 * Returns the record of an entry after a failed attempt. Status 0 (no network) and 401 (no session) are not failures of
 * the server. They are not counted in `serverFailures`, and the entry gets no wait.
 */
function afterFailure(record: OutboxRecord, attempt: FailedAttempt, now: number): OutboxRecord {
  const { wait: _, ...rest } = record;
  const failed = { ...rest, failure: attempt.status };
  if (attempt.status === 0 || attempt.status === 401) return failed;
  const serverFailures = record.serverFailures + 1;
  const ms = attempt.waitMs ?? backOffMs(serverFailures);
  return { ...failed, serverFailures, wait: { until: now + ms, ms } };
}

/**
 * Handles the final response to an entry. Deletes the entry from the outbox if the server accepted it, if it was a
 * deletion of a record that no longer exists, or if a caller waits for the response. Otherwise marks the entry as
 * refused, so that it is not sent until the person retries or changes it.
 */
async function settle(entry: OutboxEntry, reply: Reply, deps: DeliveryDeps): Promise<void> {
  const { number } = entry;
  const isAccepted = reply.status >= 200 && reply.status < 300;
  // A 404 means that the record was already deleted on the server.
  const isGone = entry.method === 'DELETE' && reply.status === 404;
  const respond = deps.takeWaiter(number);
  if (isAccepted || isGone || respond) {
    try {
      await deps.storage.update(number, () => undefined);
    } finally {
      respond?.(reply);
    }
    // If a caller waits, tells only the other tabs. The caller itself refreshes the queries of this tab.
    if (respond) deps.notify('sent');
    else deps.onEvent('sent', number);
    return;
  }
  await deps.storage.update(number, (record) => ({ ...record, refusal: readRefusal(reply) }));
  deps.onEvent('refused', number);
}

/**
 * Handles an entry that the server has refused because the server has already stored another input
 * under the entry's idempotency key. If that input is an earlier version of the entry, replaces the
 * entry with an update of the stored record. The update is sent next. If there is no earlier
 * version or the record cannot be updated, gives the entry a new key and marks the entry as
 * refused. The server then creates a second record only if the person sends the entry again.
 * Returns the failure if asking the server for the stored version fails, otherwise undefined.
 */
async function resolveReusedKey(
  entry: OutboxEntry,
  refused: Reply,
  deps: DeliveryDeps,
): Promise<FailedAttempt | undefined> {
  const { storage } = deps;
  const key = deps.randomUuid();
  const update = await findUpdate(entry, key, deps);
  if (update && 'kind' in update) return update;
  const { number, userId, attempts: _, failure: __, refusal: ___, sentInputs: ____, ...content } = entry;
  const sealed = await storage.sealContent(userId, update ?? { ...content, key });
  const refusal = update ? {} : { refusal: readRefusal(refused) };
  await storage.update(number, () => ({ userId, sealed, attempts: 0, serverFailures: 0, ...refusal }));
  deps.onEvent(update ? 'changed' : 'refused', number);
  return undefined;
}

/** Stops sending an entry that keeps failing, and shows it to the person as refused. */
async function park(number: number, deps: DeliveryDeps): Promise<void> {
  await deps.storage.update(number, (record) => ({
    ...record,
    refusal: { status: record.failure ?? 500, code: undefined, field: undefined },
  }));
  deps.onEvent('refused', number);
}
