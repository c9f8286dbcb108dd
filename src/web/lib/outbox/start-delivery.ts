import type { QueryClient } from '@tanstack/react-query';
import { buildUrl } from '#contracts/build-request.ts';
import { setKeptDeletions } from '#web/lib/kept-deletions.ts';
import { noteSent, noteUnsent } from '#web/lib/last-sent.ts';
import { onOptimisticDefined } from '#web/lib/optimistic-writes.ts';
import { refreshQueries } from '#web/lib/refresh-queries.ts';
import { setHasUnsent } from '#web/lib/unsent-flag.ts';
import { deliveryIntervalMs } from './back-off.ts';
import { deviceOutbox } from './device-outbox.ts';
import { keptChanges } from './kept-changes.ts';

/**
 * How long to wait after an entry was sent before the queries are refreshed, in milliseconds. Several entries that are
 * sent within this time cause only one refresh.
 */
const refreshDelayMs = 300;

/**
 * Sends the person's entries now and every eight seconds. Also sends them when the network is back, and when the window
 * becomes visible or focused. When the page closes, sends the entries that are not stored yet. Shows the changes of
 * unsent entries in cached responses, and refreshes the queries after entries were sent. Returns a function that stops
 * everything.
 */
export function startDelivery(userId: number, queryClient: QueryClient): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const deliver = () => void deviceOutbox.deliver(userId);
  const deliverIfVisible = () => document.visibilityState === 'visible' && deliver();
  for (const event of ['online', 'focus', 'pageshow']) window.addEventListener(event, deliver, { signal });
  document.addEventListener('visibilitychange', deliverIfVisible, { signal });
  window.addEventListener('pagehide', deviceOutbox.sendUnstored, { signal });
  const interval = setInterval(deliver, deliveryIntervalMs);

  let isFirst = true;
  const showEntries = async () => {
    const entries = await deviceOutbox.list(userId, { includeHeld: true }).catch(() => undefined);
    if (!entries || signal.aborted) return;
    setHasUnsent(userId, entries.length > 0);
    noteUnsent(userId, entries.length, isFirst);
    isFirst = false;
    keptChanges.show(queryClient, entries);
    const deletions = entries.filter(({ method }) => method === 'DELETE');
    setKeptDeletions(
      new Set(
        deletions.map(({ path, input }) =>
          buildUrl(path, { params: input.params ?? {}, query: input.query ?? {} }),
        ),
      ),
    );
  };
  let refreshTimer: ReturnType<typeof setTimeout> | undefined;
  const refreshSoon = () => {
    clearTimeout(refreshTimer);
    // Calls `showEntries` only after the queries are refetched. Otherwise a row whose deletion was just sent would
    // reappear until its list is refetched.
    refreshTimer = setTimeout(() => void refreshQueries(queryClient).then(showEntries), refreshDelayMs);
  };
  const unsubscribe = deviceOutbox.subscribe((event) => {
    keptChanges.handleEvent(event);
    if (event.kind !== 'sent') return void showEntries();
    noteSent(userId);
    refreshSoon();
  });
  const stopShowing = onOptimisticDefined(() => void showEntries());

  void showEntries();
  deliver();
  return () => {
    controller.abort();
    clearInterval(interval);
    clearTimeout(refreshTimer);
    unsubscribe();
    stopShowing();
  };
}
