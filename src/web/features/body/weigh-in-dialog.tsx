import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isCalendarDay } from '#domain/calendar-day.ts';
import { type BodyMeasure, bodyMeasureNames } from '#domain/measures/body.ts';
import type { Units } from '#domain/units.ts';
import { errorMessage } from '#web/i18n/error-message.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { useMember } from '#web/lib/session.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { shownBounds, typedMeasure } from './typed-number.ts';
import { useCreateWeighIn } from './use-body.ts';
import { useMeasures } from './use-measures.ts';

interface Props {
  units: Units;
  onClose: () => void;
}

/** One measurement or several, of any day. Mounted while it is open. */
export function WeighInDialog({ units, onClose }: Props) {
  const { t } = useTranslation(['body', 'common']);
  const { language } = useLanguage();
  const toast = useToast();
  const member = useMember();
  const today = useToday();
  const createWeighIn = useCreateWeighIn();
  const measures = useMeasures(units);
  const [input, setInput] = useState({ weight: '', bodyFat: '', waist: '' });
  const [date, setDate] = useState(today);
  const [isSubmitted, setSubmitted] = useState(false);

  const isValidDate = isCalendarDay(date) && date <= today;
  const parsed = bodyMeasureNames.map(
    (name) => [name, typedMeasure(input[name], name, measures[name])] as const,
  );
  const isEmpty = parsed.every(([, value]) => value === null);
  const canSave = isValidDate && !isEmpty && parsed.every(([, value]) => value !== undefined);

  const handleSubmit = () => {
    setSubmitted(true);
    if (createWeighIn.isPending || !canSave) return;
    const values = Object.fromEntries(parsed.filter(([, value]) => value !== null));
    createWeighIn.mutate(
      { body: { userId: member.id, date, ...values } },
      {
        onSuccess: () => {
          toast.show({ title: t('saved') });
          onClose();
        },
      },
    );
  };

  const fieldError = (name: BodyMeasure, value: number | null | undefined) => {
    if (!isSubmitted) return undefined;
    if (value === undefined) return t(`form.${name}Error`, shownBounds(name, measures[name]));
    return name === 'weight' && isEmpty ? t('form.nothing') : undefined;
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('form.title')}
      description={t('form.text')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form="weigh-in" busy={createWeighIn.isPending}>
            {t('form.save')}
          </Button>
        </>
      }
    >
      <form
        id="weigh-in"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          handleSubmit();
        }}
        className="space-y-4"
      >
        {createWeighIn.error && <Alert>{errorMessage(createWeighIn.error, language)}</Alert>}
        {parsed.map(([name, value]) => (
          <TextField
            key={name}
            label={t(`form.${name}`, { unit: t(`form.units.${measures[name].unit}`) })}
            inputMode="decimal"
            autoComplete="off"
            value={input[name]}
            error={fieldError(name, value)}
            onChange={(event) => setInput({ ...input, [name]: event.target.value })}
          />
        ))}
        <TextField
          type="date"
          label={t('form.date')}
          max={today}
          value={date}
          error={isValidDate ? undefined : t('form.dateError')}
          onChange={(event) => setDate(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
