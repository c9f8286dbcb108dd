import { CalendarCheck, Flame, Timer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type WorkoutType, weeklyMinutesGoal } from '#domain/fitness.ts';
import { formatDay, formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { Card } from '#web/ui/card.tsx';
import { Ring } from '#web/ui/ring.tsx';
import { StatCard } from '#web/ui/stat-card.tsx';
import { WorkoutIcon } from '#web/ui/workout-icon.tsx';
import { useFitnessSummary } from './use-fitness.ts';

const useLocalizedSummary = () => {
  const { language } = useLanguage();
  return useFitnessSummary(language === 'sv' ? 1 : 0);
};

/** Shows today's minutes of exercise, burned calories and number of workouts. */
export function TodayTotals() {
  const { t } = useTranslation('fitness');
  const { language } = useLanguage();
  const today = useLocalizedSummary().data?.today;
  const format = (value: number | undefined) =>
    value === undefined ? undefined : formatNumber(value, language);
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 max-sm:[&>:last-child]:col-span-2">
      <StatCard
        label={t('minutesToday')}
        value={format(today?.minutes)}
        unit={t('minutesUnit')}
        icon={Timer}
        area="fitness"
      />
      <StatCard
        label={t('caloriesBurned')}
        value={format(today?.calories)}
        unit={t('caloriesUnit')}
        icon={Flame}
        area="fitness"
      />
      <StatCard label={t('workouts')} value={format(today?.workouts)} icon={CalendarCheck} area="fitness" />
    </div>
  );
}

/** Shows this week's minutes of exercise as a share of the weekly minutes that the WHO recommends. */
export function WeekCard() {
  const { t } = useTranslation('fitness');
  const { language } = useLanguage();
  const minutes = useLocalizedSummary().data?.week.minutes ?? 0;
  const progressText = t('weekOf', { minutes: formatNumber(minutes, language), goal: weeklyMinutesGoal });
  return (
    <Card title={t('week')}>
      <div className="flex items-center gap-5">
        <div className="w-28 shrink-0">
          <Ring
            area="fitness"
            percent={(minutes / weeklyMinutesGoal) * 100}
            label={`${t('week')}: ${progressText}`}
          >
            {formatNumber(minutes, language)}
          </Ring>
        </div>
        <div>
          <p className="font-semibold tabular-nums">{progressText}</p>
          <p className="mt-1 text-small text-muted">
            {t(minutes >= weeklyMinutesGoal ? 'weekMet' : 'weekGoal')}
          </p>
        </div>
      </div>
    </Card>
  );
}

/** Shows the longest workout and the workout with the most calories, with their dates. */
export function PersonalBestsCard() {
  const { t } = useTranslation('fitness');
  const { language } = useLanguage();
  const bests = useLocalizedSummary().data?.bests;
  const rows = [
    bests?.longest && {
      ...bests.longest,
      label: t('longest'),
      text: t('minutes', { count: bests.longest.value }),
    },
    bests?.mostCalories && {
      ...bests.mostCalories,
      label: t('mostCalories'),
      text: t('calories', { value: formatNumber(bests.mostCalories.value, language) }),
    },
  ].filter((row) => row != null);
  return (
    <Card title={t('bests')}>
      {rows.length === 0 && <p className="text-muted">{t('bestsEmpty')}</p>}
      <ul className="space-y-4">
        {rows.map((row) => (
          <PersonalBest key={row.label} label={row.label} text={row.text} date={row.date} type={row.type} />
        ))}
      </ul>
    </Card>
  );
}

function PersonalBest({
  label,
  text,
  date,
  type,
}: {
  label: string;
  text: string;
  date: string;
  type: WorkoutType;
}) {
  const { language } = useLanguage();
  const today = useToday();
  return (
    <li className="flex items-center gap-3">
      <WorkoutIcon type={type} />
      <div className="min-w-0 grow">
        <p className="text-small text-muted">{label}</p>
        <p className="font-semibold tabular-nums">{text}</p>
      </div>
      <p className="text-small text-muted">{formatDay(date, language, today)}</p>
    </li>
  );
}
