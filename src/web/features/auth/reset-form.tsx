import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { passwordLength } from '#domain/password.ts';
import { CallError } from '#web/lib/call-api.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { AuthErrorAlert } from './auth-error-alert.tsx';
import { addPasswordIssue } from './auth-schema.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { useResetPassword } from './use-auth.ts';
import { useFieldError } from './use-field-error.ts';

const formSchema = z
  .object({
    newPassword: z.string().max(passwordLength.max).superRefine(addPasswordIssue),
    confirmation: z.string(),
  })
  .refine((values) => values.newPassword === values.confirmation, { path: ['confirmation'] });

interface Props {
  token: string;
  onResult: (result: 'done' | 'invalid') => void;
}

export function ResetForm({ token, onResult }: Props) {
  const { t } = useTranslation('auth');
  const fieldError = useFieldError();
  const resetPassword = useResetPassword(token);
  const form = useForm<z.output<typeof formSchema>>({
    resolver: zodResolver(formSchema),
    defaultValues: { newPassword: '', confirmation: '' },
  });
  const { errors } = form.formState;

  const handleSubmit = form.handleSubmit(
    ({ newPassword }) => {
      if (resetPassword.isPending) return;
      resetPassword.mutate(newPassword, {
        onSuccess: () => onResult('done'),
        onError: (error) => {
          if (hasCode(error, 'invalid_reset_token')) onResult('invalid');
          else form.setFocus('newPassword');
        },
      });
    },
    () => resetPassword.reset(),
  );

  return (
    <form noValidate onSubmit={handleSubmit} className="space-y-4">
      {resetPassword.error && <ResetErrorAlert error={resetPassword.error} />}
      <NewPasswordField
        label={t('reset.newPassword')}
        currentValue={form.watch('newPassword')}
        error={fieldError('password', errors.newPassword)}
        {...form.register('newPassword', { deps: 'confirmation' })}
      />
      <PasswordField
        label={t('reset.confirmPassword')}
        autoComplete="new-password"
        required
        error={errors.confirmation && t('reset.mismatch')}
        {...form.register('confirmation')}
      />
      <Button type="submit" wide busy={resetPassword.isPending}>
        {t('reset.submit')}
      </Button>
    </form>
  );
}

function ResetErrorAlert({ error }: { error: Error }) {
  const { t } = useTranslation('auth');
  const isTokenInvalid = hasCode(error, 'invalid_input') && error.field === 'token';
  if (isTokenInvalid) return <Alert>{t('reset.invalidToken')}</Alert>;
  return <AuthErrorAlert error={error} fallback={t('reset.failed')} />;
}

function hasCode(error: Error, code: CallError['code']): error is CallError {
  return error instanceof CallError && error.code === code;
}
