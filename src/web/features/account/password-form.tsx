import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { passwordLength } from '#domain/password.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { TitledErrorAlert } from './titled-error-alert.tsx';
import { useUpdatePassword } from './use-account.ts';
import { errorField, useServerErrors } from './use-server-errors.ts';

const fields = ['currentPassword', 'newPassword'] as const;
const emptyValues = { currentPassword: '', newPassword: '', confirmation: '' };

/** What the form itself refuses; the server holds a stronger rule, and its sentence stands beside the field. */
const minLength = 6;

const formSchema = z
  .object({
    currentPassword: z.string().min(1),
    newPassword: z.string().min(minLength).max(passwordLength.max),
    confirmation: z.string(),
  })
  .refine((values) => values.newPassword === values.confirmation, {
    path: ['confirmation'],
    // Said also while another field is wrong.
    when: () => true,
  });

export function PasswordForm() {
  const { t } = useTranslation('account');
  const toast = useToast();
  const updatePassword = useUpdatePassword();
  const serverErrors = useServerErrors(updatePassword.error, fields);
  const form = useForm({ resolver: zodResolver(formSchema), defaultValues: emptyValues });
  const { errors } = form.formState;

  const handleSubmit = form.handleSubmit(({ currentPassword, newPassword }) => {
    if (updatePassword.isPending) return;
    updatePassword.mutate(
      { currentPassword, newPassword },
      {
        onSuccess: () => {
          form.reset(emptyValues);
          toast.show({ title: t('password.changed'), description: t('password.changedText') });
        },
        onError: (error) => {
          const field = fields.find((name) => name === errorField(error));
          if (field) form.setFocus(field);
        },
      },
    );
  });
  const resetOnChange = { onChange: () => updatePassword.isError && updatePassword.reset() };
  const lengthErrorKey = errors.newPassword?.type === 'too_big' ? 'password.tooLong' : 'password.tooShort';

  return (
    <form noValidate onSubmit={handleSubmit} className="space-y-4">
      <PasswordField
        label={t('currentPassword')}
        autoComplete="current-password"
        required
        error={errors.currentPassword ? t('enterPassword') : serverErrors.forField('currentPassword')}
        {...form.register('currentPassword', resetOnChange)}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <PasswordField
          label={t('password.new')}
          autoComplete="new-password"
          required
          hint={t('password.hint')}
          error={errors.newPassword ? t(lengthErrorKey) : serverErrors.forField('newPassword')}
          {...form.register('newPassword', { ...resetOnChange, deps: 'confirmation' })}
        />
        <PasswordField
          label={t('password.confirm')}
          autoComplete="new-password"
          required
          error={errors.confirmation && t('password.mismatch')}
          {...form.register('confirmation')}
        />
      </div>
      {serverErrors.general && <TitledErrorAlert title={t('password.failed')} error={serverErrors.general} />}
      <Button type="submit" busy={updatePassword.isPending}>
        {t('password.submit')}
      </Button>
    </form>
  );
}
