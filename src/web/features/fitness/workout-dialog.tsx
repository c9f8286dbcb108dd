import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ExerciseActivity } from '#contracts/fitness.ts';
import { type CalendarDay, toCalendarDay } from '#domain/calendar-day.ts';
import { intensities } from '#domain/fitness.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useClock } from '#web/lib/clock.ts';
import type { OutboxEntry } from '#web/lib/outbox/outbox-entry.ts';
import { useMember } from '#web/lib/session.ts';
import { timeZone } from '#web/lib/time-zone.ts';
import { toEdit } from '#web/lib/to-edit.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { NumberFields } from '#web/ui/number-fields.tsx';
import { SegmentsField } from '#web/ui/segments-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { TimeField } from '#web/ui/time-field.tsx';
import { DurationField } from './duration-field.tsx';
import { TypeField } from './type-field.tsx';
import { toUnsentWorkout } from './unsent-workout.ts';
import { type NewWorkout, useCreateWorkout, useUpdateWorkout } from './use-fitness.ts';
import {
  caloriesRule,
  notesLength,
  toWorkout,
  type WorkoutInput,
  type WorkoutValues,
  workoutSchema,
  workoutValues,
} from './workout-form.ts';

interface Props {
  /**
   * The workout to update. If `workout` and `entry` are both undefined, the dialog creates a
   * workout.
   */
  workout?: ExerciseActivity | undefined;
  /**
   * A workout that waits in the outbox to be sent. If given, the form changes this workout. A
   * caller gives either `workout` or `entry`.
   */
  entry?: OutboxEntry;
  onOpenChange: (open: boolean) => void;
}

/** Shows a form that creates or updates a workout. The person enters the duration, the day and the time. */
export function WorkoutDialog({ workout, entry, onOpenChange }: Props) {
  const { t } = useTranslation('fitness');
  const { language } = useLanguage();
  const userId = useMember().id;
  const createWorkout = useCreateWorkout();
  const unsent = entry && toUnsentWorkout(entry);
  const shown = unsent ?? workout;
  const zone = shown?.zone ?? timeZone();
  const today = useClock((now) => toCalendarDay(now, zone));
  const updatedId = entry ? entry.method === 'PUT' && unsent?.id : workout?.id;
  const updateWorkout = useUpdateWorkout(updatedId || 0);
  const defaultValues = workoutValues(shown, language);
  const { date, time } = defaultValues;
  const timestamp = entry ? (entry.input.body as NewWorkout).timestamp : workout?.timestamp;
  const opened = shown && { date, time, timestamp };
  const toBody = (input: WorkoutInput) => toWorkout(input, { userId, zone, opened });
  return (
    <FormDialog
      open
      onOpenChange={onOpenChange}
      title={t(workout || entry ? 'form.editTitle' : 'form.title')}
      draftName={entry ? `workout.entry.${entry.number}` : `workout.${workout?.id ?? 'new'}`}
      submitLabel={t('form.save')}
      savedText={t(workout ? 'saved' : 'logged')}
      schema={workoutSchema(language, today, !shown)}
      defaultValues={defaultValues}
      serverFields={{ timestamp: 'time' }}
      onSubmit={(input, _reset, opened) =>
        updatedId
          ? updateWorkout.mutateAsync(toEdit(toBody, input, opened))
          : createWorkout.mutateAsync(toBody(input))
      }
    >
      <WorkoutFields today={today} isNew={!shown} />
    </FormDialog>
  );
}

interface FieldsProps {
  /** The current day in the time zone of the workout. */
  today: CalendarDay;
  isNew: boolean;
}

function WorkoutFields({ today, isNew }: FieldsProps) {
  const { t } = useTranslation('fitness');
  const date = useWatch<WorkoutValues, 'date'>({ name: 'date' });
  return (
    <>
      <TypeField />
      <DurationField />
      <SegmentsField
        name="intensity"
        label={t('form.intensity')}
        missing={t('form.missingIntensity')}
        options={intensities.map((value) => ({ value, label: t(`intensities.${value}`) }))}
      />
      <div className="grid grid-cols-2 items-start gap-4">
        <DateField name="date" label={t('form.date')} max={today} />
        <WorkoutTimeField isNew={isNew} isToday={date === today} />
      </div>
      <NumberFields kind="calories">
        <NumberField
          name="caloriesBurned"
          label={t('form.calories')}
          hint={t('form.caloriesHint')}
          rule={caloriesRule}
          invalid={t('form.caloriesError')}
        />
      </NumberFields>
      <TextareaField name="notes" label={t('form.notes')} maxLength={notesLength} rows={1} />
    </>
  );
}

interface TimeProps {
  isNew: boolean;
  isToday: boolean;
}

/**
 * Shows the field of the time of the workout. Only a new workout has a field for the start, because the stored time of
 * a workout with a timer is its end.
 */
function WorkoutTimeField({ isNew, isToday }: TimeProps) {
  const { t } = useTranslation(['fitness', 'forms']);
  const isOptional = isNew && isToday;
  return (
    <TimeField
      name="time"
      label={t(isOptional ? 'form.startOptional' : isNew ? 'form.start' : 'form.time')}
      hint={isOptional ? t('form.startHint') : undefined}
      invalid={t('forms:timeInFuture')}
    />
  );
}
