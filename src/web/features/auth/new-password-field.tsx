import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { passwordLength } from '#domain/password.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { PasswordChecklist } from './password-checklist.tsx';

interface Props extends ComponentProps<typeof PasswordField> {
  /** What stands in the field now. */
  currentValue: string;
}

/** A password that is being chosen: what it needs, and what of that it has. */
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
