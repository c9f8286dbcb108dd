import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ExerciseActivity } from '#contracts/fitness.ts';
import { errorMessage } from '#web/i18n/error-message.ts';
import { formatNumber, formatRecentDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { WorkoutIcon } from '#web/ui/workout-icon.tsx';
import { useDeleteWorkout, useWorkouts } from './use-fitness.ts';

/** Lists the newest workouts, with a button to load more. */
export function RecentWorkouts({ onEdit }: { onEdit: (workout: ExerciseActivity) => void }) {
  const { t } = useTranslation('fitness');
  const { language } = useLanguage();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useWorkouts();
  const deleteWorkout = useDeleteWorkout();
  const workouts = data?.pages.flat().filter((workout) => !deleteWorkout.isDeleted(workout.id));
  return (
    <Card title={t('recent')}>
      {error && !data && (
        <ErrorState
          title={t('loadFailed')}
          text={errorMessage(error, language)}
          onRetry={() => void refetch()}
        />
      )}
      {!workouts && !error && <LoadingWorkouts />}
      {workouts?.length === 0 && <p className="py-6 text-center text-muted">{t('empty')}</p>}
      <ul className="divide-y divide-line">
        {workouts?.map((workout) => (
          <WorkoutRow
            key={workout.id}
            workout={workout}
            onEdit={() => onEdit(workout)}
            onDelete={() => deleteWorkout.remove(workout.id)}
          />
        ))}
      </ul>
      {hasNextPage && (
        <div className="mt-4 flex justify-center">
          <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('showMore')}
          </Button>
        </div>
      )}
    </Card>
  );
}

interface RowProps {
  workout: ExerciseActivity;
  onEdit: () => void;
  onDelete: () => void;
}

function WorkoutRow({ workout, onEdit, onDelete }: RowProps) {
  const { t } = useTranslation('fitness');
  const { language } = useLanguage();
  const day = formatRecentDay(workout.date, language, useToday());
  const type = t(`types.${workout.type}`);
  const minutes = t('minutes', { count: workout.duration });
  const details = [
    minutes,
    workout.caloriesBurned != null &&
      t('calories', { value: formatNumber(workout.caloriesBurned, language) }),
    workout.intensity !== 'moderate' && t(`intensities.${workout.intensity}`),
  ].filter(Boolean);
  const name = `${type}, ${day}, ${minutes}`;
  return (
    <li className="flex items-center gap-3 py-3">
      <WorkoutIcon type={workout.type} />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-semibold">{type}</span>
          <span className="text-small text-muted">{day}</span>
        </p>
        <p className="text-small text-muted tabular-nums">{details.join(' · ')}</p>
        {workout.notes && <p className="mt-0.5 text-small break-words">{workout.notes}</p>}
      </div>
      <div className="flex shrink-0">
        <IconButton icon={Pencil} label={t('edit', { name })} onClick={onEdit} />
        <IconButton icon={Trash2} label={t('delete', { name })} onClick={onDelete} />
      </div>
    </li>
  );
}

function LoadingWorkouts() {
  return (
    <div aria-busy="true" className="space-y-4">
      {['first', 'second', 'third'].map((row) => (
        <Skeleton key={row} height="2.75rem" />
      ))}
    </div>
  );
}
