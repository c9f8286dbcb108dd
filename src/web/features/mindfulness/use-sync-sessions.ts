import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '#web/ui/toaster.tsx';
import { useSessionTimerStore } from './use-session-timer.ts';

/**
 * Returns a function that completes a session whose time is over and sends unsent sessions. It shows a toast for
 * sessions that were sent late.
 */
export function useSyncSessions(): () => Promise<void> {
  const { t } = useTranslation('mindfulness');
  const store = useSessionTimerStore();
  const toast = useToast();
  return useCallback(async () => {
    const { saved } = await store.sync();
    // The page itself shows that a session was saved. Only sessions that were sent late need a toast.
    const delayed = saved.filter((session) => session.sendFailed);
    const minutes = delayed.reduce((sum, session) => sum + session.minutes, 0);
    if (delayed.length > 0) toast.show({ title: t('saved', { count: minutes }) });
  }, [store, toast, t]);
}
