import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredPreferences } from '#domain/preferences.ts';
import { AccountPage } from '#web/features/account/account-page.tsx';
import { usePreferences, useUpdatePreferences } from '#web/features/preferences/use-preferences.ts';
import { errorMessage } from '#web/i18n/error-message.ts';
import { loadTranslations } from '#web/i18n/language.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToast } from '#web/ui/toaster.tsx';

await loadTranslations('account');

/** Connects the account page with the stored preferences. A change shows at once and is undone if saving fails. */
export function AccountRoute() {
  const { t } = useTranslation('account');
  const { language } = useLanguage();
  const toast = useToast();
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
        setPendingChange(undefined);
        toast.show({
          title: t('preferences.notSaved'),
          description: errorMessage(error, language),
          tone: 'danger',
        });
      },
    });
  };
  const preferences = savedPreferences && {
    units: { ...savedPreferences.units, ...pendingChange?.units },
    display: { ...savedPreferences.display, ...pendingChange?.display },
  };
  return <AccountPage preferences={preferences} onPreferencesChange={handleChange} />;
}
