import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { timeOfDay } from '#contracts/inputs.ts';
import { type CalendarDay, isCalendarDay } from '#domain/calendar-day.ts';
import { formatHours } from '#domain/format-hours.ts';
import { maxNightHours, resolveNight, type SleepGoals, sleepQualityLabel } from '#domain/sleep.ts';
import { timeZone, useToday } from '#web/lib/clock.ts';
import type { OutboxEntry } from '#web/lib/outbox/outbox-entry.ts';
import { useMember } from '#web/lib/session.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { loggableDay } from '#web/ui/day-schema.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { SliderField } from '#web/ui/slider-field.tsx';
import { TimeField } from '#web/ui/time-field.tsx';
import { useCreateNight } from './use-sleep.ts';

interface Night {
  date: string;
  bedtime: string;
  wakeTime: string;
  /** The rating of the night. Null if the person has not moved the slider. */
  quality: number | null;
}

const nightSchema = (today: CalendarDay) =>
  z
    .object({
      date: loggableDay(today),
      bedtime: timeOfDay,
      wakeTime: timeOfDay,
      quality: z.number().nullable(),
    })
    .refine((night) => (hoursOf(night) ?? 0) < maxNightHours, { path: ['wakeTime'] });

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The goals from which the initial bedtime and wake time are taken. */
  goals: SleepGoals;
  /** The unsent entry to change. */
  entry?: OutboxEntry;
}

/** Shows a form to log a night by hand. */
export function NightDialog({ goals, entry, ...dialog }: Props) {
  const { t } = useTranslation('sleep');
  const userId = useMember().id;
  const today = useToday();
  const saving = useCreateNight();
  return (
    <FormDialog<Night, Night>
      {...dialog}
      title={t('night.title')}
      description={t('night.text')}
      draftName={entry ? `night.entry.${entry.number}` : 'night'}
      submitLabel={t('night.save')}
      savedText={t('night.saved')}
      schema={nightSchema(today)}
      defaultValues={{
        date: today,
        bedtime: goals.targetBedtime,
        wakeTime: goals.targetWakeTime,
        quality: null,
        ...nightOf(entry),
      }}
      onSubmit={({ quality, ...times }) =>
        saving.mutateAsync({ body: { userId, ...times, ...(quality !== null && { quality }) } })
      }
    >
      <DateField name="date" label={t('night.date')} />
      <div className="grid grid-cols-2 items-start gap-4">
        <TimeField name="bedtime" label={t('night.bedtime')} />
        <TimeField name="wakeTime" label={t('night.wakeTime')} invalid={t('night.same')} />
      </div>
      <NightLength />
      <SliderField
        name="quality"
        label={t('night.quality')}
        area="sleep"
        clearLabel={t('night.clearRating')}
        valueText={(quality) =>
          quality === undefined
            ? t('night.notRated')
            : `${t('qualityOf', { value: quality })}, ${t(`rowLabels.${sleepQualityLabel(quality)}`)}`
        }
      />
    </FormDialog>
  );
}

/** Returns the night of an unsent entry. */
function nightOf(entry: OutboxEntry | undefined): Partial<Night> {
  if (!entry) return {};
  const { date, bedtime, wakeTime, quality } = entry.input.body as Night;
  return { date, bedtime, wakeTime, quality: quality ?? null };
}

function NightLength() {
  const { t } = useTranslation('sleep');
  const hours = hoursOf(useWatch() as Night);
  return (
    <p role="status" className="min-h-6 text-muted tabular-nums">
      {hours !== undefined && hours < maxNightHours && t('night.length', { value: formatHours(hours) })}
    </p>
  );
}

/** Returns the length of a night in hours, or undefined if the date or a time is missing. */
function hoursOf({ date, bedtime, wakeTime }: Night): number | undefined {
  const isComplete = isCalendarDay(date) && bedtime !== '' && wakeTime !== '';
  return isComplete ? resolveNight(date, bedtime, wakeTime, timeZone()).hours : undefined;
}
