import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMember } from '#web/lib/session.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { ActionRow } from './action-row.tsx';
import { PasswordForm } from './password-form.tsx';
import { focusSection, Section } from './section.tsx';
import { useAccount, useRequestResetLink } from './use-account.ts';

/** Lets the person change the password in a form that opens on request, or ask for a reset link by email. */
export function PasswordSection() {
  const { t } = useTranslation('account');
  const { data } = useAccount();
  const [isOpen, setOpen] = useState(false);
  const requestResetLink = useRequestResetLink();
  const hasPassword = data?.hasPassword ?? true;
  const handleCancel = () => {
    setOpen(false);
    focusSection('password');
  };
  return (
    <Section id="password" title={t('password.title')}>
      {hasPassword &&
        (isOpen ? (
          // A reset link stops working when the password changes, so the note about the link disappears.
          <PasswordForm onChanged={requestResetLink.reset} onCancel={handleCancel} />
        ) : (
          <ActionRow text={t('password.changeText')}>
            <Button variant="secondary" onClick={() => setOpen(true)}>
              {t('password.submit')}
            </Button>
          </ActionRow>
        ))}
      <div className={hasPassword ? 'mt-5 border-t border-line pt-5' : undefined}>
        <ResetLink hasPassword={hasPassword} requestResetLink={requestResetLink} />
      </div>
    </Section>
  );
}

interface ResetLinkProps {
  hasPassword: boolean;
  requestResetLink: ReturnType<typeof useRequestResetLink>;
}

/** Shows the button that requests a reset link. After the request, says where the link is. */
function ResetLink({ hasPassword, requestResetLink }: ResetLinkProps) {
  const { t } = useTranslation('account');
  const { email } = useMember();
  const { data } = useAccount();
  if (requestResetLink.isSuccess) {
    return (
      <Alert tone="good">
        <span className="wrap-anywhere">
          {t(requestResetLink.data.hasMailServer ? 'password.sent' : 'password.stored', { email })}
        </span>
      </Alert>
    );
  }
  return (
    <div className="space-y-4">
      {requestResetLink.error && <ErrorAlert title={t('password.notSent')} error={requestResetLink.error} />}
      <ActionRow text={t(hasPassword ? 'password.forgotten' : 'password.none')}>
        <Button
          variant="secondary"
          busy={requestResetLink.isPending}
          onClick={() => requestResetLink.mutate()}
        >
          {t('password.getLink')}
        </Button>
      </ActionRow>
      {data?.hasMailServer === false && (
        <p className="-mt-2 max-w-prose text-small text-pretty text-muted">{t('password.willBeStored')}</p>
      )}
    </div>
  );
}
