import { useTranslation } from 'react-i18next';
import type { EndpointOutput } from '#contracts/endpoint.ts';
import type { getFitnessSummary } from '#contracts/fitness.ts';
import type { WorkoutType } from '#domain/fitness.ts';
import { useFirstWeekday } from '#web/i18n/first-weekday.ts';
import { formatNumber, formatRecentDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { Card } from '#web/ui/card.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { StatStrip } from '#web/ui/stat-strip.tsx';
import { WorkoutIcon } from '#web/ui/workout-icon.tsx';
import { useFitnessSummary } from './use-fitness.ts';

type Bests = EndpointOutput<typeof getFitnessSummary>['bests'];

const useLocalizedSummary = () => useFitnessSummary(useFirstWeekday());

/**
 * Shows today's totals: the minutes of exercise, the burned calories and the number of workouts.
 * Leaves out the calories if the person hides calories.
 */
export function TodayTotals() {
  const { t } = useTranslation('fitness');
  const { language } = useLanguage();
  const shown = useShownNumbers();
  const { data, isError } = useLocalizedSummary();
  const format = (value: number | undefined) =>
    value === undefined ? (isError ? '–' : undefined) : formatNumber(value, language, 1);
  return (
    <StatStrip
      stats={[
        { label: t('minutesToday'), value: format(data?.today.minutes), unit: t('minutesUnit') },
        ...(shown.calories
          ? [{ label: t('caloriesBurned'), value: format(data?.today.calories), unit: t('caloriesUnit') }]
          : []),
        { label: t('workouts'), value: format(data?.today.workouts) },
      ]}
    />
  );
}

/**
 * Shows the longest workout and the workout with the most calories, with their dates. Leaves out
 * the workout with the most calories if the person hides calories.
 */
export function PersonalBestsCard() {
  const { t } = useTranslation('fitness');
  return (
    <Card title={t('bests')}>
      <QueryView
        query={useLocalizedSummary()}
        errorTitle={t('bestsFailed')}
        loading={<Skeleton height="3rem" />}
      >
        {({ bests }) => <PersonalBests bests={bests} />}
      </QueryView>
    </Card>
  );
}

function PersonalBests({ bests }: { bests: Bests }) {
  const { t } = useTranslation('fitness');
  const { language } = useLanguage();
  const shown = useShownNumbers();
  const rows = [
    bests.longest && {
      ...bests.longest,
      label: t('longest'),
      text: t('minutes', { count: bests.longest.value }),
    },
    shown.calories &&
      bests.mostCalories && {
        ...bests.mostCalories,
        label: t('mostCalories'),
        text: t('calories', { value: formatNumber(bests.mostCalories.value, language) }),
      },
  ].filter((row) => row != null && row !== false);
  if (rows.length === 0)
    return <p className="text-muted">{t(shown.calories ? 'bestsEmpty' : 'bestsEmptyHidden')}</p>;
  return (
    <ul className="space-y-4">
      {rows.map((row) => (
        <PersonalBest key={row.label} label={row.label} text={row.text} date={row.date} type={row.type} />
      ))}
    </ul>
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
      <p className="text-small text-muted">{formatRecentDay(date, language, today)}</p>
    </li>
  );
}
