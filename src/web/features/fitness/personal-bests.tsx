import { CalendarRange, type LucideIcon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EndpointOutput } from '#contracts/endpoint.ts';
import type { getFitnessSummary } from '#contracts/fitness.ts';
import { caloriesBurned } from '#domain/fitness.ts';
import { sumWeeks } from '#domain/week-minutes.ts';
import { useFirstWeekday } from '#web/i18n/first-weekday.ts';
import { dateLocale, formatNumber, formatRecentDayInSentence, formatShortDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { areaColor } from '#web/ui/area.ts';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { WorkoutIcon } from '#web/ui/workout-icon.tsx';
import { drawnWeeks, useFitnessSummary, useWorkoutDays, useWorkouts } from './use-fitness.ts';

/** The most workouts of the same length that still count as a record. */
const mostTies = 3;

type Bests = EndpointOutput<typeof getFitnessSummary>['bests'];

/**
 * Shows the longest workout, the workout with the most calories and the week with the most minutes, with their dates.
 * If several workouts are equal, shows how many, and the date of the newest. A length that was reached often is no
 * record, so the day with the most minutes is shown instead. Renders nothing for fewer than two records, because the
 * chart of the weeks labels the best week. Renders nothing before the second workout, because the only workout would be
 * every record. Renders nothing if the records could not be loaded, because `WeekCard` shows the error of the same
 * request.
 */
export function PersonalBestsCard() {
  const { t } = useTranslation('fitness');
  const { data, errorUpdateCount } = useFitnessSummary(useFirstWeekday());
  const workouts = useWorkouts().data?.pages.flat();
  const workoutBests = useWorkoutBests(data?.bests);
  const bestWeek = useBestWeek();
  const bests = data?.bests.longest ? [...workoutBests, ...bestWeek] : [];
  // `errorUpdateCount` also counts during a retry, when the query has no error.
  if (data ? bests.length < 2 : errorUpdateCount > 0) return null;
  if (workouts?.length === 1) return null;
  return (
    <Card title={t('bests')}>
      {data ? (
        <ul className="grid gap-x-12 gap-y-4 sm:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
          {bests.map((best) => (
            <PersonalBest key={best.label} {...best} />
          ))}
        </ul>
      ) : (
        <div aria-busy="true">
          <Skeleton height="3rem" />
        </div>
      )}
    </Card>
  );
}

/** Returns the longest workout, or the best day, and the workout with the most calories. */
function useWorkoutBests({ longest, mostCalories }: Partial<Bests> = {}): Best[] {
  const { t } = useTranslation('fitness');
  const { language } = useLanguage();
  const today = useToday();
  const shown = useShownNumbers();
  const bestDay = useBestDay();
  if (!longest) return [];
  const whenOf = ({ count, date }: typeof longest) => {
    const day = formatRecentDayInSentence(date, language, today);
    return count > 1 ? t('bestTimes', { count, day }) : day;
  };
  const longestWorkout = {
    icon: <WorkoutIcon type={longest.type} />,
    label: t('longest'),
    text: t('minutes', { count: longest.value }),
    when: whenOf(longest),
  };
  const first = longest.count > mostTies ? bestDay : [longestWorkout];
  // If the calories are the estimate for the minutes of the longest workout, they tell nothing new, so they are hidden.
  const isRepeated = mostCalories?.value === caloriesBurned(longest.value);
  if (!shown.calories || !mostCalories || isRepeated) return first;
  return [
    ...first,
    {
      icon: <WorkoutIcon type={mostCalories.type} />,
      label: t('mostCalories'),
      text: t('calories', { value: formatNumber(mostCalories.value, language) }),
      when: whenOf(mostCalories),
    },
  ];
}

/**
 * Returns the most minutes on one day of the last twelve weeks, and the newest of these days. Returns nothing if that
 * many minutes are no record either.
 */
function useBestDay(): Best[] {
  const { t } = useTranslation('fitness');
  const { language } = useLanguage();
  const today = useToday();
  const { data: days = [] } = useWorkoutDays(useFirstWeekday());
  const most = Math.max(0, ...days.map(({ minutes }) => minutes));
  const best = days.filter(({ minutes }) => minutes === most);
  const newest = best
    .map(({ date }) => date)
    .sort()
    .at(-1);
  if (most === 0 || newest === undefined || best.length > mostTies) return [];
  const day = formatRecentDayInSentence(newest, language, today);
  return [
    {
      icon: <CalendarIcon icon={Sun} />,
      label: t('bestDay'),
      text: t('minutesText', { value: formatNumber(most, language, 1) }),
      when: best.length > 1 ? t('bestTimes', { count: best.length, day }) : day,
    },
  ];
}

/**
 * Returns the most minutes in one of the last twelve weeks, and which week it was. If several weeks have as many
 * minutes, names all of them. Returns nothing if none of these weeks has a workout.
 */
function useBestWeek(): Best[] {
  const { t } = useTranslation(['fitness', 'charts']);
  const { language } = useLanguage();
  const today = useToday();
  const firstWeekday = useFirstWeekday();
  const { data: days = [] } = useWorkoutDays(firstWeekday);
  const weeks = sumWeeks(days, today, firstWeekday, drawnWeeks);
  const most = Math.max(...weeks.map(({ value }) => value ?? 0));
  const best = weeks.filter(({ value }) => value === most);
  if (most === 0) return [];
  const firstDays = new Intl.ListFormat(dateLocale(language)).format(
    best.map(({ day }) => formatShortDay(day, language)),
  );
  return [
    {
      icon: <CalendarIcon icon={CalendarRange} />,
      label: t('bestWeek'),
      text: t('minutesText', { value: formatNumber(most, language, 1) }),
      when:
        best.length > 1
          ? t('bestWeeks', { days: firstDays })
          : best[0] === weeks.at(-1)
            ? t('charts:weeks.inSentence.current')
            : t('charts:weeks.inSentence.from', { day: firstDays }),
    },
  ];
}

const CalendarIcon = ({ icon: Icon }: { icon: LucideIcon }) => (
  <span
    aria-hidden="true"
    className="flex size-11 shrink-0 items-center justify-center rounded-full bg-sunken"
    style={{ color: areaColor('fitness') }}
  >
    <Icon className="size-5" strokeWidth={1.75} />
  </span>
);

interface Best {
  icon: ReactNode;
  label: string;
  text: string;
  when: string;
}

const PersonalBest = ({ icon, label, text, when }: Best) => (
  <li className="flex items-center gap-3">
    {icon}
    <div className="min-w-0">
      <p className="text-small text-muted">{label}</p>
      <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
        <span className="font-semibold">{text}</span>
        <span className="text-small text-muted">{when}</span>
      </p>
    </div>
  </li>
);
