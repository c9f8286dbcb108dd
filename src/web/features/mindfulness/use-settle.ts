import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '#web/ui/toaster.tsx';
import { chime } from './chime.ts';
import { usePracticeStore } from './use-practice.ts';

/** Completes what is due, sends what the server lacks, and lets that be heard and seen. */
export function useSettle(): () => Promise<void> {
  const { t } = useTranslation('mindfulness');
  const store = usePracticeStore();
  const toast = useToast();
  return useCallback(async () => {
    const { completed, saved } = await store.settle();
    if (completed.length > 0) chime();
    // Of one that is sent at once the page itself speaks.
    const late = saved.filter((one) => one.waiting);
    const minutes = late.reduce((sum, one) => sum + one.minutes, 0);
    if (late.length > 0) toast.show({ title: t('saved', { count: minutes }) });
  }, [store, toast, t]);
}
