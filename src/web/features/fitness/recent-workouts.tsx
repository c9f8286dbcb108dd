import { Dumbbell, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExerciseActivity } from '#contracts/fitness.ts';
import { isEstimatedBurn } from '#domain/fitness.ts';
import { formatNumber, formatRecentDay, formatRecentDayInSentence } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { useHasUnsent } from '#web/lib/outbox/use-unsent.ts';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { useIsWide } from '#web/lib/use-is-wide.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { SourceMark } from '#web/ui/source-mark.tsx';
import { TwoColumnList } from '#web/ui/two-column-list.tsx';
import { UnsentRows } from '#web/ui/unsent/unsent-rows.tsx';
import { WorkoutIcon } from '#web/ui/workout-icon.tsx';
import { useDeleteWorkout, useWorkouts } from './use-fitness.ts';

/** The number of workouts that a narrow page shows at first. */
const narrowCount = 5;

/** Lists the newest workouts, with a button to show more. */
export function RecentWorkouts({ onEdit }: { onEdit: (workout: ExerciseActivity) => void }) {
  const { t } = useTranslation('fitness');
  const query = useWorkouts();
  const deleteWorkout = useDeleteWorkout();
  const isWide = useIsWide();
  const [showsLoaded, setShowsLoaded] = useState(false);
  const workouts = query.data?.pages.flat().filter(({ id }) => !deleteWorkout.isDeleted(id)) ?? [];
  const isFolded = !isWide && !showsLoaded && workouts.length > narrowCount;
  const more = isFolded
    ? { hasNextPage: true, isFetchingNextPage: false, fetchNextPage: () => setShowsLoaded(true) }
    : query;
  return (
    <Card title={t('recent')}>
      <UnsentRows place="workouts" hasTotals />
      <ShowMore query={more} label={t('showMore')}>
        <QueryView query={query} errorTitle={t('loadFailed')} loading={<SkeletonRows />} compact>
          {() => (
            <WorkoutList
              workouts={isFolded ? workouts.slice(0, narrowCount) : workouts}
              onEdit={onEdit}
              onDelete={({ id }) => deleteWorkout.remove(id)}
            />
          )}
        </QueryView>
      </ShowMore>
    </Card>
  );
}

interface ListProps {
  workouts: ExerciseActivity[];
  onEdit: (workout: ExerciseActivity) => void;
  onDelete: (workout: ExerciseActivity) => void;
}

function WorkoutList({ workouts, onEdit, onDelete }: ListProps) {
  const { t } = useTranslation('fitness');
  const hasUnsent = useHasUnsent('POST /api/exercise-activities');
  if (workouts.length === 0 && hasUnsent) return null;
  if (workouts.length === 0)
    return (
      <EmptyState icon={Dumbbell} title={t('emptyTitle')} text={t('emptyText')} area="fitness" compact />
    );
  return (
    <div className="-my-2">
      <TwoColumnList items={workouts} keyOf={({ id }) => id}>
        {(workout) => (
          <WorkoutRow workout={workout} onEdit={() => onEdit(workout)} onDelete={() => onDelete(workout)} />
        )}
      </TwoColumnList>
    </div>
  );
}

interface RowProps {
  workout: ExerciseActivity;
  onEdit: () => void;
  onDelete: () => void;
}

function WorkoutRow({ workout, onEdit, onDelete }: RowProps) {
  const { t } = useTranslation(['fitness', 'kinds']);
  const { language } = useLanguage();
  const today = useToday();
  const shown = useShownNumbers();
  const type = t(`kinds:workouts.${workout.type}`);
  const minutes = t('minutes', { count: workout.duration });
  const details = [
    formatRecentDay(workout.date, language, today),
    shown.calories &&
      workout.caloriesBurned != null &&
      t(isEstimatedBurn(workout.caloriesBurned, workout.duration) ? 'aboutCalories' : 'calories', {
        value: formatNumber(workout.caloriesBurned, language),
      }),
    workout.intensity !== 'moderate' && t(`intensities.${workout.intensity}`),
  ].filter(Boolean);
  const name = `${type}, ${formatRecentDayInSentence(workout.date, language, today)}, ${minutes}`;
  return (
    <div className="flex items-center gap-3 py-2">
      <WorkoutIcon type={workout.type} />
      <div className={`min-w-0 grow ${workout.counts ? '' : 'text-muted'}`}>
        <p className="flex items-baseline gap-x-2">
          <span className="font-semibold">{type}</span>
          <span className="ml-auto text-small tabular-nums">{minutes}</span>
        </p>
        <p className="text-small text-muted tabular-nums">{details.join(' · ')}</p>
        {workout.notes && <p className="mt-0.5 text-small break-words">{workout.notes}</p>}
        <SourceMark source={workout.source} counts={workout.counts} />
      </div>
      <Menu
        label={t('actions', { name })}
        items={[
          { label: t('form.editTitle'), icon: Pencil, onSelect: onEdit },
          { label: t('delete'), icon: Trash2, onSelect: onDelete },
        ]}
      />
    </div>
  );
}
