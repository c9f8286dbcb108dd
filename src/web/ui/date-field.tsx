import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from './text-field.tsx';

export function DateField(props: ComponentProps<typeof TextField>) {
  const { t } = useTranslation('forms');
  return <TextField type="date" missing={t('dateMissing')} {...props} />;
}
