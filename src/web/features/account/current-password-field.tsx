import { useTranslation } from 'react-i18next';
import { PasswordField } from '#web/ui/password-field.tsx';

/** The field `password`: the person's current password, which has the focus at once. */
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
