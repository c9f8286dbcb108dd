import { useTranslation } from 'react-i18next';
import { errorTable } from '#contracts/errors.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { Failure } from './failure.tsx';
import type { TypedProfile } from './profile-schema.ts';
import { useProfileForm } from './use-profile-form.ts';

export function ProfileForm({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useTranslation('account');
  const { language } = useLanguage();
  const { form, fault, saving, isNewEmail, save } = useProfileForm();
  const { errors } = form.formState;
  const wiring = (name: keyof TypedProfile, sentence: string) => ({
    error: errors[name] ? sentence : fault.at(name),
    ...form.register(name, { onChange: () => saving.isError && saving.reset() }),
  });
  const nameSentence = (name: 'firstName' | 'lastName') =>
    form.watch(name).trim() === '' ? t(`profile.${name}Missing`) : t('profile.nameInvalid');
  const emailSentence = form.watch('email').trim() === '' ? 'profile.emailMissing' : 'profile.emailInvalid';

  return (
    <form noValidate onSubmit={save} className="space-y-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label={t('profile.firstName')}
          autoComplete="given-name"
          required
          {...wiring('firstName', nameSentence('firstName'))}
        />
        <TextField
          label={t('profile.lastName')}
          autoComplete="family-name"
          required
          {...wiring('lastName', nameSentence('lastName'))}
        />
        <TextField
          type="email"
          label={t('profile.email')}
          autoComplete="email"
          required
          readOnly={!hasPassword}
          hint={hasPassword ? undefined : t('profile.emailNeedsPassword')}
          {...wiring('email', t(emailSentence))}
        />
        <TextField
          type="tel"
          label={t('profile.phone')}
          autoComplete="tel"
          hint={t('optional')}
          {...wiring('phoneNumber', errorTable.invalid_phone_number[language])}
        />
      </div>
      {isNewEmail && (
        <PasswordField
          label={t('currentPassword')}
          autoComplete="current-password"
          required
          hint={t('profile.passwordHint')}
          {...wiring('currentPassword', t('enterPassword'))}
        />
      )}
      {fault.elsewhere && (
        <Failure title={t('profile.error')} error={fault.elsewhere} fallback={t('profile.failed')} />
      )}
      <Button type="submit" busy={saving.isPending}>
        {t('profile.save')}
      </Button>
    </form>
  );
}
