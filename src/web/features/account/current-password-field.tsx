import { useTranslation } from 'react-i18next';
import { PasswordField } from '#web/ui/password-field.tsx';

/** Shows a field named `password` for the person's current password. The field gets the focus when it appears. */
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
