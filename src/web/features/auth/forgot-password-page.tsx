import { ArrowLeft, MailCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { email as address } from '#contracts/auth.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { Outcome } from './outcome.tsx';
import { QuietLink } from './quiet-link.tsx';
import { useForgotPassword } from './use-auth.ts';

/** Asks for a reset link. What is shown afterwards is the same whether or not the address has an account. */
export function ForgotPasswordPage() {
  const { t } = useTranslation('auth');
  const [email, setEmail] = useState('');
  const sending = useForgotPassword();
  return (
    <AuthLayout>
      {sending.isSuccess || sending.isError ? (
        <Outcome icon={MailCheck} title={t('forgot.sentTitle')} text={t('forgot.sentText', { email })}>
          <p className="text-muted">{t('forgot.sentNote')}</p>
          <Button variant="secondary" onClick={() => sending.reset()}>
            {t('forgot.again')}
          </Button>
        </Outcome>
      ) : (
        <>
          <PageHeader title={t('forgot.title')} subtitle={t('forgot.subtitle')} />
          <EmailForm
            start={email}
            isSending={sending.isPending}
            onSend={(given) => {
              setEmail(given);
              sending.mutate(given);
            }}
          />
        </>
      )}
      <div className="mt-4">
        <QuietLink to="auth">
          <ArrowLeft aria-hidden="true" className="size-4" />
          {t('forgot.backToLogin')}
        </QuietLink>
      </div>
    </AuthLayout>
  );
}

interface FormProps {
  start: string;
  isSending: boolean;
  onSend: (email: string) => void;
}

function EmailForm({ start, isSending, onSend }: FormProps) {
  const { t } = useTranslation('auth');
  const [typed, setTyped] = useState(start);
  const [fault, setFault] = useState<'missing' | 'invalid'>();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const read = address.safeParse(typed);
    setFault(read.success ? undefined : typed.trim() ? 'invalid' : 'missing');
    if (read.success) onSend(read.data);
  };
  return (
    <form noValidate onSubmit={send} className="space-y-4">
      <TextField
        type="email"
        label={t('email')}
        autoComplete="email"
        required
        value={typed}
        error={fault && t(`${fault}.email`)}
        onChange={(event) => {
          setTyped(event.target.value);
          setFault(undefined);
        }}
      />
      <Button type="submit" wide busy={isSending}>
        {t('forgot.submit')}
      </Button>
    </form>
  );
}
