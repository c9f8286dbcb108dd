import { useTranslation } from 'react-i18next';
import { PasswordField } from '#web/ui/password-field.tsx';

/** A field for the person's current password, named `password`. It gets the focus when it appears. */
export function CurrentPasswordField() {
  const { t } = useTranslation('account');
  return (
    <PasswordField
      name="password"
      label={t('currentPassword')}
      autoComplete="current-password"
      required
      autoFocus
      missing={t('enterPassword')}
    />
  );
}
