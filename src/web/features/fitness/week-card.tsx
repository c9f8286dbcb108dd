import { Dumbbell, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { weeklyMinutesGoal } from '#domain/fitness.ts';
import { sumWeeks } from '#domain/week-minutes.ts';
import { UsualByNow } from '#web/charts/usual-by-now.tsx';
import { WeekBars } from '#web/charts/week-bars.tsx';
import { useFirstWeekday } from '#web/i18n/first-weekday.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { joinQueries } from '#web/lib/join-queries.ts';
import { useHasUnsent } from '#web/lib/outbox/use-unsent.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { QueryView } from '#web/ui/query-view.tsx';
import { Ring } from '#web/ui/ring.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { NotCounted } from '#web/ui/unsent/not-counted.tsx';
import { drawnWeeks, hasNoWorkouts, useFitnessSummary, useWorkoutDays } from './use-fitness.ts';
import { useWorkoutTimer } from './use-workout-timer.ts';

/**
 * Shows this week's minutes as a share of the weekly minutes that the WHO recommends, and the minutes of each of the
 * last twelve weeks as bars. Before the first workout, the ring is dotted and has no number, and the button that logs a
 * workout is below the goal.
 */
export function WeekCard({ onLogWorkout }: { onLogWorkout: () => void }) {
  const { t } = useTranslation('fitness');
  const firstWeekday = useFirstWeekday();
  return (
    <Card title={t('week')}>
      <QueryView
        query={joinQueries(useFitnessSummary(firstWeekday), useWorkoutDays(firstWeekday))}
        errorTitle={t('weekFailed')}
        loading={
          <div className="h-84 sm:h-92 lg:h-65">
            <Skeleton height="100%" />
          </div>
        }
        compact
      >
        {([summary, days]) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:items-center lg:gap-10">
            <WeekProgress summary={summary} days={days} onLogWorkout={onLogWorkout} />
            <LastWeeks days={days} />
          </div>
        )}
      </QueryView>
    </Card>
  );
}

type Loaded<Query extends (firstWeekday: 0 | 1) => { data: unknown }> = NonNullable<
  ReturnType<Query>['data']
>;

interface ProgressProps {
  summary: Loaded<typeof useFitnessSummary>;
  days: Loaded<typeof useWorkoutDays>;
  onLogWorkout: () => void;
}

function WeekProgress({ summary, days, onLogWorkout }: ProgressProps) {
  const { t } = useTranslation('fitness');
  const { language } = useLanguage();
  const firstWeekday = useFirstWeekday();
  const { minutes } = summary.week;
  const isNew = hasNoWorkouts(summary);
  const { workout } = useWorkoutTimer();
  const missing = weeklyMinutesGoal - minutes;
  const hasUnsent = useHasUnsent('POST /api/exercise-activities');
  const format = (value: number) => formatNumber(value, language, 1);
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-3">
      <div className={classNames('w-28 sm:w-36', isNew && 'sm:row-span-2')}>
        <Ring
          area="fitness"
          percent={(minutes / weeklyMinutesGoal) * 100}
          dotted={isNew}
          label={`${t('week')}: ${t('weekOf', { minutes: format(minutes), goal: weeklyMinutesGoal })}`}
          note={!isNew && t('weekGoal', { goal: weeklyMinutesGoal })}
        >
          {isNew ? <Dumbbell className="size-9 text-fitness" strokeWidth={1.5} /> : format(minutes)}
        </Ring>
      </div>
      <div className={classNames('min-w-0', isNew && 'sm:self-end')}>
        <p className="font-semibold tabular-nums">
          {isNew
            ? t('weekNew', { goal: weeklyMinutesGoal })
            : minutes === 0 && !hasUnsent
              ? t('weekNone')
              : missing > 0
                ? t('weekToGo', { minutes: format(missing) })
                : t('weekMet')}
        </p>
        <div className="mt-1 text-small text-muted tabular-nums empty:hidden">
          {isNew && t('weekAny')}
          {days.length > 0 && (
            <UsualByNow days={days} firstWeekday={firstWeekday} weekCount={drawnWeeks} besideBand />
          )}
        </div>
        <NotCounted paths={['/api/exercise-activities']} subtractsDeletions />
        <details className="text-small text-muted">
          <summary className="min-h-11 font-medium">{t('weekHow')}</summary>
          <p>
            {t('weekWho')} {t(firstWeekday === 1 ? 'weekFromMonday' : 'weekFromSunday')}
          </p>
        </details>
      </div>
      {isNew && (
        <div className="col-span-2 grid sm:col-span-1 sm:col-start-2 sm:block sm:self-start">
          <Button variant={workout ? 'secondary' : 'primary'} onClick={onLogWorkout}>
            <Plus aria-hidden="true" className="size-5" />
            {t('custom')}
          </Button>
        </div>
      )}
    </div>
  );
}

function LastWeeks({ days }: Pick<ProgressProps, 'days'>) {
  const { t } = useTranslation('fitness');
  const { language } = useLanguage();
  const today = useToday();
  const firstWeekday = useFirstWeekday();
  return (
    <WeekBars
      title={t('weeks')}
      weeks={sumWeeks(days, today, firstWeekday, drawnWeeks)}
      goal={weeklyMinutesGoal}
      area="fitness"
      format={(value) => t('minutesText', { value: formatNumber(value, language, 1) })}
    />
  );
}
