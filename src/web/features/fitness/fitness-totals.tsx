import { useTranslation } from 'react-i18next';
import { useFirstWeekday } from '#web/i18n/first-weekday.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { StatStrip } from '#web/ui/stat-strip.tsx';
import { useFitnessSummary } from './use-fitness.ts';

/**
 * Shows today's totals: the minutes of exercise, the burned calories and the number of workouts.
 * Leaves out the calories if the person hides calories.
 */
export function TodayTotals() {
  const { t } = useTranslation('fitness');
  const { language } = useLanguage();
  const shown = useShownNumbers();
  const { data, isError } = useFitnessSummary(useFirstWeekday());
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
