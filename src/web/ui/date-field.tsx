import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { firstLoggableDay } from '#domain/calendar-day.ts';
import { useToday } from '#web/lib/clock.ts';
import { TextField } from './text-field.tsx';

/** Shows a field for a day from `firstLoggableDay` to today. Use it with the schema `loggableDay`. */
export function DateField(props: ComponentProps<typeof TextField>) {
  const { t } = useTranslation('forms');
  const first = firstLoggableDay.slice(0, 4);
  return (
    <TextField
      type="date"
      min={firstLoggableDay}
      max={useToday()}
      missing={t('dateMissing')}
      invalid={t('dateInvalid', { first })}
      {...props}
    />
  );
}
