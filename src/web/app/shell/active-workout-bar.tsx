import { useRouterState } from '@tanstack/react-router';
import { Dumbbell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import type { WorkoutType } from '#domain/fitness.ts';
import type { TimerState } from '#domain/timer.ts';
import { useWorkoutTimer } from '#web/features/fitness/use-workout-timer.ts';
import { formatClock, useTimerSeconds } from '#web/lib/timer/use-timer.ts';
import { ActivityBar } from '#web/ui/activity-bar.tsx';

/** Shows the workout in progress on every page except the fitness page. */
export function ActiveWorkoutBar() {
  const { t } = useTranslation('shell');
  const { workout } = useWorkoutTimer();
  const isFitnessPage = useRouterState({ select: (state) => state.location.pathname === pages.fitness });
  if (!workout || isFitnessPage) return null;
  return (
    <ActivityBar to={pages.fitness} label={t('activeWorkout')} icon={Dumbbell}>
      <ActiveWorkoutText {...workout} />
    </ActivityBar>
  );
}

function ActiveWorkoutText({ type, timer }: { type: WorkoutType; timer: TimerState }) {
  const { t } = useTranslation('shell');
  const time = formatClock(useTimerSeconds(timer, 'elapsed'));
  return (
    <span className="tabular-nums">
      {t(timer.runningSince === null ? 'workoutPaused' : 'workoutRunning', {
        name: t(`workouts.${type}`),
        time,
      })}
    </span>
  );
}
