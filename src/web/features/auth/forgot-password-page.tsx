import { ArrowLeft, MailCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { email as address } from '#contracts/auth-fields.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { ResultMessage } from './result-message.tsx';
import { TextLink } from './text-link.tsx';
import { useForgotPassword } from './use-auth.ts';

/** Requests a reset link. The result looks the same whether or not the address has an account. */
export function ForgotPasswordPage() {
  const { t } = useTranslation('auth');
  const [email, setEmail] = useState('');
  const requestLink = useForgotPassword();
  return (
    <AuthLayout>
      {requestLink.isSuccess || requestLink.isError ? (
        <ResultMessage icon={MailCheck} title={t('forgot.sentTitle')} text={t('forgot.sentText', { email })}>
          <p className="text-muted">{t('forgot.sentNote')}</p>
          <Button variant="secondary" onClick={() => requestLink.reset()}>
            {t('forgot.again')}
          </Button>
        </ResultMessage>
      ) : (
        <>
          <PageHeader title={t('forgot.title')} subtitle={t('forgot.subtitle')} />
          <EmailForm
            initialEmail={email}
            isSending={requestLink.isPending}
            onSubmit={(submittedEmail) => {
              setEmail(submittedEmail);
              requestLink.mutate(submittedEmail);
            }}
          />
        </>
      )}
      <div className="mt-4">
        <TextLink to="auth">
          <ArrowLeft aria-hidden="true" className="size-4" />
          {t('forgot.backToLogin')}
        </TextLink>
      </div>
    </AuthLayout>
  );
}

interface FormProps {
  initialEmail: string;
  isSending: boolean;
  onSubmit: (email: string) => void;
}

function EmailForm({ initialEmail, isSending, onSubmit }: FormProps) {
  const { t } = useTranslation('auth');
  const [input, setInput] = useState(initialEmail);
  const [error, setError] = useState<'missing' | 'invalid'>();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const parsed = address.safeParse(input);
    setError(parsed.success ? undefined : input.trim() ? 'invalid' : 'missing');
    if (parsed.success) onSubmit(parsed.data);
  };
  return (
    <form noValidate onSubmit={handleSubmit} className="space-y-4">
      <TextField
        type="email"
        label={t('email')}
        autoComplete="email"
        required
        value={input}
        error={error && t(`${error}.email`)}
        onChange={(event) => {
          setInput(event.target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" wide busy={isSending}>
        {t('forgot.submit')}
      </Button>
    </form>
  );
}
