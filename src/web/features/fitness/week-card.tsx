import { Dumbbell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { weeklyMinutesGoal } from '#domain/fitness.ts';
import { sumWeeks } from '#domain/week-minutes.ts';
import { UsualByNow } from '#web/charts/usual-by-now.tsx';
import { WeekBars } from '#web/charts/week-bars.tsx';
import { useFirstWeekday } from '#web/i18n/first-weekday.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { Card } from '#web/ui/card.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Ring } from '#web/ui/ring.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { drawnWeeks, hasNoWorkouts, useFitnessSummary, useWorkoutDays } from './use-fitness.ts';
import { WeeksPreview } from './weeks-preview.tsx';

/**
 * Shows this week's minutes as a share of the weekly minutes that the WHO recommends, and the minutes of each of the last
 * twelve weeks as bars. Before the first workout, the ring has no number and the bars are outlines.
 */
export function WeekCard() {
  const { t } = useTranslation('fitness');
  return (
    <Card title={t('week')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:items-center lg:gap-10">
        <WeekProgress />
        <LastWeeks />
      </div>
    </Card>
  );
}

function WeekProgress() {
  const { t } = useTranslation('fitness');
  const { language } = useLanguage();
  const firstWeekday = useFirstWeekday();
  const { data, isError } = useFitnessSummary(firstWeekday);
  const { data: days } = useWorkoutDays(firstWeekday);
  const minutes = data?.week.minutes;
  const isNew = data !== undefined && hasNoWorkouts(data);
  const progressText =
    minutes === undefined
      ? t(isError ? 'weekUnknown' : 'weekWaiting')
      : t(isNew ? 'weekNew' : 'weekOf', {
          minutes: formatNumber(minutes, language, 1),
          goal: weeklyMinutesGoal,
        });
  return (
    <div className="space-y-4">
      <div className="flex items-center gap-5">
        <div className="w-28 shrink-0 sm:w-36">
          <Ring
            area="fitness"
            percent={minutes === undefined ? undefined : (minutes / weeklyMinutesGoal) * 100}
            label={`${t('week')}: ${progressText}`}
          >
            {isNew ? (
              <Dumbbell className="size-9" strokeWidth={1.5} />
            ) : minutes === undefined ? (
              '–'
            ) : (
              formatNumber(minutes, language, 1)
            )}
          </Ring>
        </div>
        <div>
          <p className="font-semibold tabular-nums">{progressText}</p>
          <p className="mt-1 text-small text-muted">
            {t((minutes ?? 0) >= weeklyMinutesGoal ? 'weekMet' : 'weekGoal')}{' '}
            {t(firstWeekday === 1 ? 'weekFromMonday' : 'weekFromSunday')}
          </p>
        </div>
      </div>
      {days && days.length > 0 && (
        <UsualByNow days={days} firstWeekday={firstWeekday} weekCount={drawnWeeks} />
      )}
    </div>
  );
}

function LastWeeks() {
  const { t } = useTranslation('fitness');
  const { language } = useLanguage();
  const today = useToday();
  const firstWeekday = useFirstWeekday();
  return (
    <QueryView
      query={useWorkoutDays(firstWeekday)}
      errorTitle={t('weeksFailed')}
      loading={<Skeleton height="12.5rem" />}
      compact
    >
      {(days) =>
        days.length === 0 ? (
          <WeeksPreview />
        ) : (
          <WeekBars
            title={t('weeks')}
            weeks={sumWeeks(days, today, firstWeekday, drawnWeeks)}
            goal={weeklyMinutesGoal}
            area="fitness"
            format={(value) => t('minutesText', { value: formatNumber(value, language, 1) })}
          />
        )
      }
    </QueryView>
  );
}
