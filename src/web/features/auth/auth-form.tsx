import { zodResolver } from '@hookform/resolvers/zod';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CallError } from '#web/lib/call-api.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type AuthMode, authSchemas, type Typed } from './auth-schema.ts';
import { FailureAlert } from './failure-alert.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { QuietButton, QuietLink } from './quiet-link.tsx';
import { useAuthenticate } from './use-auth.ts';
import { useFieldSentence } from './use-field-sentence.ts';

/** As the fields follow each other on the page. */
const inOrder = ['firstName', 'lastName', 'email', 'password'] as const;
const nothing: Typed = { email: '', password: '', firstName: '', lastName: '' };

interface Props {
  mode: AuthMode;
  onModeChange: (mode: AuthMode) => void;
  /** The password was right, and a code is asked for besides. */
  onCodeAsked: () => void;
}

/** One form for both modes: who changes the mode keeps what was typed. */
export function AuthForm({ mode, onModeChange, onCodeAsked }: Props) {
  const { t } = useTranslation('auth');
  const sending = useAuthenticate(mode);
  const form = useForm<Typed>({
    resolver: zodResolver(authSchemas[mode]),
    defaultValues: nothing,
    shouldFocusError: false,
  });
  const isUnfilled = Object.values(form.formState.errors).some(({ type }) => type === 'too_small');

  const send = form.handleSubmit(
    (typed) => {
      if (sending.isPending) return;
      sending.mutate(typed, {
        onSuccess: (answer) => 'twoFactorRequired' in answer && onCodeAsked(),
        onError: (error) => {
          const field = error instanceof CallError ? error.field : undefined;
          if (field !== undefined && field in nothing) form.setFocus(field as keyof Typed);
        },
      });
    },
    (errors) => {
      sending.reset();
      const first = inOrder.find((name) => errors[name]);
      if (first) form.setFocus(first);
    },
  );
  const changeMode = () => {
    form.reset(undefined, { keepValues: true });
    sending.reset();
    onModeChange(mode === 'login' ? 'register' : 'login');
  };

  return (
    <>
      <form noValidate onSubmit={send} className="space-y-4">
        {isUnfilled && <Alert>{t('fillIn')}</Alert>}
        {sending.error && <FailureAlert error={sending.error} fallback={t(`${mode}.failed`)} />}
        <Fields mode={mode} form={form} />
        <Button type="submit" wide busy={sending.isPending}>
          {t(`${mode}.submit`)}
        </Button>
      </form>
      <p className="mt-4 flex flex-wrap items-center justify-center gap-x-2 text-muted">
        {t(`${mode}.other`)}
        <QuietButton onClick={changeMode}>{t(`${mode}.toOther`)}</QuietButton>
      </p>
    </>
  );
}

function Fields({ mode, form }: { mode: AuthMode; form: UseFormReturn<Typed> }) {
  const { t } = useTranslation('auth');
  const sentenceOf = useFieldSentence();
  const wiring = (name: keyof Typed) => ({
    label: t(name),
    required: true,
    error: sentenceOf(name, form.formState.errors[name]),
    ...form.register(name),
  });
  return (
    <>
      {mode === 'register' && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField autoComplete="given-name" {...wiring('firstName')} />
          <TextField autoComplete="family-name" {...wiring('lastName')} />
        </div>
      )}
      <TextField type="email" autoComplete="email" {...wiring('email')} />
      {mode === 'register' ? (
        <NewPasswordField typed={form.watch('password')} {...wiring('password')} />
      ) : (
        <div>
          <PasswordField autoComplete="current-password" minLength={1} {...wiring('password')} />
          <QuietLink to="forgotPassword">{t('forgotLink')}</QuietLink>
        </div>
      )}
    </>
  );
}
