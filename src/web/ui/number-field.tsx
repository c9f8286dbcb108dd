import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import type { NumberRule } from './number-schema.ts';
import { TextField } from './text-field.tsx';

type Props = ComponentProps<typeof TextField> & { rule: NumberRule };

/** Shows a text field for a number, with a decimal comma or point. Its error message states the allowed range. */
export function NumberField({ rule: { min, max, step }, ...field }: Props) {
  const { t } = useTranslation('forms');
  const { language } = useLanguage();
  const bounds = { min: formatNumber(min, language, 2), max: formatNumber(max, language, 2) };
  const sentence = t(step === 1 ? 'wholeNumber' : 'number', bounds);
  return (
    <TextField
      inputMode={step === 1 ? 'numeric' : 'decimal'}
      autoComplete="off"
      missing={field.invalid ?? sentence}
      invalid={sentence}
      {...field}
    />
  );
}
