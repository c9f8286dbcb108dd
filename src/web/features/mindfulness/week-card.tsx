import { useTranslation } from 'react-i18next';
import { mindfulnessWeeks, weeklyGoalMinutes } from '#domain/mindfulness.ts';
import { UsualByNow } from '#web/charts/usual-by-now.tsx';
import { joinQueries } from '#web/lib/join-queries.ts';
import { Card } from '#web/ui/card.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useHasNoSessions, useMeditationDays, useMindfulnessSummary } from './use-mindfulness.ts';
import { WeekDays } from './week-days.tsx';
import { WeekRing } from './week-ring.tsx';

/** Shows this week's minutes as a ring and as a circle for each day, and the usual minutes of a week in words. */
export function WeekCard() {
  const { t } = useTranslation('mindfulness');
  const hasNoSessions = useHasNoSessions();
  return (
    <Card isColumn title={t('week')}>
      <QueryView
        query={joinQueries(useMeditationDays(), useMindfulnessSummary())}
        errorTitle={t('weekFailed')}
        loading={<Skeleton height="7rem" />}
        compact
      >
        {([days, summary]) => (
          <div className="my-auto grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 sm:grid-cols-2 sm:items-center">
            <div className="flex items-center gap-5">
              <WeekRing summary={summary} />
              <div>
                {hasNoSessions ? (
                  <p className="font-semibold">{t('emptyTitle')}</p>
                ) : (
                  <UsualByNow days={days} firstWeekday={0} weekCount={mindfulnessWeeks} />
                )}
                <WeekNote minutes={summary.week.minutes} isNew={summary.sessions === 0} />
              </div>
            </div>
            <div>
              <WeekDays days={days} />
            </div>
          </div>
        )}
      </QueryView>
    </Card>
  );
}

/** Says whether the goal is met this week, and otherwise where it comes from. Says its minutes only if `isNew`. */
function WeekNote({ minutes, isNew }: { minutes: number; isNew: boolean }) {
  const { t } = useTranslation('mindfulness');
  const isMet = minutes >= weeklyGoalMinutes;
  return (
    <p className="mt-1 text-small text-pretty text-muted">
      {isNew ? t('weekGoal', { goal: weeklyGoalMinutes }) : t(isMet ? 'weekMet' : 'weekSuggested')}
    </p>
  );
}
