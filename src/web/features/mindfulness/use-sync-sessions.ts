import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '#web/ui/toaster.tsx';
import { playChime } from './chime.ts';
import { useSessionTimerStore } from './use-session-timer.ts';

/** Returns a function that completes a due session, sends pending sessions, plays the chime and shows a toast. */
export function useSyncSessions(): () => Promise<void> {
  const { t } = useTranslation('mindfulness');
  const store = useSessionTimerStore();
  const toast = useToast();
  return useCallback(async () => {
    const { completed, saved } = await store.sync();
    if (completed.length > 0) playChime();
    // Only delayed sessions need a toast, because the page itself shows that the others were saved.
    const delayed = saved.filter((session) => session.sendFailed);
    const minutes = delayed.reduce((sum, session) => sum + session.minutes, 0);
    if (delayed.length > 0) toast.show({ title: t('saved', { count: minutes }) });
  }, [store, toast, t]);
}
