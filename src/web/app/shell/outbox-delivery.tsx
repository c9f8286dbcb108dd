// biome-ignore lint/style/noRestrictedImports: the outbox refreshes the queries after it has sent entries.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { onKeptWrite } from '#web/lib/outbox/kept-on-device.ts';
import { useMember } from '#web/lib/session.ts';
import { toastTimes } from '#web/ui/toast-queue.ts';
import { useToast } from '#web/ui/toaster.tsx';

/** Sends the entries that this device keeps, and says when an entry is kept. Renders nothing. */
export function OutboxDelivery() {
  const { t } = useTranslation('shell');
  const toast = useToast();
  const queryClient = useQueryClient();
  const { id } = useMember();
  const lastSaid = useRef(Number.NEGATIVE_INFINITY);
  const sayKept = useEffectEvent((failure: number | undefined) => {
    // The answers of a check-in are several writes, but the person saves once.
    if (performance.now() - lastSaid.current < toastTimes.visible) return;
    lastSaid.current = performance.now();
    toast.show({
      title: t('kept.title'),
      description: t(failure === 401 ? 'kept.signedOut' : failure === 0 ? 'kept.offline' : 'kept.later'),
    });
  });
  useEffect(() => onKeptWrite(({ entry }) => sayKept(entry.failure)), []);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    const stopWaiting = whenIdle(async () => {
      const { startDelivery } = await import('#web/lib/outbox/start-delivery.ts');
      if (!isGone) stop = startDelivery(id, queryClient);
    });
    return () => {
      isGone = true;
      stopWaiting();
      stop?.();
    };
  }, [id, queryClient]);
  return null;
}

/** Runs work when the page has loaded and the browser has time. Returns a function that cancels it. */
function whenIdle(work: () => Promise<void>): () => void {
  // Safari has no idle callbacks.
  const start = () => void work().catch(() => undefined);
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(start, 1_000);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(start, { timeout: 3_000 });
  return () => cancelIdleCallback(id);
}
