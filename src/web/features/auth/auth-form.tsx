import { zodResolver } from '@hookform/resolvers/zod';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CallError } from '#web/lib/call-api.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { AuthErrorAlert } from './auth-error-alert.tsx';
import { type AuthMode, type AuthValues, authSchemas } from './auth-schema.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { TextButton, TextLink } from './text-link.tsx';
import { useAuthenticate } from './use-auth.ts';
import { useFieldError } from './use-field-error.ts';

/** The order of the fields on the page. */
const fieldOrder = ['firstName', 'lastName', 'email', 'password'] as const;
const emptyValues: AuthValues = { email: '', password: '', firstName: '', lastName: '' };

interface Props {
  mode: AuthMode;
  onModeChange: (mode: AuthMode) => void;
  /** Called if the password was correct and a second factor is required. */
  onCodeRequired: () => void;
}

/** The form for signing in and signing up. Switching the mode keeps the input. */
export function AuthForm({ mode, onModeChange, onCodeRequired }: Props) {
  const { t } = useTranslation('auth');
  const authenticate = useAuthenticate(mode);
  const form = useForm<AuthValues>({
    resolver: zodResolver(authSchemas[mode]),
    defaultValues: emptyValues,
    shouldFocusError: false,
  });
  const hasEmptyFields = Object.values(form.formState.errors).some(({ type }) => type === 'too_small');

  const handleSubmit = form.handleSubmit(
    (values) => {
      if (authenticate.isPending) return;
      authenticate.mutate(values, {
        onSuccess: (answer) => 'twoFactorRequired' in answer && onCodeRequired(),
        onError: (error) => {
          const field = error instanceof CallError ? error.field : undefined;
          if (field !== undefined && field in emptyValues) form.setFocus(field as keyof AuthValues);
        },
      });
    },
    (errors) => {
      authenticate.reset();
      const firstInvalid = fieldOrder.find((name) => errors[name]);
      if (firstInvalid) form.setFocus(firstInvalid);
    },
  );
  const handleModeChange = () => {
    form.reset(undefined, { keepValues: true });
    authenticate.reset();
    onModeChange(mode === 'login' ? 'register' : 'login');
  };

  return (
    <>
      <form noValidate onSubmit={handleSubmit} className="space-y-4">
        {hasEmptyFields && <Alert>{t('fillIn')}</Alert>}
        {authenticate.error && <AuthErrorAlert error={authenticate.error} fallback={t(`${mode}.failed`)} />}
        <AuthFields mode={mode} form={form} />
        <Button type="submit" wide busy={authenticate.isPending}>
          {t(`${mode}.submit`)}
        </Button>
      </form>
      <p className="mt-4 flex flex-wrap items-center justify-center gap-x-2 text-muted">
        {t(`${mode}.switchPrompt`)}
        <TextButton onClick={handleModeChange}>{t(`${mode}.switchAction`)}</TextButton>
      </p>
    </>
  );
}

function AuthFields({ mode, form }: { mode: AuthMode; form: UseFormReturn<AuthValues> }) {
  const { t } = useTranslation('auth');
  const fieldError = useFieldError();
  const fieldProps = (name: keyof AuthValues) => ({
    label: t(name),
    required: true,
    error: fieldError(name, form.formState.errors[name]),
    ...form.register(name),
  });
  return (
    <>
      {mode === 'register' && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField autoComplete="given-name" {...fieldProps('firstName')} />
          <TextField autoComplete="family-name" {...fieldProps('lastName')} />
        </div>
      )}
      <TextField type="email" autoComplete="email" {...fieldProps('email')} />
      {mode === 'register' ? (
        <NewPasswordField currentValue={form.watch('password')} {...fieldProps('password')} />
      ) : (
        <div>
          <PasswordField autoComplete="current-password" minLength={1} {...fieldProps('password')} />
          <TextLink to="forgotPassword">{t('forgotLink')}</TextLink>
        </div>
      )}
    </>
  );
}
