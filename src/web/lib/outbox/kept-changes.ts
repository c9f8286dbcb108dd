import type { QueryClient } from '@tanstack/react-query';
import { type ShownChange, showChange } from '#web/lib/optimistic-change.ts';
import { findOptimistic } from '#web/lib/optimistic-writes.ts';
import type { OutboxEntry, OutboxEvent } from './outbox-entry.ts';

type Entry = Pick<OutboxEntry, 'number'>;

/** Returns functions that show the optimistic changes of unsent writes, until the writes are sent or removed. */
export function createKeptChanges() {
  const shownChanges = new Map<number, ShownChange>();

  /**
   * Stores a change that the page already shows for an entry, so that the change stays visible until the entry is sent
   * or removed. If an earlier change of the same entry is already stored, undoes the earlier change.
   */
  function keep({ number }: Entry, shown: ShownChange): void {
    shownChanges.get(number)?.undo();
    shownChanges.set(number, shown);
  }

  /**
   * Shows the optimistic changes of `entries` that are not shown yet. If a change is shown but its entry is not in
   * `entries`, treats the entry as sent and confirms the change.
   */
  function show(queryClient: QueryClient, entries: readonly OutboxEntry[]): void {
    for (const entry of entries) {
      const change = shownChanges.has(entry.number) ? undefined : findOptimistic(entry);
      if (change) shownChanges.set(entry.number, showChange(queryClient, change));
    }
    const present = new Set(entries.map(({ number }) => number));
    for (const number of shownChanges.keys()) if (!present.has(number)) end(number, 'sent');
  }

  function end(number: number, reason: 'sent' | 'removed'): void {
    const shown = shownChanges.get(number);
    shownChanges.delete(number);
    if (reason === 'sent') shown?.confirm();
    else shown?.undo();
  }

  return {
    keep,
    show,
    /**
     * Confirms the optimistic change of an entry that was sent. Undoes the change of an entry that was removed or
     * edited. The next call of `show` shows the new change of an edited entry. Ignores events from other tabs, which
     * have no number.
     */
    handleEvent({ kind, number }: OutboxEvent): void {
      if (number === undefined) return;
      if (kind === 'sent') end(number, 'sent');
      if (kind === 'removed' || kind === 'edited') end(number, 'removed');
    },
  };
}

/** The optimistic changes of the unsent writes in this browser. */
export const keptChanges = createKeptChanges();
