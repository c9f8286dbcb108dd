import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { controlStyle, Field, type FieldProps } from './field.tsx';
import { IconButton } from './icon-button.tsx';

type Props = FieldProps & Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'>;

export function PasswordField({ label, hint, error, ...input }: Props) {
  const { t } = useTranslation('common');
  const [isVisible, setVisible] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(controlProps) => (
        <span className="relative block">
          <input
            autoCapitalize="off"
            spellCheck={false}
            {...input}
            {...controlProps}
            type={isVisible ? 'text' : 'password'}
            className={`${controlStyle} pr-12`}
          />
          <span className="absolute inset-y-0 right-0 flex items-center">
            <IconButton
              icon={isVisible ? EyeOff : Eye}
              label={isVisible ? t('hidePassword') : t('showPassword')}
              onClick={() => setVisible(!isVisible)}
            />
          </span>
        </span>
      )}
    </Field>
  );
}
