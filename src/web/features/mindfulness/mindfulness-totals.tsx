import { Flame, Hourglass, ListChecks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { weeklyGoalMinutes } from '#domain/mindfulness.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Ring } from '#web/ui/ring.tsx';
import { StatCard } from '#web/ui/stat-card.tsx';
import { useMindfulnessSummary } from './use-mindfulness.ts';

/**
 * Shows the total minutes, the streak and the number of sessions. The streak is hidden if `streaks` is false. `streaks`
 * is undefined while the preferences load.
 */
export function Totals({ streaks }: { streaks: boolean | undefined }) {
  const { t } = useTranslation('mindfulness');
  const { language } = useLanguage();
  const { data, isError } = useMindfulnessSummary();
  const format = (value: number | undefined) =>
    value === undefined ? (isError ? '–' : undefined) : formatNumber(value, language);
  const isHidden = streaks === false;
  return (
    <div
      className={classNames(
        'grid grid-cols-2 gap-3 sm:gap-4',
        !isHidden && 'sm:grid-cols-3 max-sm:[&>:first-child]:col-span-2',
      )}
    >
      <StatCard
        label={t('totalMinutes')}
        value={format(data?.totalMinutes)}
        unit={t('minutesUnit')}
        icon={Hourglass}
        area="mindfulness"
      />
      {!isHidden && (
        <StatCard
          label={t('dayStreak')}
          value={streaks ? format(data?.streak) : undefined}
          unit={t('days', { count: data?.streak ?? 0 })}
          icon={Flame}
          area="mindfulness"
        />
      )}
      <StatCard
        label={t('totalSessions')}
        value={format(data?.sessions)}
        icon={ListChecks}
        area="mindfulness"
      />
    </div>
  );
}

/** Shows this week's minutes and the weekly goal. */
export function WeekProgress() {
  const { t } = useTranslation('mindfulness');
  const { language } = useLanguage();
  const { data, isError } = useMindfulnessSummary();
  const minutes = data?.week.minutes;
  const progressText =
    minutes === undefined
      ? t(isError ? 'weekUnknown' : 'weekWaiting')
      : t('weekOf', { minutes: formatNumber(minutes, language), goal: weeklyGoalMinutes });
  return (
    <div className="flex items-center gap-5">
      <div className="w-24 shrink-0 sm:w-28">
        <Ring
          area="mindfulness"
          percent={minutes === undefined ? undefined : (minutes / weeklyGoalMinutes) * 100}
          label={`${t('week')}: ${progressText}`}
        >
          {minutes === undefined ? '–' : formatNumber(minutes, language)}
        </Ring>
      </div>
      <div>
        <p className="font-semibold tabular-nums">{progressText}</p>
        <p className="mt-1 text-small text-muted">
          {t((minutes ?? 0) >= weeklyGoalMinutes ? 'weekMet' : 'weekGoal')}
        </p>
      </div>
    </div>
  );
}

export function WeekCard() {
  const { t } = useTranslation('mindfulness');
  return (
    <Card title={t('week')}>
      <WeekProgress />
    </Card>
  );
}
