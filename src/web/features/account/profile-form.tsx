import { useTranslation } from 'react-i18next';
import { errorTable } from '#contracts/errors.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { ProfileValues } from './profile-schema.ts';
import { TitledErrorAlert } from './titled-error-alert.tsx';
import { useProfileForm } from './use-profile-form.ts';

export function ProfileForm({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useTranslation('account');
  const { language } = useLanguage();
  const { form, serverErrors, updateProfile, isNewEmail, handleSubmit } = useProfileForm();
  const { errors } = form.formState;
  const fieldProps = (name: keyof ProfileValues, validationError: string) => ({
    error: errors[name] ? validationError : serverErrors.forField(name),
    ...form.register(name, { onChange: () => updateProfile.isError && updateProfile.reset() }),
  });
  const nameError = (name: 'firstName' | 'lastName') =>
    form.watch(name).trim() === '' ? t(`profile.${name}Missing`) : t('profile.nameInvalid');
  const emailErrorKey = form.watch('email').trim() === '' ? 'profile.emailMissing' : 'profile.emailInvalid';

  return (
    <form noValidate onSubmit={handleSubmit} className="space-y-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label={t('profile.firstName')}
          autoComplete="given-name"
          required
          {...fieldProps('firstName', nameError('firstName'))}
        />
        <TextField
          label={t('profile.lastName')}
          autoComplete="family-name"
          required
          {...fieldProps('lastName', nameError('lastName'))}
        />
        <TextField
          type="email"
          label={t('profile.email')}
          autoComplete="email"
          required
          readOnly={!hasPassword}
          hint={hasPassword ? undefined : t('profile.emailNeedsPassword')}
          {...fieldProps('email', t(emailErrorKey))}
        />
        <TextField
          type="tel"
          label={t('profile.phone')}
          autoComplete="tel"
          hint={t('optional')}
          {...fieldProps('phoneNumber', errorTable.invalid_phone_number[language])}
        />
      </div>
      {isNewEmail && (
        <PasswordField
          label={t('currentPassword')}
          autoComplete="current-password"
          required
          hint={t('profile.passwordHint')}
          {...fieldProps('currentPassword', t('enterPassword'))}
        />
      )}
      {serverErrors.general && (
        <TitledErrorAlert
          title={t('profile.error')}
          error={serverErrors.general}
          fallback={t('profile.failed')}
        />
      )}
      <Button type="submit" busy={updateProfile.isPending}>
        {t('profile.save')}
      </Button>
    </form>
  );
}
