import { Pause, Play } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { caloriesBurned, quickDurations } from '#domain/fitness.ts';
import { KeptOnDevice } from '#web/lib/outbox/kept-on-device.ts';
import { useMember } from '#web/lib/session.ts';
import { keepScreenOn } from '#web/lib/timer/keep-screen-on.ts';
import { formatClock, useTimerSeconds } from '#web/lib/timer/use-timer.ts';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { WorkoutIcon } from '#web/ui/workout-icon.tsx';
import { ElapsedBar } from './elapsed-bar.tsx';
import { useCreateWorkout } from './use-fitness.ts';
import { useWorkoutTimer } from './use-workout-timer.ts';
import type { WorkoutTimer } from './workout-timer.ts';

const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.75 } as const;

/**
 * Shows the clock of the workout in progress, and keeps the screen on while the clock runs. Has buttons to pause, log
 * and discard the workout. The person can log the measured minutes or one of `quickDurations`.
 */
export function ActiveWorkout({ workout }: { workout: NonNullable<WorkoutTimer> }) {
  const { t } = useTranslation(['fitness', 'kinds']);
  const { type, timer } = workout;
  const { pause, resume } = useWorkoutTimer();
  const seconds = useTimerSeconds(timer, 'elapsed');
  const isRunning = timer.runningSince !== null;
  const isCounting = isRunning && seconds * 1000 < timer.duration;
  useEffect(() => (isCounting ? keepScreenOn() : undefined), [isCounting]);
  const title = t('inProgressType', { type: t(`kinds:workouts.${type}`) });
  return (
    <section
      aria-label={title}
      className="mb-4 rounded-base border border-line bg-primary-soft p-4 sm:mb-6 sm:p-6"
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
        <span className="row-span-2 max-sm:hidden">
          <WorkoutIcon type={type} />
        </span>
        <p role="status" className="col-span-2 font-semibold">
          {title}
        </p>
        <p role="timer" aria-label={t('elapsed')} className="number text-hero font-semibold">
          {formatClock(seconds)}
        </p>
        <Button variant="secondary" onClick={isRunning ? pause : resume}>
          {isRunning ? <Pause {...icon} /> : <Play {...icon} />}
          {t(isRunning ? 'pause' : 'resume')}
        </Button>
      </div>
      <ElapsedBar minutes={seconds / 60} isRunning={isRunning} />
      <p className="mt-2 text-small">{t(isRunning ? 'keepsRunning' : 'paused')}</p>
      <LogButtons workout={workout} measured={Math.floor(seconds / 60)} />
    </section>
  );
}

interface LogProps {
  workout: NonNullable<WorkoutTimer>;
  /** The time on the clock in minutes, rounded down. */
  measured: number;
}

function LogButtons({ workout, measured }: LogProps) {
  const { t } = useTranslation(['fitness', 'common']);
  const toast = useToast();
  const showError = useErrorToast();
  const member = useMember();
  const createWorkout = useCreateWorkout();
  const { end, restore } = useWorkoutTimer();
  const others = quickDurations.filter((minutes) => minutes !== measured);

  const handleLog = (duration: number) =>
    createWorkout.mutate(
      {
        userId: member.id,
        type: workout.type,
        duration,
        intensity: 'moderate',
        caloriesBurned: caloriesBurned(duration),
      },
      {
        onSuccess: () => {
          toast.show({ title: t('logged') });
          end();
        },
        onError: (error) => {
          if (error instanceof KeptOnDevice) end();
          else showError(t('notLogged'), error);
        },
      },
    );
  const handleDiscard = () => {
    end();
    toast.show({
      title: t('discarded'),
      action: { label: t('common:undo'), onPress: () => restore(workout) },
    });
  };

  const busyWith = createWorkout.isPending ? createWorkout.variables.duration : undefined;
  const logProps = (minutes: number) => ({
    busy: busyWith === minutes,
    disabled: busyWith !== undefined && busyWith !== minutes,
    onClick: () => handleLog(minutes),
  });
  return (
    <>
      <p className="mt-1 text-small">{t(measured > 0 ? 'howLong' : 'howLongNew')}</p>
      <div className="mt-3 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        {measured > 0 && (
          <div className="col-span-2 grid sm:contents">
            <Button {...logProps(measured)}>{t('logMeasured', { count: measured })}</Button>
          </div>
        )}
        {others.map((minutes) => (
          <Button key={minutes} variant="secondary" {...logProps(minutes)}>
            {t('minutes', { count: minutes })}
          </Button>
        ))}
        <div className="col-span-2 grid sm:contents">
          <Button variant="quiet" onClick={handleDiscard}>
            {t('cancelWorkout')}
          </Button>
        </div>
      </div>
    </>
  );
}
