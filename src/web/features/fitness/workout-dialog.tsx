import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { ExerciseActivity } from '#contracts/fitness.ts';
import { toCalendarDay } from '#domain/calendar-day.ts';
import { intensities, workoutBounds, workoutTypes } from '#domain/fitness.ts';
import { toInstant, toTimeOfDay } from '#domain/zoned-time.ts';
import { errorMessage } from '#web/i18n/error-message.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { CallError } from '#web/lib/call-api.ts';
import { timeZone } from '#web/lib/clock.ts';
import { useMember } from '#web/lib/session.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { type NewWorkout, useCreateWorkout, useUpdateWorkout } from './use-fitness.ts';

const { duration, calories } = workoutBounds;

const formSchema = z.object({
  type: z.enum(workoutTypes),
  duration: z.coerce.number().min(duration.min).max(duration.max),
  intensity: z.enum(intensities),
  caloriesBurned: z.string().refine((text) => text === '' || isWhole(text, calories.min, calories.max)),
  notes: z.string().max(1000),
  date: z.iso.date(),
  time: z.string().regex(/^\d{2}:\d{2}$/),
});

type FormValues = z.input<typeof formSchema>;

const isWhole = (text: string, min: number, max: number) =>
  /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;

interface Props {
  /** The workout to change; without one a new one is logged. */
  workout?: ExerciseActivity | undefined;
  onClose: () => void;
}

/** A workout in full: any length, any day. Mounted while it is open. */
export function WorkoutDialog({ workout, onClose }: Props) {
  const { t } = useTranslation(['fitness', 'common']);
  const createWorkout = useCreateWorkout();
  const updateWorkout = useUpdateWorkout(workout?.id ?? 0);
  const saveWorkout = workout ? updateWorkout : createWorkout;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(workout ? 'form.editTitle' : 'form.title')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form="workout" busy={saveWorkout.isPending}>
            {t('form.save')}
          </Button>
        </>
      }
    >
      <WorkoutForm workout={workout} saveWorkout={saveWorkout} onClose={onClose} />
    </Dialog>
  );
}

function WorkoutForm({
  workout,
  saveWorkout,
  onClose,
}: Props & { saveWorkout: ReturnType<typeof useCreateWorkout> }) {
  const { t } = useTranslation('fitness');
  const { language } = useLanguage();
  const toast = useToast();
  const member = useMember();
  const form = useForm<FormValues, unknown, z.output<typeof formSchema>>({
    resolver: zodResolver(formSchema),
    defaultValues: initialValues(workout),
  });
  const { errors } = form.formState;
  const failedField = saveWorkout.error instanceof CallError ? saveWorkout.error.field : undefined;

  const handleSubmit = form.handleSubmit((values) => {
    if (saveWorkout.isPending) return;
    saveWorkout.mutate(toWorkout(member.id, values, workout), {
      onSuccess: () => {
        toast.show({ title: t(workout ? 'saved' : 'logged') });
        onClose();
      },
    });
  });

  return (
    <form id="workout" noValidate onSubmit={handleSubmit} className="space-y-4">
      {saveWorkout.error && failedField !== 'timestamp' && (
        <Alert>{errorMessage(saveWorkout.error, language)}</Alert>
      )}
      <SelectField
        label={t('form.type')}
        options={workoutTypes.map((type) => ({ value: type, label: t(`types.${type}`) }))}
        {...form.register('type')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('form.duration')}
          hint={t('form.durationHint')}
          inputMode="numeric"
          error={errors.duration && t('form.durationError')}
          {...form.register('duration')}
        />
        <SelectField
          label={t('form.intensity')}
          options={intensities.map((intensity) => ({
            value: intensity,
            label: t(`intensities.${intensity}`),
          }))}
          {...form.register('intensity')}
        />
      </div>
      <TextField
        label={t('form.calories')}
        hint={t('form.caloriesHint')}
        inputMode="numeric"
        error={errors.caloriesBurned && t('form.caloriesError')}
        {...form.register('caloriesBurned')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          type="date"
          label={t('form.date')}
          max={toCalendarDay(new Date(), timeZone())}
          error={failedField === 'timestamp' ? t('form.futureError') : undefined}
          {...form.register('date')}
        />
        <TextField type="time" label={t('form.time')} {...form.register('time')} />
      </div>
      <TextareaField
        label={t('form.notes')}
        rows={3}
        error={errors.notes?.message}
        {...form.register('notes')}
      />
    </form>
  );
}

function initialValues(workout: ExerciseActivity | undefined): FormValues {
  const startedAt = workout ? new Date(workout.timestamp) : new Date();
  const zone = workout?.zone ?? timeZone();
  return {
    type: workout?.type ?? 'cardio',
    duration: workout?.duration ?? 30,
    intensity: workout?.intensity ?? 'moderate',
    caloriesBurned: workout?.caloriesBurned == null ? '' : String(workout.caloriesBurned),
    notes: workout?.notes ?? '',
    date: toCalendarDay(startedAt, zone),
    time: toTimeOfDay(startedAt, zone),
  };
}

/** An unchanged time is not sent: the workout stays on the day it had where it happened. */
function toWorkout(
  userId: number,
  values: z.output<typeof formSchema>,
  workout: ExerciseActivity | undefined,
): NewWorkout {
  const initial = workout && initialValues(workout);
  const sameTime = initial?.date === values.date && initial.time === values.time;
  const { date, time, caloriesBurned, notes, ...rest } = values;
  return {
    userId,
    ...rest,
    notes: notes || null,
    ...(caloriesBurned === '' ? {} : { caloriesBurned: Number(caloriesBurned) }),
    ...(sameTime ? {} : { timestamp: toInstant(date, time, timeZone()).toISOString() }),
  };
}
