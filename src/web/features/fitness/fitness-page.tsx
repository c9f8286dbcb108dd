import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExerciseActivity } from '#contracts/fitness.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PersonalBestsCard, TodayTotals, WeekCard } from './fitness-totals.tsx';
import { QuickStart } from './quick-start.tsx';
import { RecentWorkouts } from './recent-workouts.tsx';
import { WorkoutDialog } from './workout-dialog.tsx';

/** Shows the fitness page. `children` is content of another feature, shown below the workouts. */
export function FitnessPage({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('fitness');
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
      <div className="space-y-4 sm:space-y-6">
        <TodayTotals />
        <QuickStart />
        <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-[2fr_1fr]">
          <RecentWorkouts onEdit={setEditedWorkout} />
          <div className="grid gap-4 sm:gap-6">
            <WeekCard />
            <PersonalBestsCard />
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
