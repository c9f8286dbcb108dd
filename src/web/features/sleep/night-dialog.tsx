import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { timeOfDay } from '#contracts/inputs.ts';
import type { LoggedNight, SleepGoalsAnswer } from '#contracts/sleep.ts';
import { type CalendarDay, isCalendarDay } from '#domain/calendar-day.ts';
import { formatHours } from '#domain/format-hours.ts';
import { parseTime } from '#domain/parse-time.ts';
import { maxNightHours, resolveNight } from '#domain/sleep.ts';
import { formatRecentDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import type { OutboxEntry } from '#web/lib/outbox/outbox-entry.ts';
import { timeZone } from '#web/lib/time-zone.ts';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { loggableDay } from '#web/ui/day-schema.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { TimeField } from '#web/ui/time-field.tsx';
import { type NightInput, type SavedNight, toNightInput } from './night-input.ts';
import { NightOfDate } from './night-of-date.tsx';
import { QualityField } from './quality-field.tsx';
import { useNightName } from './use-night-name.ts';
import { useNightTimes } from './use-night-times.ts';
import { useSaveNight } from './use-sleep.ts';

const nightSchema = (latestDay: CalendarDay, zoneOf: ZoneOf) =>
  z
    .object({
      date: loggableDay(latestDay),
      bedtime: timeOfDay,
      wakeTime: timeOfDay,
      quality: z.number().nullable(),
    })
    .refine(
      (input) => {
        const night = nightFrom(input, zoneOf);
        return !night || (isPossible(night) && night.wakeTime <= new Date());
      },
      { path: ['wakeTime'] },
    );

/** Returns the time zone in which the form reads the times of a night of a day. */
type ZoneOf = (date: CalendarDay) => string;

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The goals whose times the form offers for a new night. Undefined if the goals are not loaded. */
  goals?: SleepGoalsAnswer | undefined;
  /** The logged night whose values the form shows when it opens. */
  night?: LoggedNight | undefined;
  /** The day of the night that the form changes or adds times to. If undefined, the form shows today when it opens. */
  date?: CalendarDay | undefined;
  /** Whether the form changes `night`, so that the date is fixed. Otherwise the person can choose another date. */
  isEdit?: boolean;
  /** Whether the form opens to rate `night`, so that the rating comes first. */
  isRating?: boolean;
  /** The unsent night in the outbox that the form changes. Undefined for any other night. */
  entry?: OutboxEntry;
}

/**
 * Shows a form to log a night by hand, or to change a logged night. If the person chooses a date with a logged night,
 * the submit button says that saving replaces it. After a change, a toast offers Undo, which restores the old night.
 */
export function NightDialog({
  goals,
  night,
  date,
  isEdit = false,
  isRating = false,
  entry,
  ...dialog
}: Props) {
  const { t } = useTranslation('sleep');
  const { language } = useLanguage();
  const today = useToday();
  const nightName = useNightName();
  const nightTimes = useNightTimes();
  const [found, setFound] = useState<LoggedNight>();
  const day = date ?? today;
  const newDraft = date === undefined ? 'night' : `night.times.${date}`;
  const draft = isEdit ? `night.${day}` : newDraft;
  const logged = (!isEdit && found) || night;
  const unsent = entry && nightOf(entry);
  const zoneOf: ZoneOf = (wakeDay) =>
    [unsent, logged].find((known) => known?.date === wakeDay)?.zone ?? unsent?.zone ?? timeZone();
  const isLogged = isEdit || found !== undefined;
  const isReplacing = !isEdit && found !== undefined && found.date !== night?.date;
  const saveNight = useSaveNight(logged);
  // After a journey west, the date of a logged night can be later than today.
  const latestDay = [today, day, unsent?.date ?? day].sort().at(-1) ?? today;
  return (
    <FormDialog<NightInput, NightInput>
      {...dialog}
      title={t(isRating ? 'rate' : isLogged ? 'night.editTitle' : 'night.title')}
      description={
        isRating && night
          ? `${nightName(night.date)}, ${nightTimes(night)}`
          : isEdit && night
            ? formatRecentDay(night.date, language, today)
            : t('night.text')
      }
      draftName={entry ? `night.entry.${entry.number}` : draft}
      submitLabel={t(isRating ? 'rateSave' : isReplacing ? 'night.replace' : 'night.save')}
      schema={nightSchema(latestDay, zoneOf)}
      defaultValues={{
        date: day,
        bedtime: '',
        wakeTime: '',
        quality: null,
        ...(night && toNightInput(night)),
        ...(unsent && toFormValues(unsent)),
      }}
      onSubmit={(input) => saveNight({ ...input, zone: zoneOf(input.date) })}
    >
      {isRating && <QualityField isOptional />}
      {!isEdit && <DateField name="date" label={t('night.date')} />}
      {!isEdit && <NightOfDate opened={night} onFound={setFound} />}
      <div className="grid grid-cols-2 items-start gap-4">
        <TimeField name="bedtime" label={t('night.bedtime')} />
        <WakeTimeField zoneOf={zoneOf} />
      </div>
      <div className="-mt-1 flex min-h-11 items-center">
        {goals && <GoalTimes goals={goals} />}
        <NightLength zoneOf={zoneOf} />
      </div>
      {!isRating && <QualityField isOptional />}
    </FormDialog>
  );
}

