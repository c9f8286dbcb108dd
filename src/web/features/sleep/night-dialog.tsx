import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isCalendarDay } from '#domain/calendar-day.ts';
import { resolveNight, type SleepGoals, sleepQualityLabel } from '#domain/sleep.ts';
import { errorMessage } from '#web/i18n/error-message.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { timeZone, useToday } from '#web/lib/clock.ts';
import { useMember } from '#web/lib/session.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Slider } from '#web/ui/slider.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useCreateNight } from './use-sleep.ts';

const timePattern = /^\d{2}:\d{2}$/;

interface Props {
  /** What the times start from. */
  goals: SleepGoals;
  onClose: () => void;
}

/** A night by hand. Mounted while it is open. */
export function NightDialog({ goals, onClose }: Props) {
  const { t } = useTranslation(['sleep', 'common']);
  const { language } = useLanguage();
  const toast = useToast();
  const member = useMember();
  const today = useToday();
  const createNight = useCreateNight();
  const [night, setNight] = useState({
    date: today,
    bedtime: goals.targetBedtime,
    wakeTime: goals.targetWakeTime,
    quality: 7,
  });
  const updateNight = (changes: Partial<typeof night>) => setNight((current) => ({ ...current, ...changes }));

  const dateError = isCalendarDay(night.date) && night.date <= today ? undefined : t('night.dateError');
  const hours = dateError ? undefined : nightHours(night);
  const handleSave = () => {
    if (createNight.isPending || dateError || hours === undefined || hours >= 24) return;
    createNight.mutate(
      { userId: member.id, ...night },
      {
        onSuccess: () => {
          toast.show({ title: t('night.saved') });
          onClose();
        },
      },
    );
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('night.title')}
      description={t('night.text')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form="night" busy={createNight.isPending}>
            {t('night.save')}
          </Button>
        </>
      }
    >
      <form
        id="night"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          handleSave();
        }}
        className="space-y-4"
      >
        {createNight.error && <Alert>{errorMessage(createNight.error, language)}</Alert>}
        <TextField
          type="date"
          label={t('night.date')}
          max={today}
          value={night.date}
          error={dateError}
          onChange={(event) => updateNight({ date: event.target.value })}
        />
        <div className="grid grid-cols-2 gap-4">
          <TextField
            type="time"
            label={t('night.bedtime')}
            value={night.bedtime}
            onChange={(event) => updateNight({ bedtime: event.target.value })}
          />
          <TextField
            type="time"
            label={t('night.wakeTime')}
            value={night.wakeTime}
            error={hours === 24 ? t('night.same') : undefined}
            onChange={(event) => updateNight({ wakeTime: event.target.value })}
          />
        </div>
        <p role="status" className="min-h-6 text-muted tabular-nums">
          {hours !== undefined &&
            hours < 24 &&
            t('night.length', { value: formatNumber(hours, language, 1) })}
        </p>
        <Slider
          label={t('night.quality')}
          area="sleep"
          value={night.quality}
          onChange={(quality) => updateNight({ quality })}
          valueText={`${t('qualityOf', { value: night.quality })}, ${t(`rowLabels.${sleepQualityLabel(night.quality)}`)}`}
        />
      </form>
    </Dialog>
  );
}

function nightHours(night: { date: string; bedtime: string; wakeTime: string }): number | undefined {
  if (!timePattern.test(night.bedtime) || !timePattern.test(night.wakeTime)) return undefined;
  return resolveNight(night.date, night.bedtime, night.wakeTime, timeZone()).hours;
}
