import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { caloriesBurned, quickDurations, type WorkoutType, workoutTypes } from '#domain/fitness.ts';
import { useMember } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { WorkoutIcon } from '#web/ui/workout-icon.tsx';
import { useCreateWorkout } from './use-fitness.ts';

/** Starts a workout of the selected type, and logs it with the duration that the person selects. */
export function QuickStart() {
  const { t } = useTranslation('fitness');
  const toast = useToast();
  const [active, setActive] = useState<WorkoutType>();

  const handleStart = (type: WorkoutType) => {
    setActive(type);
    toast.show({ title: t(`starting.${type}`) });
  };

  return (
    <Card title={t('quickStart')}>
      <ul className="grid gap-3 sm:grid-cols-3">
        {workoutTypes.map((type) => (
          <li key={type} className="flex flex-col gap-4 rounded-base border border-line bg-paper p-4">
            <div className="flex grow items-center gap-3">
              <WorkoutIcon type={type} />
              <div className="min-w-0">
                <h3 className="font-semibold">{t(`types.${type}`)}</h3>
                <p className="text-small text-muted">{t(`about.${type}`)}</p>
              </div>
            </div>
            <Button
              variant={active === type ? 'primary' : 'secondary'}
              wide
              disabled={active === type}
              onClick={() => handleStart(type)}
            >
              {active === type ? t('inProgress') : t(`start.${type}`)}
            </Button>
          </li>
        ))}
      </ul>
      {active && <ActiveWorkout type={active} onEnd={() => setActive(undefined)} />}
    </Card>
  );
}

function ActiveWorkout({ type, onEnd }: { type: WorkoutType; onEnd: () => void }) {
  const { t } = useTranslation('fitness');
  const toast = useToast();
  const showError = useErrorToast();
  const member = useMember();
  const createWorkout = useCreateWorkout();

  const handleLog = (duration: number) =>
    createWorkout.mutate(
      { userId: member.id, type, duration, intensity: 'moderate', caloriesBurned: caloriesBurned(duration) },
      {
        onSuccess: () => {
          toast.show({ title: t('logged') });
          onEnd();
        },
        onError: (error) => showError(t('notLogged'), error),
      },
    );

  return (
    <section
      aria-label={t('inProgressType', { type: t(`types.${type}`) })}
      className="mt-4 rounded-base border border-line bg-primary-soft p-4"
    >
      <p role="status" className="font-semibold">
        {t('inProgressType', { type: t(`types.${type}`) })}
      </p>
      <p className="mt-1 text-small text-muted">{t('howLong')}</p>
      <div className="mt-4 grid grid-cols-2 gap-2 sm:flex">
        {quickDurations.map((minutes) => (
          <Button
            key={minutes}
            variant="secondary"
            busy={createWorkout.isPending && createWorkout.variables.duration === minutes}
            disabled={createWorkout.isPending && createWorkout.variables.duration !== minutes}
            onClick={() => handleLog(minutes)}
          >
            {t('minutes', { count: minutes })}
          </Button>
        ))}
        <Button variant="quiet" onClick={onEnd}>
          {t('cancelWorkout')}
        </Button>
      </div>
    </section>
  );
}
