import { useTranslation } from 'react-i18next';
import { isEstimatedBurn } from '#domain/fitness.ts';
import { useFirstWeekday } from '#web/i18n/first-weekday.ts';
import { formatNumber, formatRecentDayInSentence } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { StatStrip } from '#web/ui/stat-strip.tsx';
import { useDeleteWorkout, useFitnessSummary, useWorkouts } from './use-fitness.ts';

/**
 * Shows today's totals: the minutes of exercise, the burned calories and the number of workouts. Before the first
 * workout of today, the totals are small, and below them are the numbers and the day of the last workout.
 * Leaves out the calories if the person hides calories. Says "about" if the calories of any workout of today are an
 * estimate. Renders nothing if the totals could not be loaded, because `WeekCard` shows the error of the same request.
 */
export function TodayTotals() {
  const { t } = useTranslation('fitness');
  const { language } = useLanguage();
  const shown = useShownNumbers();
  const { data, errorUpdateCount } = useFitnessSummary(useFirstWeekday());
  const today = data?.today;
  const isEstimated = useIsTodayEstimated();
  const last = useLastWorkout();
  const isQuiet = today?.workouts === 0;
  // `errorUpdateCount` also counts during a retry, when the query has no error.
  if (!data && errorUpdateCount > 0) return null;
  const format = (value: number | undefined) =>
    value === undefined ? undefined : formatNumber(value, language, 1);
  return (
    <StatStrip
      isQuiet={isQuiet}
      stats={[
        {
          label: t('minutesToday'),
          value: format(today?.minutes),
          unit: today ? t('minutesUnit') : '',
          note: isQuiet ? last?.minutes : undefined,
        },
        ...(shown.calories
          ? [
              {
                label: t('caloriesBurned'),
                value: format(today?.calories),
                qualifier: today && isEstimated ? t('approximate') : undefined,
                unit: today ? t('caloriesUnit') : '',
                note: isQuiet ? last?.calories : undefined,
              },
            ]
          : []),
        {
          label: t('workouts'),
          value: format(today?.workouts),
          unit: today ? t('workoutsUnit') : '',
          note: isQuiet ? last?.day : undefined,
        },
      ]}
    />
  );
}

/** Returns whether the calories of a workout of today are an estimate, also while the workouts are unknown. */
function useIsTodayEstimated(): boolean {
  const today = useToday();
  const { isDeleted } = useDeleteWorkout();
  const { data } = useWorkouts();
  if (!data) return true;
  return data.pages
    .flat()
    .some(
      ({ id, date, counts, caloriesBurned, duration }) =>
        date === today && counts && !isDeleted(id) && isEstimatedBurn(caloriesBurned, duration),
    );
}

/**
 * Returns the duration, the calories and the day of the newest workout as texts. Returns undefined without a workout.
 */
function useLastWorkout() {
  const { t } = useTranslation('fitness');
  const { language } = useLanguage();
  const today = useToday();
  const { isDeleted } = useDeleteWorkout();
  const { data } = useWorkouts();
  const workout = data?.pages.flat().find(({ id, counts }) => counts && !isDeleted(id));
  if (!workout) return undefined;
  const { duration, caloriesBurned, date } = workout;
  const calories = isEstimatedBurn(caloriesBurned, duration) ? 'aboutCalories' : 'calories';
  return {
    minutes: t('last', { what: t('minutesText', { value: formatNumber(duration, language, 1) }) }),
    calories:
      caloriesBurned === null
        ? undefined
        : t('last', { what: t(calories, { value: formatNumber(caloriesBurned, language) }) }),
    day: t('last', { what: formatRecentDayInSentence(date, language, today) }),
  };
}
