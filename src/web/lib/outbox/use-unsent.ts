import { useMemo, useSyncExternalStore } from 'react';
import { useMember } from '#web/lib/session.ts';
import type { EntryContent } from './entry-encoding.ts';
import type { EntryInput, OutboxEntry } from './outbox-entry.ts';
import { createUnsentStore, loadOutbox, type Unsent, type UnsentStore } from './unsent-store.ts';

const stores = new Map<number, UnsentStore>();

/** Returns the store of the signed-in person's unsent entries. */
function useUnsentStore(): UnsentStore {
  const { id } = useMember();
  let store = stores.get(id);
  if (!store) {
    store = createUnsentStore(id);
    stores.set(id, store);
  }
  return store;
}

/** Returns the person's unsent entries, and whether this browser can store entries. All tabs share the entries. */
export function useUnsentState(): Unsent {
  const store = useUnsentStore();
  return useSyncExternalStore(store.subscribe, store.read);
}

/**
 * Returns the person's unsent entries in the order of sending, without those that are probably being sent right now.
 */
export const useUnsent = (): readonly OutboxEntry[] => useUnsentState().entries;

/**
 * Returns whether the person has an unsent entry with the method and path `write`, such as `POST /api/water-intake`.
 * Ignores entries for which `isShown` returns false. By default, `isShown` returns true for all entries.
 */
export const useHasUnsent = (write: string, isShown: (entry: OutboxEntry) => boolean = () => true): boolean =>
  useUnsent().some((entry) => `${entry.method} ${entry.path}` === write && isShown(entry));

/** Returns functions that send, change and delete the person's unsent entries. */
export function useUnsentActions() {
  const userId = useMember().id;
  return useMemo(
    () => ({
      /**
       * Sends the entries with the given numbers again, in order. Resolves after the attempts, even if entries could
       * not be sent.
       */
      async send(numbers: readonly number[]): Promise<void> {
        const outbox = await loadOutbox();
        for (const number of numbers) await outbox.retry(number);
      },
      /**
       * Replaces the input of an entry and starts to send it. Rejects with `EntrySentError` if the entry was sent or
       * removed.
       */
      async change(number: number, input: EntryInput): Promise<void> {
        const outbox = await loadOutbox();
        await outbox.change(number, input);
        void outbox.deliver(userId);
      },
      /** Deletes entries. Returns how many were deleted before they were sent. */
      async remove(numbers: readonly number[]): Promise<number> {
        const outbox = await loadOutbox();
        const removed = await Promise.all(numbers.map((number) => outbox.remove(number)));
        return removed.filter(Boolean).length;
      },
      /**
       * Stores entries that the person deleted, or that come from a file of saved entries. Leaves out entries that are
       * still in the outbox. Returns how many were stored.
       */
      async restore(contents: readonly EntryContent[]): Promise<number> {
        const outbox = await loadOutbox();
        const count = await outbox.restore(userId, contents);
        void outbox.deliver(userId);
        return count;
      },
    }),
    [userId],
  );
}
