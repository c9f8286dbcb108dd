import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { controlStyle, Field, type FieldProps } from './field.tsx';
import { iconButtonStyle } from './icon-button.tsx';

type Props = FieldProps & Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'>;

export function PasswordField({
  name,
  label,
  hint,
  describedBy,
  missing,
  invalid,
  maxLength,
  error,
  ...input
}: Props) {
  const { t } = useTranslation('common');
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  const action = shown ? t('hidePassword') : t('showPassword');
  return (
    <Field {...{ name, label, hint, describedBy, missing, invalid, maxLength, error }}>
      {(controlProps) => (
        <span className="relative block">
          <input
            autoCapitalize="off"
            spellCheck={false}
            {...input}
            {...controlProps}
            type={shown ? 'text' : 'password'}
            className={`${controlStyle} pr-12`}
          />
          <span className="absolute inset-y-0 right-0 flex items-center">
            {/* The name of the button is a hidden text and not an `aria-label`, so that a search
                for the label "Password" finds only the field. */}
            <button type="button" title={action} className={iconButtonStyle} onClick={() => setShown(!shown)}>
              <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
              <span className="visually-hidden">{action}</span>
            </button>
          </span>
        </span>
      )}
    </Field>
  );
}
