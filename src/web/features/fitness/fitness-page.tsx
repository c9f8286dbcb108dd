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

/** Shows the fitness page. `children` is content of another feature, shown below the workouts. */
export function FitnessPage({ children }: { children?: ReactNode }) {
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
        <QuickStart />
        <div className="grid items-start gap-4 sm:gap-6 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <RecentWorkouts onEdit={setEditedWorkout} />
          <PersonalBestsCard />
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
