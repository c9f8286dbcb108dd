import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { passwordLength } from '#domain/password.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { Failure } from './failure.tsx';
import { useChangePassword } from './use-account.ts';
import { faultField, useFault } from './use-fault.ts';

const fields = ['currentPassword', 'newPassword'] as const;
const nothing = { currentPassword: '', newPassword: '', confirmation: '' };

/** What the form itself refuses; the server holds a stronger rule, and its sentence stands beside the field. */
const leastTyped = 6;

const formSchema = z
  .object({
    currentPassword: z.string().min(1),
    newPassword: z.string().min(leastTyped).max(passwordLength.max),
    confirmation: z.string(),
  })
  .refine((typed) => typed.newPassword === typed.confirmation, {
    path: ['confirmation'],
    // Said also while another field is wrong.
    when: () => true,
  });

export function PasswordForm() {
  const { t } = useTranslation('account');
  const toast = useToast();
  const changing = useChangePassword();
  const fault = useFault(changing.error, fields);
  const form = useForm({ resolver: zodResolver(formSchema), defaultValues: nothing });
  const { errors } = form.formState;

  const send = form.handleSubmit(({ currentPassword, newPassword }) => {
    if (changing.isPending) return;
    changing.mutate(
      { currentPassword, newPassword },
      {
        onSuccess: () => {
          form.reset(nothing);
          toast.show({ title: t('password.changed'), description: t('password.changedText') });
        },
        onError: (error) => {
          const field = fields.find((name) => name === faultField(error));
          if (field) form.setFocus(field);
        },
      },
    );
  });
  const forget = { onChange: () => changing.isError && changing.reset() };
  const lengthSentence = errors.newPassword?.type === 'too_big' ? 'password.tooLong' : 'password.tooShort';

  return (
    <form noValidate onSubmit={send} className="space-y-4">
      <PasswordField
        label={t('currentPassword')}
        autoComplete="current-password"
        required
        error={errors.currentPassword ? t('enterPassword') : fault.at('currentPassword')}
        {...form.register('currentPassword', forget)}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <PasswordField
          label={t('password.new')}
          autoComplete="new-password"
          required
          hint={t('password.hint')}
          error={errors.newPassword ? t(lengthSentence) : fault.at('newPassword')}
          {...form.register('newPassword', { ...forget, deps: 'confirmation' })}
        />
        <PasswordField
          label={t('password.confirm')}
          autoComplete="new-password"
          required
          error={errors.confirmation && t('password.mismatch')}
          {...form.register('confirmation')}
        />
      </div>
      {fault.elsewhere && <Failure title={t('password.failed')} error={fault.elsewhere} />}
      <Button type="submit" busy={changing.isPending}>
        {t('password.submit')}
      </Button>
    </form>
  );
}
