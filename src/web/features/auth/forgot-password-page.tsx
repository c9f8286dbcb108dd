import { useRouter } from '@tanstack/react-router';
import { ArrowLeft, KeyRound, MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { email } from '#contracts/auth-fields.ts';
import { contactAddress, isReachable } from '#web/lib/contact-address.ts';
import { hasPasskeys } from '#web/lib/passkey.ts';
import { Button } from '#web/ui/button.tsx';
import { Form, SubmitButton } from '#web/ui/form.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { ResultMessage } from './result-message.tsx';
import { TextLink } from './text-link.tsx';
import { useForgotPassword, useSignInOptions } from './use-auth.ts';

/**
 * Shows the form that requests a link to set a new password. The result looks the same whether or not the address has
 * an account.
 */
export function ForgotPasswordPage() {
  const { t } = useTranslation('auth');
  const { history } = useRouter();
  const [address, setAddress] = useState(history.location.state.email ?? '');
  const requestLink = useForgotPassword();
  const { data: options } = useSignInOptions();
  const isStored = (requestLink.data ?? options)?.hasMailServer === false;
  const isContactKnown = isReachable(contactAddress());
  return (
    <AuthLayout
      isAboutPassword
      back={
        <TextLink to="auth">
          <ArrowLeft aria-hidden="true" className="size-4" />
          {t('forgot.backToLogin')}
        </TextLink>
      }
    >
      {requestLink.isSuccess || requestLink.isError ? (
        <ResultMessage
          icon={isStored ? KeyRound : MailCheck}
          title={t(isStored ? 'forgot.storedTitle' : 'forgot.sentTitle')}
          text={t(isStored ? 'forgot.storedText' : 'forgot.sentText', { email: address })}
        >
          <div>
            <p className="text-muted">{t(isStored ? 'forgot.storedNote' : 'forgot.sentNote')}</p>
            {isStored &&
              (isContactKnown ? <Contact /> : <p className="text-muted">{t('forgot.askOperator')}</p>)}
          </div>
          <Button variant="secondary" onClick={() => requestLink.reset()}>
            {t('forgot.again')}
          </Button>
        </ResultMessage>
      ) : (
        <>
          <PageHeader
            title={t('forgot.title')}
            subtitle={t(`forgot.${isStored ? 'subtitleStored' : 'subtitle'}`)}
          />
          {isStored && (
            <div className="mb-6 space-y-2">
              <Steps />
              {isContactKnown && <Contact />}
            </div>
          )}
          <EmailForm
            initialEmail={address}
            onSubmit={async (submitted) => {
              setAddress(submitted);
              // Ignores a failure, because the page must show the same result for every address.
              await requestLink.mutateAsync(submitted).catch(() => undefined);
            }}
          />
          {!isStored && <p className="mt-4 text-small text-muted">{t('forgot.storedNote')}</p>}
          <PasskeyLink />
        </>
      )}
    </AuthLayout>
  );
}

/** Says how the person gets the link from somebody else. */
function Steps() {
  const { t } = useTranslation('auth');
  return (
    <ol className="space-y-3">
      {(['tell', 'request'] as const).map((step, index) => (
        <li key={step} className="flex items-start gap-3">
          <span
            aria-hidden="true"
            className="flex size-6 shrink-0 items-center justify-center rounded-full bg-primary-soft text-small font-semibold text-primary"
          >
            {index + 1}
          </span>
          {t(`forgot.steps.${step}`)}
        </li>
      ))}
    </ol>
  );
}

/** Shows a link to the page with the button to sign in with a passkey, which needs no password. */
function PasskeyLink() {
  const { t } = useTranslation('auth');
  if (!hasPasskeys()) return null;
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-2 text-muted">
      {t('forgot.passkeyQuestion')}
      <TextLink to="auth">{t('forgot.passkeyLink')}</TextLink>
    </p>
  );
}

/** Shows the contact address of the server. */
function Contact() {
  const { t } = useTranslation('auth');
  const address = contactAddress();
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-x-1.5 text-muted">
      {t('forgot.contact')}
      <a href={`mailto:${address}`} className="wrap-anywhere text-primary underline underline-offset-4">
        {address}
      </a>
    </p>
  );
}

const schema = z.object({ email });

interface FormProps {
  initialEmail: string;
  onSubmit: (email: string) => Promise<void>;
}

function EmailForm({ initialEmail, onSubmit }: FormProps) {
  const { t } = useTranslation('auth');
  return (
    <Form schema={schema} defaultValues={{ email: initialEmail }} onSubmit={({ email }) => onSubmit(email)}>
      <TextField
        name="email"
        type="email"
        label={t('email')}
        autoComplete="email"
        required
        missing={t('missing.email')}
        invalid={t('invalid.email')}
      />
      <SubmitButton wide>{t('forgot.submit')}</SubmitButton>
    </Form>
  );
}
