import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { sleepGoalFields } from '#contracts/sleep.ts';
import { defaultSleepGoals, type SleepGoals, sleepGoalBounds } from '#domain/sleep.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useSleepGoals, useUpdateGoals } from './use-sleep.ts';

const formSchema = z.object({
  targetSleepHours: z.coerce.number().pipe(sleepGoalFields.targetSleepHours),
  targetBedtime: sleepGoalFields.targetBedtime,
  targetWakeTime: sleepGoalFields.targetWakeTime,
  targetQuality: z.coerce.number().pipe(sleepGoalFields.targetQuality),
});

/** The goals to read, and to change in place. */
export function SleepGoalsCard() {
  const { t } = useTranslation('sleep');
  const { data, isPending } = useSleepGoals();
  const [editing, setEditing] = useState(false);
  const goals = data ?? defaultSleepGoals;
  return (
    <Card
      title={t('goals.title')}
      action={
        !editing && (
          <Button variant="secondary" disabled={isPending} onClick={() => setEditing(true)}>
            {t('goals.edit')}
          </Button>
        )
      }
    >
      {isPending && <Skeleton height="8rem" />}
      {!isPending && !editing && <GoalsView goals={goals} />}
      {editing && <GoalsForm goals={goals} onClose={() => setEditing(false)} />}
    </Card>
  );
}

function GoalsView({ goals }: { goals: SleepGoals }) {
  const { t } = useTranslation('sleep');
  const { language } = useLanguage();
  const rows = [
    [t('goals.hours'), t('hours', { value: formatNumber(goals.targetSleepHours, language, 1) })],
    [t('goals.bedtime'), goals.targetBedtime],
    [t('goals.wakeTime'), goals.targetWakeTime],
    [t('goals.quality'), `${goals.targetQuality}${t('outOf')}`],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-4">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt className="text-small text-muted">{name}</dt>
          <dd className="text-lead font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function GoalsForm({ goals, onClose }: { goals: SleepGoals; onClose: () => void }) {
  const { t } = useTranslation(['sleep', 'common']);
  const toast = useToast();
  const updateGoals = useUpdateGoals();
  const { targetSleepHours, targetBedtime, targetWakeTime, targetQuality } = goals;
  const form = useForm<z.input<typeof formSchema>, unknown, z.output<typeof formSchema>>({
    resolver: zodResolver(formSchema),
    defaultValues: { targetSleepHours, targetBedtime, targetWakeTime, targetQuality },
  });
  const { errors } = form.formState;
  const handleSubmit = form.handleSubmit((body) => {
    if (updateGoals.isPending) return;
    updateGoals.mutate(
      { body },
      {
        onSuccess: () => {
          toast.show({ title: t('goals.saved') });
          onClose();
        },
        onError: () =>
          toast.show({ title: t('goals.failedTitle'), description: t('goals.failedText'), tone: 'danger' }),
      },
    );
  });
  const { hours, quality } = sleepGoalBounds;
  return (
    <form noValidate onSubmit={handleSubmit} className="space-y-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          type="number"
          label={t('goals.hours')}
          min={hours.min}
          max={hours.max}
          step={hours.step}
          error={errors.targetSleepHours && t('goals.hoursError')}
          {...form.register('targetSleepHours')}
        />
        <TextField
          type="number"
          label={t('goals.quality')}
          min={quality.min}
          max={quality.max}
          error={errors.targetQuality && t('goals.qualityError')}
          {...form.register('targetQuality')}
        />
        <TextField
          type="time"
          label={t('goals.bedtime')}
          error={errors.targetBedtime && t('goals.timeError')}
          {...form.register('targetBedtime')}
        />
        <TextField
          type="time"
          label={t('goals.wakeTime')}
          error={errors.targetWakeTime && t('goals.timeError')}
          {...form.register('targetWakeTime')}
        />
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" busy={updateGoals.isPending}>
          {t('goals.save')}
        </Button>
      </div>
    </form>
  );
}
