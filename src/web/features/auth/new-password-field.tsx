import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { passwordLength } from '#domain/password.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { PasswordChecklist } from './password-checklist.tsx';

interface Props extends ComponentProps<typeof PasswordField> {
  /** The current value of the field. */
  currentValue: string;
}

/** A field for a new password, with a checklist of the rules it meets. */
export function NewPasswordField({ currentValue, ...field }: Props) {
  const { t } = useTranslation('auth');
  return (
    <div>
      <PasswordField
        hint={t('passwordHint')}
        autoComplete="new-password"
        minLength={passwordLength.min}
        required
        {...field}
      />
      <PasswordChecklist password={currentValue} />
    </div>
  );
}
