import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { passwordInput } from '#contracts/auth-fields.ts';
import { Button } from '#web/ui/button.tsx';
import { Form, SubmitButton } from '#web/ui/form.tsx';
import { newPassword } from '#web/ui/new-password-schema.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useUpdatePassword } from './use-account.ts';

const schema = z
  .object({ currentPassword: passwordInput, newPassword, confirmation: z.string() })
  .refine((values) => values.newPassword === values.confirmation, {
    path: ['confirmation'],
    // By default, zod skips this check if another field is invalid. The person would then learn only after the next
    // attempt that the passwords differ.
    when: () => true,
  });

interface Props {
  onChanged: () => void;
  onCancel: () => void;
}

/** Shows the form that changes the password. The first field gets the focus when the form appears. */
export function PasswordForm({ onChanged, onCancel }: Props) {
  const { t } = useTranslation(['account', 'common']);
  const toast = useToast();
  const updatePassword = useUpdatePassword();
  return (
    <Form
      schema={schema}
      defaultValues={{ currentPassword: '', newPassword: '', confirmation: '' }}
      onSubmit={async ({ currentPassword, newPassword }, reset) => {
        await updatePassword.mutateAsync({ body: { currentPassword, newPassword } });
        reset();
        onChanged();
        toast.show({ title: t('password.changed'), description: t('password.changedText') });
      }}
      errorTitle={t('password.failed')}
    >
      <PasswordField
        name="currentPassword"
        label={t('currentPassword')}
        autoComplete="current-password"
        required
        autoFocus
        missing={t('enterPassword')}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <PasswordField
          name="newPassword"
          label={t('password.new')}
          autoComplete="new-password"
          required
          hint={t('password.hint')}
          missing={t('password.newMissing')}
          invalid={t('password.tooLong')}
        />
        <PasswordField
          name="confirmation"
          label={t('password.confirm')}
          autoComplete="new-password"
          required
          missing={t('password.mismatch')}
          invalid={t('password.mismatch')}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <SubmitButton variant="secondary">{t('password.submit')}</SubmitButton>
        <Button variant="quiet" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
      </div>
    </Form>
  );
}
