import { longestHoldMs } from './deliver-due.ts';
import type { EntryContent } from './entry-encoding.ts';
import type { NewWrite, OutboxEntry } from './outbox-entry.ts';
import type { OutboxStorage } from './outbox-storage.ts';
import { type SendDeps, sendEntry } from './send-entry.ts';

interface Deps extends SendDeps {
  storage: OutboxStorage;
  randomUuid(): string;
}

/**
 * Returns two functions. `store` stores a write on this device. `sendUnstored` sends the server all writes that this
 * device has not stored yet, because they could be lost when the page closes.
 */
export function createWriteStore(deps: Deps) {
  const unstored = new Set<OutboxEntry>();
  let lastAdd: Promise<unknown> = Promise.resolve();

  /**
   * Stores a write without sending it. Resolves once the browser has written it to disk. Rejects if the browser refuses
   * to store it. If `isHeld` is true, the person can still undo the write.
   */
  function store(write: NewWrite, isHeld: boolean): Promise<OutboxEntry> {
    const now = deps.now();
    const { userId, writtenAt = now, ...parts } = write;
    const content: EntryContent = { key: deps.randomUuid(), ...parts, writtenAt };
    const heldUntil = isHeld ? now + longestHoldMs : undefined;
    const entry = { number: 0, userId, ...content, attempts: 0 };
    unstored.add(entry);
    // Stores the writes one after another. Otherwise a small write could be stored before an earlier write with a large
    // file, which takes longer to encrypt.
    const adding = lastAdd
      .then(() => deps.storage.insert(userId, content, heldUntil))
      .finally(() => unstored.delete(entry));
    lastAdd = adding.catch(() => undefined);
    return adding.then((number) => ({ ...entry, number }));
  }

  /**
   * Sends the writes that are not on disk yet, while the page closes. The requests start before this function returns,
   * and continue after the page is closed. If a write reaches the disk after all, it is sent again with the same key,
   * and the server does not carry it out twice. Browsers refuse to send more than 64 KiB in this way.
   */
  function sendUnstored(): void {
    const fetch: SendDeps['fetch'] = (address, request) =>
      deps.fetch(address, { ...request, keepalive: true });
    for (const entry of unstored) void sendEntry(entry, { ...deps, fetch });
  }

  return { store, sendUnstored };
}
