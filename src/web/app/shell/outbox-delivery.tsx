// biome-ignore lint/style/noRestrictedImports: the outbox refreshes the queries after it has sent entries.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { onKeptWrite } from '#web/lib/outbox/kept-on-device.ts';
import { loadOutbox } from '#web/lib/send-write.ts';
import { useMember } from '#web/lib/session.ts';
import { hasUnsent } from '#web/lib/unsent-flag.ts';
import { toastTimes } from '#web/ui/toast-queue.ts';
import { useToast } from '#web/ui/toaster.tsx';

const startDelayMs = 3_000;

/**
 * Sends the member's unsent entries. Shows a toast when a write cannot be sent and is kept on this device instead.
 * Renders nothing.
 */
export function OutboxDelivery() {
  const { t } = useTranslation('shell');
  const toast = useToast();
  const queryClient = useQueryClient();
  const { id } = useMember();
  const lastSaid = useRef(Number.NEGATIVE_INFINITY);
  const sayKept = useEffectEvent((failure: number | undefined) => {
    // Shows one toast for several writes in a row. A check-in, for example, sends each answer as a write.
    if (performance.now() - lastSaid.current < toastTimes.visible) return;
    lastSaid.current = performance.now();
    // `failure` is undefined for an entry that waits behind another unsent entry, because that entry was not sent yet.
    const isOffline = failure === 0 || !navigator.onLine;
    const reasons = { 401: 'kept.signedOut', 429: 'kept.limited' } as const;
    const reason = reasons[failure as keyof typeof reasons] ?? (isOffline ? 'kept.offline' : 'kept.later');
    toast.show({ title: t('kept.title'), description: t(reason) });
  });
  useEffect(() => onKeptWrite(({ entry }) => sayKept(entry.failure)), []);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    const start = async () => {
      const [{ startDelivery }] = await Promise.all([
        import('#web/lib/outbox/start-delivery.ts'),
        loadOutbox(),
      ]);
      if (!isGone) stop = startDelivery(id, queryClient);
    };
    // If there are no unsent entries, starts the delivery later, so that it does not delay the first view.
    const timer = setTimeout(() => void start().catch(() => undefined), hasUnsent(id) ? 0 : startDelayMs);
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [id, queryClient]);
  return null;
}
