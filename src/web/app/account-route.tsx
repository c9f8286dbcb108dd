import { useTranslation } from 'react-i18next';
import type { StoredPreferences } from '#domain/preferences.ts';
import { AccountPage } from '#web/features/account/account-page.tsx';
import { usePreferencesQuery, useUpdatePreferences } from '#web/features/preferences/use-preferences.ts';
import { useToast } from '#web/ui/toaster.tsx';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { SignOutButton } from './shell/sign-out-button.tsx';

/**
 * Shows the account page with the stored preferences. A changed preference is shown at once, and reverted if the change
 * can be neither sent nor kept on this device.
 */
export function AccountRoute() {
  const { t } = useTranslation('account');
  const toast = useToast();
  const showError = useErrorToast();
  const updatePreferences = useUpdatePreferences();
  const handleChange = (change: StoredPreferences) =>
    updatePreferences.mutate(change, {
      onSuccess: () => toast.show({ title: t('preferences.saved') }),
      onError: (error) => showError(t('preferences.notSaved'), error),
    });
  return (
    <AccountPage
      preferences={usePreferencesQuery()}
      onPreferencesChange={handleChange}
      signOut={(className) => <SignOutButton className={className} />}
    />
  );
}
