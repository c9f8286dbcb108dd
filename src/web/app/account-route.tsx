import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredPreferences } from '#domain/preferences.ts';
import { AccountPage } from '#web/features/account/account-page.tsx';
import { usePreferences, useUpdatePreferences } from '#web/features/preferences/use-preferences.ts';
import { KeptOnDevice } from '#web/lib/outbox/kept-on-device.ts';
import { useToast } from '#web/ui/toaster.tsx';
import { useErrorToast } from '#web/ui/use-error-toast.ts';

/**
 * Shows the account page with the stored preferences. Shows a changed preference at once. Reverts the change if the
 * server rejects it, or if it can be neither sent nor kept on this device.
 */
export function AccountRoute() {
  const { t } = useTranslation('account');
  const toast = useToast();
  const showError = useErrorToast();
  const savedPreferences = usePreferences();
  const updatePreferences = useUpdatePreferences();
  const [pendingChange, setPendingChange] = useState<StoredPreferences>();
  const handleChange = (change: StoredPreferences) => {
    setPendingChange({
      units: { ...pendingChange?.units, ...change.units },
      display: { ...pendingChange?.display, ...change.display },
    });
    updatePreferences.mutate(change, {
      onSuccess: () => toast.show({ title: t('preferences.saved') }),
      onError: (error) => {
        if (error instanceof KeptOnDevice) return;
        setPendingChange(undefined);
        showError(t('preferences.notSaved'), error);
      },
    });
  };
  const preferences = savedPreferences && {
    units: { ...savedPreferences.units, ...pendingChange?.units },
    display: { ...savedPreferences.display, ...pendingChange?.display },
  };
  return <AccountPage preferences={preferences} onPreferencesChange={handleChange} />;
}
