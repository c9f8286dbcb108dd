import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExerciseActivity } from '#contracts/fitness.ts';
import { useFirstWeekday } from '#web/i18n/first-weekday.ts';
import { type PageQuery, usePageFailure } from '#web/lib/use-page-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { QueryError } from '#web/ui/query-error.tsx';
import { UnsentRows } from '#web/ui/unsent/unsent-rows.tsx';
import { useKeepFocus } from '#web/ui/use-keep-focus.ts';
import { ActiveWorkout } from './active-workout.tsx';
import { TodayTotals } from './fitness-totals.tsx';
import { PersonalBestsCard } from './personal-bests.tsx';
import { QuickStart } from './quick-start.tsx';
import { RecentWorkouts } from './recent-workouts.tsx';
import { hasNoWorkouts, useFitnessSummary, useWorkoutDays, useWorkouts } from './use-fitness.ts';
import { useWorkoutTimer } from './use-workout-timer.ts';
import { WeekCard } from './week-card.tsx';
import { WorkoutDialog } from './workout-dialog.tsx';

interface Props {
  /** Content of another feature, shown beside the personal bests, or below them on a narrow page. */
  movement: ReactNode;
  /** Content of another feature, shown below the workouts if anything on the page could be loaded. */
  children: ReactNode;
  /** The query of `children`. */
  childrenQuery: PageQuery;
  /** Whether `children` fit beside the list of workouts on a wide page, while it is empty. */
  hasShortChildren: boolean;
}

const grid = 'grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-6';

/**
 * Shows the fitness page: the workout in progress, this week, the buttons that start a workout, today's totals, the
 * latest workouts, the personal bests, and the content of other features.
 */
export function FitnessPage({ movement, children, childrenQuery, hasShortChildren }: Props) {
  const { t } = useTranslation('fitness');
  const { workout } = useWorkoutTimer();
  const { ref, onClickCapture } = useKeepFocus(workout?.type ?? 'none');
  const firstWeekday = useFirstWeekday();
  const workouts = useWorkouts();
  const hasColumns = hasShortChildren && workouts.data?.pages.flat().length === 0;
  const failure = usePageFailure([
    useFitnessSummary(firstWeekday),
    useWorkoutDays(firstWeekday),
    workouts,
    childrenQuery,
  ]);
  const [editedWorkout, setEditedWorkout] = useState<'new' | ExerciseActivity>();
  const logWorkout = () => setEditedWorkout('new');
  const bestsAndMovement = (
    <div
      className={classNames(
        grid,
        'lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none empty:hidden',
        hasColumns && 'lg:col-span-2',
      )}
    >
      <PersonalBestsCard />
      {movement}
    </div>
  );
  return (
    <>
      <FitnessHeader hasFailed={failure !== undefined} onLogWorkout={logWorkout} />
      <div className="space-y-4 sm:space-y-6" onClickCapture={onClickCapture}>
        <div>
          <div ref={ref} tabIndex={-1} className="scroll-my-32 outline-none">
            {workout && <ActiveWorkout workout={workout} />}
          </div>
          {failure ? (
            <>
              <UnsentRows place="workouts" />
              <UnsentRows place="body" />
              <QueryError page query={failure} title={t('pageFailed')} />
            </>
          ) : (
            <WeekCard onLogWorkout={logWorkout} />
          )}
        </div>
        <QuickStart />
        <TodayTotals />
        <div className={classNames(grid, hasColumns && 'lg:grid-cols-2')}>
          {!failure && <RecentWorkouts onEdit={setEditedWorkout} />}
          {!hasColumns && bestsAndMovement}
          {!failure && children}
          {hasColumns && bestsAndMovement}
        </div>
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

interface HeaderProps {
  hasFailed: boolean;
  onLogWorkout: () => void;
}

/**
 * Has no button before the first workout, because `WeekCard` has it then. Has no button while it is not known whether
 * there is a workout. The button is secondary beside an error or a workout in progress.
 */
function FitnessHeader({ hasFailed, onLogWorkout }: HeaderProps) {
  const { t } = useTranslation('fitness');
  const { workout } = useWorkoutTimer();
  const firstWeekday = useFirstWeekday();
  const summary = useFitnessSummary(firstWeekday);
  const days = useWorkoutDays(firstWeekday);
  const hasErrors = summary.errorUpdateCount + days.errorUpdateCount > 0;
  const isInWeek = summary.data && days.data ? hasNoWorkouts(summary.data) : !hasErrors;
  return (
    <PageHeader
      title={t('title')}
      subtitle={t('subtitle')}
      hasActionsBesideTitle
      actions={
        (hasFailed || !isInWeek) && (
          <Button variant={hasFailed || workout ? 'secondary' : 'primary'} onClick={onLogWorkout}>
            <Plus aria-hidden="true" className="size-5" />
            {t('custom')}
          </Button>
        )
      }
    />
  );
}
