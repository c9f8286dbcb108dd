import { useTranslation } from 'react-i18next';
import { useMember } from '#web/lib/session.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { useAccount, useCancelEmailChange } from './use-account.ts';

/**
 * Shows the new email address that is not confirmed yet, with a button to cancel the change. Renders nothing without
 * such an address, or while the account is loading.
 */
export function PendingEmail() {
  const { t } = useTranslation('account');
  const { email } = useMember();
  const { data: account } = useAccount();
  const toast = useToast();
  const showError = useErrorToast();
  const cancelChange = useCancelEmailChange();
  const handleCancel = () =>
    cancelChange.mutate(undefined, {
      onSuccess: () => toast.show({ title: t('profile.withdrawn', { email }) }),
      onError: (error) => showError(t('profile.notWithdrawn'), error),
    });
  if (!account?.pendingEmail) return null;
  return (
    <div className="space-y-3">
      <Alert tone="good">
        {/* A long address can be wider than a phone's screen, so a line break is allowed anywhere in it. */}
        <span className="wrap-anywhere">
          {t(account.hasMailServer ? 'profile.pending' : 'profile.pendingStored', {
            email: account.pendingEmail,
            current: email,
          })}
        </span>
      </Alert>
      <Button variant="secondary" busy={cancelChange.isPending} onClick={handleCancel}>
        {t('profile.withdraw')}
      </Button>
    </div>
  );
}
