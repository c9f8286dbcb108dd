import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { controlStyle, Field, type FieldProps } from './field.tsx';
import { IconButton } from './icon-button.tsx';

type Props = FieldProps & Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'>;

export function PasswordField({ name, label, hint, missing, invalid, maxLength, error, ...input }: Props) {
  const { t } = useTranslation('common');
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ name, label, hint, missing, invalid, maxLength, error }}>
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
            <IconButton
              icon={shown ? EyeOff : Eye}
              label={shown ? t('hidePassword') : t('showPassword')}
              onClick={() => setShown(!shown)}
            />
          </span>
        </span>
      )}
    </Field>
  );
}
