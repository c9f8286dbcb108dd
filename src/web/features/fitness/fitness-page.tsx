import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExerciseActivity } from '#contracts/fitness.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useKeepFocus } from '#web/ui/use-keep-focus.ts';
import { ActiveWorkout } from './active-workout.tsx';
import { PersonalBestsCard, TodayTotals } from './fitness-totals.tsx';
import { QuickStart } from './quick-start.tsx';
import { RecentWorkouts } from './recent-workouts.tsx';
import { useWorkoutTimer } from './use-workout-timer.ts';
import { WeekCard } from './week-card.tsx';
import { WorkoutDialog } from './workout-dialog.tsx';

interface Props {
  /** Content of another feature, shown below the personal bests. */
  movement: ReactNode;
  /** Content of another feature, shown below the workouts. */
  children: ReactNode;
}

/** Shows the fitness page. */
export function FitnessPage({ movement, children }: Props) {
  const { t } = useTranslation('fitness');
  const { workout } = useWorkoutTimer();
  const { ref, onClickCapture } = useKeepFocus(workout?.type ?? 'none');
  const [editedWorkout, setEditedWorkout] = useState<'new' | ExerciseActivity>();
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        area="fitness"
        actions={
          <Button variant="secondary" onClick={() => setEditedWorkout('new')}>
            <Plus aria-hidden="true" className="size-5" />
            {t('custom')}
          </Button>
        }
      />
      <div className="space-y-4 sm:space-y-6" onClickCapture={onClickCapture}>
        <div>
          <div ref={ref} tabIndex={-1} className="scroll-my-32 outline-none">
            {workout && <ActiveWorkout workout={workout} />}
          </div>
          <WeekCard />
        </div>
        <TodayTotals />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr]">
          <div className="lg:col-start-2">
            <QuickStart />
          </div>
          <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
            <RecentWorkouts onEdit={setEditedWorkout} />
          </div>
          <div className="space-y-4 sm:space-y-6 lg:col-start-2">
            <PersonalBestsCard />
            {movement}
          </div>
        </div>
        {children}
      </div>
      {editedWorkout && (
        <WorkoutDialog
          workout={editedWorkout === 'new' ? undefined : editedWorkout}
          onOpenChange={(open) => setEditedWorkout(open ? editedWorkout : undefined)}
        />
      )}
    </>
  );
}
