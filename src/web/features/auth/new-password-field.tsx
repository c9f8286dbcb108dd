import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { passwordLength } from '#domain/password.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { PasswordChecklist, ruleIds } from './password-checklist.tsx';

interface Props {
  name: string;
  label: string;
  missing: string;
  invalid: string;
}

/**
 * Shows a field for a new password. A hint names the rules until the person types. Then a checklist replaces the hint
 * and marks the rules that the password meets. The hint and the rules of the checklist describe the field.
 */
export function NewPasswordField(props: Props) {
  const { t } = useTranslation('auth');
  const id = useId();
  const password: string = useWatch({ name: props.name });
  return (
    <div>
      <PasswordField
        {...(password ? { describedBy: ruleIds(id) } : { hint: t('passwordHint') })}
        autoComplete="new-password"
        minLength={passwordLength.min}
        required
        {...props}
      />
      {password && <PasswordChecklist id={id} password={password} />}
    </div>
  );
}
