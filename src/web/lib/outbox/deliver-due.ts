import type { OutboxRecord } from '#web/lib/device-database.ts';
import { backOffMs, remainingMs } from './back-off.ts';
import type { OutboxEntry, OutboxEvent, Refusal } from './outbox-entry.ts';
import type { OutboxStorage } from './outbox-storage.ts';
import { type Attempt, type Reply, sendEntry } from './send-entry.ts';

/** After so many failures of the server, later entries are tried. If one succeeds, the failing entry is parked. */
const failuresBeforeParking = 8;

/** How long an entry can be held. An entry that is held for longer was stored before the clock was set back. */
export const longestHoldMs = 10 * 60_000;

export interface DeliveryDeps {
  storage: OutboxStorage;
  fetch: typeof fetch;
  now(): number;
  schedule(afterMs: number, work: () => void): void;
  /**
   * Returns the function that gives the response to the caller who waits for the entry. The caller waits until it is
   * called. Returns undefined if nobody waits.
   */
  takeWaiter(number: number): ((reply: Reply) => void) | undefined;
  /** Tells the other tabs that the outbox has changed. */
  notify(kind: OutboxEvent['kind']): void;
  onEvent(kind: OutboxEvent['kind'], number: number): void;
}

/** Why a delivery ended. `waitMs` is the time until the next attempt. Undefined if only a new event can help. */
interface DeliveryEnd {
  waitMs: number | undefined;
  /** Whether the server could not be reached. */
  isUnreachable: boolean;
}

/** Returns whether the person can still undo the entry. */
export const isHeld = ({ heldUntil }: OutboxRecord, now: number): boolean =>
  remainingMs(heldUntil === undefined ? undefined : { until: heldUntil, ms: longestHoldMs }, now) > 0;

/**
 * Sends the person's entries that are due, one after another in their order. Stops at the first failure, so that the
 * order is kept. A 429 holds back only the entries with the same path, because limits belong to an action.
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
    const attempt = await sendEntry(entry, deps);
    if (attempt.kind === 'answered') {
      await settle(entry, attempt.reply, deps);
      for (const other of setAside.splice(0)) await park(other, deps);
      continue;
    }
    const failed = await storage.update(number, (record) => afterFailure(record, attempt, deps.now()));
    deps.onEvent('changed', number);
    if (attempt.status === 0) return { waitMs, isUnreachable: true };
    if (attempt.status === 401) return { waitMs: undefined, isUnreachable: false };
    if (failed?.wait) waitAtMost(failed.wait.ms);
    if (attempt.status === 429) limitedPaths.add(entry.path);
    else if ((failed?.serverFailures ?? 0) >= failuresBeforeParking) setAside.push(number);
    else return { waitMs, isUnreachable: false };
    passed.add(number);
  }
}

/** Returns the path of an entry. Returns undefined if the entry cannot be read. */
const readPath = (storage: OutboxStorage, number: number, record: OutboxRecord) =>
  storage.read(number, record).then(
    ({ path }) => path,
    () => undefined,
  );

/**
 * Counts an attempt before it begins, so that a crash during the attempt leaves a trace. Returns the entry. Returns
 * undefined if it was removed, parked or cannot be read.
 */
async function startAttempt(storage: OutboxStorage, number: number): Promise<OutboxEntry | undefined> {
  const record = await storage.update(number, (before) =>
    before.refusal ? before : { ...before, attempts: before.attempts + 1 },
  );
  if (!record || record.refusal) return undefined;
  return storage.read(number, record).catch(() => undefined);
}

function afterFailure(
  record: OutboxRecord,
  attempt: Attempt & { kind: 'failed' },
  now: number,
): OutboxRecord {
  const { wait: _, ...rest } = record;
  const failed = { ...rest, failure: attempt.status };
  if (attempt.status === 0 || attempt.status === 401) return failed;
  const serverFailures = record.serverFailures + 1;
  const ms = attempt.waitMs ?? backOffMs(serverFailures);
  return { ...failed, serverFailures, wait: { until: now + ms, ms } };
}

/** Deletes an entry that the server accepted. A refused entry goes back to its caller, or is parked if nobody waits. */
async function settle(entry: OutboxEntry, reply: Reply, deps: DeliveryDeps): Promise<void> {
  const { number } = entry;
  const isAccepted = reply.status >= 200 && reply.status < 300;
  // A record that no longer exists needs no deletion.
  const isGone = entry.method === 'DELETE' && reply.status === 404;
  const respond = deps.takeWaiter(number);
  if (isAccepted || isGone || respond) {
    try {
      await deps.storage.update(number, () => undefined);
    } finally {
      respond?.(reply);
    }
    // Other tabs refresh. In this tab, the caller does.
    if (respond) deps.notify('sent');
    else deps.onEvent('sent', number);
    return;
  }
  const refusal = { status: reply.status, ...readCode(reply.text) };
  await deps.storage.update(number, (record) => ({ ...record, refusal }));
  deps.onEvent('refused', number);
}

async function park(number: number, deps: DeliveryDeps): Promise<void> {
  await deps.storage.update(number, (record) => ({
    ...record,
    refusal: { status: record.failure ?? 500, code: undefined, field: undefined },
  }));
  deps.onEvent('refused', number);
}

/** Returns the code and the field of an error response. */
function readCode(text: string): Pick<Refusal, 'code' | 'field'> {
  try {
    const { code, field } = JSON.parse(text) as Partial<Refusal>;
    return { code, field };
  } catch {
    return { code: undefined, field: undefined };
  }
}
