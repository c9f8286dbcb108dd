import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMember } from '#web/lib/session.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
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
  const isOneRow = !requestResetLink.isSuccess && !requestResetLink.error;
  const handleCancel = () => {
    setOpen(false);
    focusSection('password');
  };
  return (
    <Section id="password" title={t('password.title')} value={hasPassword ? undefined : t('password.notSet')}>
      {hasPassword &&
        (isOpen ? (
          // A reset link stops working when the password changes, so the note about the link disappears.
          <PasswordForm onChanged={requestResetLink.reset} onCancel={handleCancel} />
        ) : (
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {t('password.submit')}
          </Button>
        ))}
      <div
        className={classNames(
          hasPassword && 'mt-5 border-t border-line pt-4',
          isOneRow && 'items-center justify-between gap-x-6 sm:flex',
        )}
      >
        <p className={classNames('mb-3 text-muted', isOneRow && 'sm:mb-0')}>
          {hasPassword ? t('password.forgotten') : t('password.none')}
          {data?.hasMailServer === false && !requestResetLink.isSuccess && ` ${t('password.willBeStored')}`}
        </p>
        <ResetLinkButton requestResetLink={requestResetLink} />
      </div>
    </Section>
  );
}

function ResetLinkButton({ requestResetLink }: { requestResetLink: ReturnType<typeof useRequestResetLink> }) {
  const { t } = useTranslation('account');
  const { email } = useMember();
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
    <div className="shrink-0 space-y-4">
      {requestResetLink.error && <ErrorAlert title={t('password.notSent')} error={requestResetLink.error} />}
      <Button variant="secondary" busy={requestResetLink.isPending} onClick={() => requestResetLink.mutate()}>
        {t('password.getLink')}
      </Button>
    </div>
  );
}
