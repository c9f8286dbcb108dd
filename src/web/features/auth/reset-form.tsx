import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { CallError } from '#web/lib/call-api.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Form, SubmitButton } from '#web/ui/form.tsx';
import { newPassword } from '#web/ui/new-password-schema.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { useResetPassword } from './use-auth.ts';

const schema = z
  .object({ newPassword, confirmation: z.string() })
  .refine((values) => values.newPassword === values.confirmation, {
    path: ['confirmation'],
    // By default, zod skips this check if another field is invalid. The person would then learn only after the next
    // attempt that the passwords differ.
    when: () => true,
  });

interface Props {
  token: string;
  onResult: (result: 'done' | 'invalid') => void;
}

export function ResetForm({ token, onResult }: Props) {
  const { t } = useTranslation('auth');
  const resetPassword = useResetPassword(token);
  return (
    <Form
      schema={schema}
      defaultValues={{ newPassword: '', confirmation: '' }}
      onSubmit={async (input) => {
        try {
          await resetPassword.mutateAsync(input.newPassword);
        } catch (error) {
          if (!hasCode(error, 'invalid_reset_token')) throw error;
          return onResult('invalid');
        }
        onResult('done');
      }}
      errorFallback={t('reset.failed')}
      renderError={(error) =>
        hasCode(error, 'invalid_input') ? <Alert>{t('reset.invalidToken')}</Alert> : undefined
      }
    >
      <NewPasswordField
        name="newPassword"
        label={t('reset.newPassword')}
        missing={t('missing.password')}
        invalid={t('invalid.password')}
      />
      <PasswordField
        name="confirmation"
        label={t('reset.confirmPassword')}
        autoComplete="new-password"
        required
        missing={t('reset.mismatch')}
        invalid={t('reset.mismatch')}
      />
      <SubmitButton wide>{t('reset.submit')}</SubmitButton>
    </Form>
  );
}

const hasCode = (error: unknown, code: CallError['code']): boolean =>
  error instanceof CallError && error.code === code;
