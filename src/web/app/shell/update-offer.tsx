import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { setReadyUpdate, useReadyUpdate } from '#web/lib/ready-update.ts';
import { useHasUnsavedInput } from '#web/lib/unsaved-input.ts';
import { useToast } from '#web/ui/toaster.tsx';

/**
 * The wait before a new version is offered, in milliseconds. The wait starts when no form has unsaved input, and starts
 * again after new input. Without the wait, the toast with the offer would replace the toast "Saved".
 */
const pauseMs = 6_000;

/** Offers a new version of the app once, in a toast, when no form has unsaved input. Renders nothing. */
export function UpdateOffer() {
  const { t } = useTranslation('shell');
  const toast = useToast();
  const load = useReadyUpdate();
  const isEntering = useHasUnsavedInput();
  const offer = useEffectEvent((onPress: () => void) => {
    toast.show({ title: t('updateReady'), action: { label: t('loadUpdate'), onPress } });
    setReadyUpdate(undefined);
  });
  useEffect(() => {
    if (!load || isEntering) return;
    const timer = setTimeout(() => offer(load), pauseMs);
    return () => clearTimeout(timer);
  }, [load, isEntering]);
  return null;
}
