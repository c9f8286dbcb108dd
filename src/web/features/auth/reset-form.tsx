import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { passwordLength } from '#domain/password.ts';
import { CallError } from '#web/lib/call-api.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { refuseFault } from './auth-schema.ts';
import { FailureAlert } from './failure-alert.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { useResetPassword } from './use-auth.ts';
import { useFieldSentence } from './use-field-sentence.ts';

const formSchema = z
  .object({
    newPassword: z.string().max(passwordLength.max).superRefine(refuseFault),
    confirmation: z.string(),
  })
  .refine((typed) => typed.newPassword === typed.confirmation, { path: ['confirmation'] });

interface Props {
  token: string;
  onEnd: (end: 'done' | 'invalid') => void;
}

export function ResetForm({ token, onEnd }: Props) {
  const { t } = useTranslation('auth');
  const sentenceOf = useFieldSentence();
  const sending = useResetPassword(token);
  const form = useForm<z.output<typeof formSchema>>({
    resolver: zodResolver(formSchema),
    defaultValues: { newPassword: '', confirmation: '' },
  });
  const { errors } = form.formState;

  const send = form.handleSubmit(
    ({ newPassword }) => {
      if (sending.isPending) return;
      sending.mutate(newPassword, {
        onSuccess: () => onEnd('done'),
        onError: (error) => {
          if (isCode(error, 'invalid_reset_token')) onEnd('invalid');
          else form.setFocus('newPassword');
        },
      });
    },
    () => sending.reset(),
  );

  return (
    <form noValidate onSubmit={send} className="space-y-4">
      {sending.error && <Refusal error={sending.error} />}
      <NewPasswordField
        label={t('reset.newPassword')}
        typed={form.watch('newPassword')}
        error={sentenceOf('password', errors.newPassword)}
        {...form.register('newPassword', { deps: 'confirmation' })}
      />
      <PasswordField
        label={t('reset.confirmPassword')}
        autoComplete="new-password"
        required
        error={errors.confirmation && t('reset.mismatch')}
        {...form.register('confirmation')}
      />
      <Button type="submit" wide busy={sending.isPending}>
        {t('reset.submit')}
      </Button>
    </form>
  );
}

function Refusal({ error }: { error: Error }) {
  const { t } = useTranslation('auth');
  const isTokenRefused = isCode(error, 'invalid_input') && error.field === 'token';
  if (isTokenRefused) return <Alert>{t('reset.invalidToken')}</Alert>;
  return <FailureAlert error={error} fallback={t('reset.failed')} />;
}

function isCode(error: Error, code: CallError['code']): error is CallError {
  return error instanceof CallError && error.code === code;
}
