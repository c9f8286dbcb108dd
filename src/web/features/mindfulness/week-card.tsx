import { useTranslation } from 'react-i18next';
import { mindfulnessWeeks, weeklyGoalMinutes } from '#domain/mindfulness.ts';
import type { DayMinutes } from '#domain/week-minutes.ts';
import { UsualByNow } from '#web/charts/usual-by-now.tsx';
import { useFirstWeekday } from '#web/i18n/first-weekday.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { joinQueries } from '#web/lib/join-queries.ts';
import { useHasUnsent } from '#web/lib/outbox/use-unsent.ts';
import { Card } from '#web/ui/card.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { NotCounted } from '#web/ui/unsent/not-counted.tsx';
import { useMeditationDays, useMindfulnessSummary } from './use-mindfulness.ts';
import { WeekDays } from './week-days.tsx';
import { WeekRing } from './week-ring.tsx';

/** Shows this week's minutes as a ring and as a circle for each day, and the usual minutes of a week in words. */
export function WeekCard() {
  const { t } = useTranslation('mindfulness');
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
              <WeekText days={days} minutes={summary.week.minutes} />
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

/**
 * Says how far the weekly goal is, the usual minutes of a week, and where the goal comes from until it is met. Says
 * that the week starts on Sunday if the person's weeks start on Monday.
 */
function WeekText({ days, minutes }: { days: readonly DayMinutes[]; minutes: number }) {
  const { t } = useTranslation('mindfulness');
  const { language } = useLanguage();
  const startsElsewhere = useFirstWeekday() === 1;
  const hasUnsent = useHasUnsent('POST /api/meditation-sessions');
  const missing = weeklyGoalMinutes - minutes;
  return (
    <div className="min-w-0">
      <p className="font-semibold tabular-nums">
        {minutes === 0 && !hasUnsent
          ? t('weekNone')
          : missing > 0
            ? t('weekToGo', { minutes: formatNumber(missing, language) })
            : t('weekMet')}
      </p>
      <div className="mt-1 space-y-1 text-small text-pretty text-muted tabular-nums">
        <UsualByNow days={days} firstWeekday={0} weekCount={mindfulnessWeeks} />
        {missing > 0 && (
          <p>{t(startsElsewhere ? 'weekGoalFromSunday' : 'weekGoal', { goal: weeklyGoalMinutes })}</p>
        )}
      </div>
      <NotCounted paths={['/api/meditation-sessions']} />
    </div>
  );
}
