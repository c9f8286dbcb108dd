import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorToast } from './use-error-toast.ts';

/** Shows in a toast that a part of the page could not be loaded, and then calls `onShown`. */
export function FailedPart({ error, onShown }: { error: unknown; onShown: () => void }) {
  const { t } = useTranslation('common');
  const showError = useErrorToast();
  const show = useEffectEvent(() => {
    showError(t('partFailed'), error);
    onShown();
  });
  useEffect(() => show(), []);
  return null;
}