/** Returns the night of an unsent entry. Without a zone in the body, the night is in the zone of the entry. */
function nightOf({ input, zone }: OutboxEntry): SavedNight {
  const { quality = null, ...night } = input.body as Partial<SavedNight> &
    Omit<SavedNight, 'zone' | 'quality'>;
  return { zone, ...night, quality };
}

function toFormValues({ date, bedtime, wakeTime, quality }: SavedNight): NightInput {
  return { date, bedtime, wakeTime, quality };
}

/**
 * Shows the field of the wake time. The error of the field says that the bedtime and the wake time are equal, that the
 * night is impossible because the clocks changed, or that the wake time is in the future.
 */
function WakeTimeField({ zoneOf }: { zoneOf: ZoneOf }) {
  const { t } = useTranslation(['sleep', 'forms']);
  const values = useWatch() as NightInput;
  const night = nightFrom(values, zoneOf);
  const impossible = t(values.bedtime === values.wakeTime ? 'night.same' : 'night.clockChange');
  const invalid = night && !isPossible(night) ? impossible : t('forms:timeInFuture');
  return <TimeField name="wakeTime" label={t('night.wakeTime')} invalid={invalid} />;
}

/** Offers to fill in the times of the goals while both times are empty. A press moves the focus to the bedtime. */
function GoalTimes({ goals }: { goals: SleepGoalsAnswer }) {
  const { t } = useTranslation('sleep');
  const { setValue, setFocus } = useFormContext<NightInput>();
  const { targetBedtime, targetWakeTime, isSuggested } = goals;
  const { bedtime, wakeTime } = useWatch() as NightInput;
  if (bedtime !== '' || wakeTime !== '') return null;
  const handlePress = () => {
    setValue('bedtime', targetBedtime, { shouldDirty: true });
    setValue('wakeTime', targetWakeTime, { shouldDirty: true });
    setFocus('bedtime');
  };
  return (
    <span className="-ml-5">
      <Button variant="quiet" onClick={handlePress}>
        {t(isSuggested ? 'night.asSuggested' : 'night.asGoal', {
          times: `${targetBedtime}–${targetWakeTime}`,
        })}
      </Button>
    </span>
  );
}

/** Shows the hours in bed as soon as both times are known. */
function NightLength({ zoneOf }: { zoneOf: ZoneOf }) {
  const { t } = useTranslation('sleep');
  const night = nightFrom(useWatch() as NightInput, zoneOf);
  return (
    <p role="status">
      {night && isPossible(night) && (
        <>
          <span className="number text-title font-semibold">{formatHours(night.hours)}</span>{' '}
          <span className="text-muted">{t('night.inBed')}</span>
        </>
      )}
    </p>
  );
}

/** Returns the night that the form values describe, or undefined if the date or a time is missing or invalid. */
function nightFrom(
  { date, bedtime, wakeTime }: NightInput,
  zoneOf: ZoneOf,
): ReturnType<typeof resolveNight> | undefined {
  const isComplete = [bedtime, wakeTime].every((time) => parseTime(time) === time);
  if (!isComplete || !isCalendarDay(date)) return undefined;
  return resolveNight(date, bedtime, wakeTime, zoneOf(date));
}

/** Returns whether the bedtime is before the wake time, by less than `maxNightHours`. */
const isPossible = ({ hours }: { hours: number }): boolean => hours > 0 && hours < maxNightHours;
