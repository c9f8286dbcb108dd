import type { FieldError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorTable } from '#contracts/errors.ts';
import type { PasswordError } from '#domain/password.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import type { AuthValues } from './auth-schema.ts';

/** Returns a function that translates a field's error. The contracts' messages are English only. */
export function useFieldError() {
  const { t } = useTranslation('auth');
  const { language } = useLanguage();
  return (field: keyof AuthValues, error: FieldError | undefined): string | undefined => {
    if (!error) return undefined;
    if (error.type === 'custom') return errorTable[error.message as PasswordError][language];
    return error.type === 'too_small' ? t(`missing.${field}`) : t(`invalid.${field}`);
  };
}
