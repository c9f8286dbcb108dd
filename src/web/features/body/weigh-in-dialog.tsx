import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type BodyMeasure, bodyMeasureNames } from '#domain/measures/body.ts';
import type { Units } from '#domain/units.ts';
import { formatRecentDayInSentence } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import type { OutboxEntry } from '#web/lib/outbox/outbox-entry.ts';
import { useMember } from '#web/lib/session.ts';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { NumberFields } from '#web/ui/number-fields.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useBody, useCreateWeighIn } from './use-body.ts';
import { type Measure, useMeasures } from './use-measures.ts';
import { shownBounds, type WeighIn, weighInSchema, weighInValues } from './weigh-in-form.ts';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  units: Units;
  /**
   * A weigh-in that waits in the outbox to be sent. If given, the form changes this weigh-in
   * instead of creating another weigh-in.
   */
  entry?: OutboxEntry;
  /** Content above the fields. */
  children?: ReactNode;
}

/**
 * Shows a form to log the weight, body fat and waist of a day, with the latest value of each. At least one of the three
 * values is required.
 */
export function WeighInDialog({ units, entry, children, ...dialog }: Props) {
  const { t } = useTranslation('body');
  const { language } = useLanguage();
  const userId = useMember().id;
  const today = useToday();
  const createWeighIn = useCreateWeighIn();
  const measures = useMeasures(units);
  const latestText = useLatestText(measures);
  const fields = bodyMeasureNames.map((name) => (
    <TextField
      key={name}
      name={name}
      label={t(`form.${name}`, { unit: t(`form.units.${measures[name].unit}`) })}
      hint={latestText(name)}
      inputMode="decimal"
      autoComplete="off"
      missing={t('form.nothing')}
      invalid={t(`form.${name}Error`, shownBounds(name, measures[name]))}
    />
  ));
  return (
    <FormDialog
      {...dialog}
      title={t('form.title')}
      description={t('form.text')}
      // Each pair of units has its own draft. Otherwise a number typed in kilograms could be restored as pounds.
      draftName={['weigh-in', entry?.number, units.weight, units.length].filter(Boolean).join('.')}
      submitLabel={t('form.save')}
      savedText={t('saved')}
      schema={weighInSchema(language, today, measures)}
      defaultValues={weighInValues(entry?.input.body as WeighIn | undefined, today, measures, language)}
      onSubmit={({ date, ...values }) => {
        const measured = Object.entries(values).filter(([, value]) => value !== null);
        return createWeighIn.mutateAsync({ body: { userId, date, ...Object.fromEntries(measured) } });
      }}
    >
      {children}
      {/* `NumberFields` hides numbers from people who hide weight. A new weigh-in has no numbers to hide. */}
      {entry ? <NumberFields kind="weight">{fields}</NumberFields> : fields}
      <DateField name="date" label={t('form.date')} />
    </FormDialog>
  );
}

/**
 * Returns a function that says the latest value of a measure. It returns undefined if there is none, or it is hidden.
 */
function useLatestText(measures: Record<BodyMeasure, Measure>) {
  const { t } = useTranslation('body');
  const { language } = useLanguage();
  const today = useToday();
  const shown = useShownNumbers();
  const { data } = useBody();
  return (name: BodyMeasure): string | undefined => {
    const latest = data?.[name].points.at(-1);
    if (!latest || !shown.weight) return undefined;
    return t('form.latest', {
      value: measures[name].text(latest.value),
      day: formatRecentDayInSentence(latest.date, language, today),
    });
  };
}
