import { useTranslation } from 'react-i18next';
import { type WorkoutType, workoutTypes } from '#domain/fitness.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { WorkoutIcon } from '#web/ui/workout-icon.tsx';
import { useWorkoutTimer } from './use-workout-timer.ts';

/** Shows a button for each type of workout. Pressing a button starts the clock of a workout of that type. */
export function QuickStart() {
  const { t } = useTranslation(['fitness', 'kinds', 'common']);
  const toast = useToast();
  const { workout, start, restore } = useWorkoutTimer();

  const handleStart = (type: WorkoutType) => {
    start(type);
    toast.show({
      title: t(`starting.${type}`),
      ...(workout && { action: { label: t('common:undo'), onPress: () => restore(workout) } }),
    });
  };

  return (
    <Card title={t('quickStart')}>
      <ul className="-my-2 divide-y divide-line lg:my-0 lg:grid lg:grid-cols-3 lg:gap-4 lg:divide-y-0">
        {workoutTypes.map((type) => (
          <li
            key={type}
            className="flex items-center gap-3 py-2 lg:rounded-base lg:border lg:border-line lg:px-4 lg:py-3"
          >
            <WorkoutIcon type={type} />
            <div className="min-w-0 grow">
              <h3 className="font-semibold">{t(`kinds:workouts.${type}`)}</h3>
              <p className="text-small text-pretty text-muted">{t(`about.${type}`)}</p>
            </div>
            <div className="shrink-0">
              <Button
                variant="secondary"
                disabled={workout?.type === type}
                aria-label={workout?.type === type ? undefined : t(`start.${type}`)}
                onClick={() => handleStart(type)}
              >
                {t(workout?.type === type ? 'inProgress' : 'startShort')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
