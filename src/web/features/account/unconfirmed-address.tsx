import { useTranslation } from 'react-i18next';
import { useMember } from '#web/lib/session.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { useAccount, useSendAddressLink } from './use-account.ts';

/**
 * Shows a warning to a person whose email address is not confirmed: a password reset would switch
 * off the second factor and remove the passkeys. Has a button that asks for a new confirmation link.
 * Renders nothing if the address is confirmed, or while the account is loading.
 */
export function UnconfirmedAddress() {
  const { t } = useTranslation('account');
  const { email } = useMember();
  const { data: account } = useAccount();
  const toast = useToast();
  const showError = useErrorToast();
  const sendLink = useSendAddressLink();
  const handleSend = () =>
    sendLink.mutate(undefined, {
      onSuccess: () =>
        toast.show({ title: t(account?.hasMailServer ? 'address.sent' : 'address.stored', { email }) }),
      onError: (error) => showError(t('address.notSent'), error),
    });
  if (account?.emailVerified !== false) return null;
  return (
    <div className="mb-4 space-y-3">
      <Alert tone="attention">
        {/* A long address can be wider than a phone's screen, so a line break is allowed anywhere in it. */}
        <span className="wrap-anywhere">
          {t(account.hasMailServer ? 'address.unconfirmed' : 'address.unconfirmedStored', { email })}
        </span>
      </Alert>
      <Button variant="secondary" busy={sendLink.isPending} onClick={handleSend}>
        {t(account.hasMailServer ? 'address.send' : 'address.request')}
      </Button>
    </div>
  );
}
