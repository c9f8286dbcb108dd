import { Activity, Flower2, type LucideIcon, Moon, Salad } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecentActivity } from '#contracts/dashboard.ts';
import { toDayNumber } from '#domain/calendar-day.ts';
import { isEstimatedBurn, type WorkoutType } from '#domain/fitness.ts';
import { formatHours } from '#domain/format-hours.ts';
import { numberFormat, relativeTimeFormat } from '#domain/intl-formats.ts';
import type { SessionType } from '#domain/mindfulness.ts';
import type { MealType } from '#domain/nutrition/meals.ts';
import { isSimulatedSource } from '#domain/sources.ts';
import { toTimeOfDay } from '#domain/zoned-time.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { areaColor } from '#web/ui/area.ts';
import { Badge } from '#web/ui/badge.tsx';

const activityIcons: Record<RecentActivity['area'], LucideIcon> = {
  fitness: Activity,
  nutrition: Salad,
  sleep: Moon,
  mindfulness: Flower2,
};

interface Props {
  activity: RecentActivity;
  /** Whether the activity is a night whose duration is the time in bed (see `hoursMeaning`). */
  isInBed: boolean;
}

/**
 * Shows a logged activity with its duration, its calories and its time of day in one row. Leaves out the calories if
 * the person hides calories. The time is in the time zone where the activity was logged.
 */
export function RecentActivityItem({ activity, isInBed }: Props) {
  const { t } = useTranslation('dashboard');
  const Icon = activityIcons[activity.area];
  const name = useActivityName();
  const amounts = useAmounts();
  const time = toTimeOfDay(new Date(activity.timestamp), activity.zone);
  return (
    <li className="flex items-center gap-3 py-2">
      <Icon
        aria-hidden="true"
        className="size-5 shrink-0"
        strokeWidth={1.75}
        style={{ color: areaColor(activity.area) }}
      />
      <p className="flex min-w-20 grow flex-wrap items-center gap-x-2 font-medium">
        <span className="line-clamp-2 min-w-0 wrap-anywhere">{name(activity, isInBed)}</span>
        {isSimulatedSource(activity.source) && <Badge tone="attention">{t('heartRate.simulated')}</Badge>}
      </p>
      <p className="shrink-0 text-right text-small text-muted tabular-nums max-sm:max-w-28">
        {amounts(activity).map((amount, index) => (
          <Fragment key={amount}>
            {index > 0 && <span className="max-sm:hidden"> · </span>}
            <span className="whitespace-nowrap max-sm:block">{amount}</span>
          </Fragment>
        ))}
      </p>
      <time dateTime={activity.timestamp} className="w-10 shrink-0 text-right text-small tabular-nums">
        {time}
      </time>
    </li>
  );
}

function useActivityName() {
  const { t } = useTranslation(['dashboard', 'kinds']);
  return ({ area, type, name }: RecentActivity, isInBed: boolean): string => {
    if (area === 'fitness') return t(`kinds:workouts.${type as WorkoutType}`);
    if (area === 'nutrition') return name ?? t(`kinds:meals.${type as MealType}`);
    if (area === 'mindfulness') return t(`kinds:sessions.${type as SessionType}`);
    return t(isInBed ? 'dashboard:timeInBed' : 'dashboard:recent.night');
  };
}

function useAmounts() {
  const { t } = useTranslation('dashboard');
  const shown = useShownNumbers();
  const { language } = useLanguage();
  const format = numberFormat(language, { maximumFractionDigits: 0 });
  return ({ area, minutes, calories }: RecentActivity): string[] => {
    const time =
      minutes === null ? [] : [area === 'sleep' ? formatHours(minutes / 60) : formatMinutes(minutes)];
    if (calories === null || !shown.calories) return time;
    const isEstimated = area === 'fitness' && minutes !== null && isEstimatedBurn(calories, minutes);
    return [
      ...time,
      t(isEstimated ? 'recent.aboutCalories' : 'recent.calories', { calories: format.format(calories) }),
    ];
  };

  function formatMinutes(minutes: number): string {
    return t('recent.minutes', { minutes: format.format(minutes) });
  }
}

/** Returns a function that names a day relative to today, for example "Today", "Yesterday" or "2 days ago". */
export function useDaysAgo() {
  const { language } = useLanguage();
  const today = useToday();
  const format = relativeTimeFormat(language, { numeric: 'auto' });
  return (date: string): string => {
    const text = format.format(toDayNumber(date) - toDayNumber(today), 'day');
    return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
  };
}
