import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isCalendarDay } from '#domain/calendar-day.ts';
import { bodyMetrics } from '#domain/metrics.ts';
import type { WeightUnit } from '#domain/units.ts';
import { errorSentence } from '#web/i18n/error-sentence.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { useMember } from '#web/lib/session.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { typedBodyFat, typedWeight, weightBounds } from './typed-number.ts';
import { useWeighIn } from './use-body.ts';

interface Props {
  unit: WeightUnit;
  onClose: () => void;
}

/** Weight, body fat or both, of any day. Mounted while it is open. */
export function WeighInDialog({ unit, onClose }: Props) {
  const { t } = useTranslation(['body', 'common']);
  const { language } = useLanguage();
  const toast = useToast();
  const member = useMember();
  const today = useToday();
  const saving = useWeighIn();
  const [typed, setTyped] = useState({ weight: '', bodyFat: '', date: today });
  const [tried, setTried] = useState(false);
  const change = (part: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...part }));

  const weight = typedWeight(typed.weight, unit);
  const bodyFat = typedBodyFat(typed.bodyFat);
  const isDay = isCalendarDay(typed.date) && typed.date <= today;
  const isNeither = weight === null && bodyFat === null;
  const canSave = weight !== undefined && bodyFat !== undefined && isDay && !isNeither;

  const save = () => {
    setTried(true);
    if (saving.isPending || !canSave) return;
    const said = { ...(weight !== null && { weight }), ...(bodyFat !== null && { bodyFat }) };
    saving.mutate(
      { userId: member.id, date: typed.date, ...said },
      {
        onSuccess: () => {
          toast.show({ title: t('saved') });
          onClose();
        },
      },
    );
  };

  const weightError = () => {
    if (weight !== undefined) return isNeither ? t('form.neither') : undefined;
    return t('form.weightError', weightBounds(unit));
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
          <Button type="submit" form="weigh-in" busy={saving.isPending}>
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
          save();
        }}
        className="space-y-4"
      >
        {saving.error && <Alert>{errorSentence(saving.error, language)}</Alert>}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t(`form.weight.${unit}`)}
            inputMode="decimal"
            autoComplete="off"
            value={typed.weight}
            error={tried ? weightError() : undefined}
            onChange={(event) => change({ weight: event.target.value })}
          />
          <TextField
            label={t('form.bodyFat')}
            inputMode="decimal"
            autoComplete="off"
            value={typed.bodyFat}
            error={tried && bodyFat === undefined ? t('form.bodyFatError', bodyMetrics.bodyFat) : undefined}
            onChange={(event) => change({ bodyFat: event.target.value })}
          />
        </div>
        <TextField
          type="date"
          label={t('form.date')}
          max={today}
          value={typed.date}
          error={isDay ? undefined : t('form.dateError')}
          onChange={(event) => change({ date: event.target.value })}
        />
      </form>
    </Dialog>
  );
}
