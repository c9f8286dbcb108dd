import { useRouterState } from '@tanstack/react-router';
import { Dumbbell, Pause, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import type { WorkoutType } from '#domain/fitness.ts';
import type { TimerState } from '#domain/timer.ts';
import { useWorkoutTimer } from '#web/features/fitness/use-workout-timer.ts';
import { formatClock, useTimerSeconds } from '#web/lib/timer/use-timer.ts';
import { ActivityBar } from '#web/ui/activity-bar.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

/** Shows the workout in progress on every page except the fitness page. */
export function ActiveWorkoutBar() {
  const { t } = useTranslation('shell');
  const { workout, pause, resume } = useWorkoutTimer();
  const isFitnessPage = useRouterState({ select: (state) => state.location.pathname === pages.fitness });
  if (!workout || isFitnessPage) return null;
  const isRunning = workout.timer.runningSince !== null;
  return (
    <ActivityBar
      to={pages.fitness}
      label={t('activeWorkout')}
      icon={Dumbbell}
      action={
        <IconButton
          icon={isRunning ? Pause : Play}
          label={t(isRunning ? 'pauseWorkout' : 'resumeWorkout')}
          onClick={isRunning ? pause : resume}
        />
      }
    >
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
