import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#domain/calendar-day.ts';
import type { HorizonMeasure } from '#domain/horizon.ts';
import { capitalize } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { areaColor } from '#web/ui/area.ts';
import { horizonDisplay } from './horizon-display.ts';
import { type HorizonSeries, useFormatHorizonValue } from './use-horizon.ts';
import type { HorizonName } from './use-horizon-name.ts';
import { useNightRating } from './use-night-rating.ts';

/** Returns the value of a measure on a day, or null. */
export const findValue = (series: HorizonSeries, measure: HorizonMeasure, day: CalendarDay): number | null =>
  series[measure].find((entry) => entry.day === day)?.value ?? null;

interface LegendProps {
  nameOf: HorizonName;
  measures: readonly HorizonMeasure[];
  /** Whether the stones of the nights are only ratings. */
  hasRatings: boolean;
  /** Returns what is shown beside the name. */
  valueFor: (measure: HorizonMeasure) => ReactNode;
}

/** Names the measures of the stones, each with a link to its page. On phones, each value is below its name. */
export function StoneLegend({ nameOf, measures, hasRatings, valueFor }: LegendProps) {
  const { t } = useTranslation('dashboard');
  return (
    <nav aria-label={t('horizon.first.stones')} className="max-sm:w-full">
      <ul className="flex flex-wrap gap-x-6 text-small max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4">
        {measures.map((measure) => (
          <li key={measure} className="relative flex min-h-11 items-center gap-2 max-sm:py-1">
            <span
              aria-hidden="true"
              className="h-2.5 w-4 shrink-0 rounded-full"
              style={{ background: areaColor(horizonDisplay[measure].area) }}
            />
            <span className="flex gap-x-2 max-sm:flex-col">
              {/* Only the name is the text of the link, but the whole row can be pressed. */}
              <Link
                to={horizonDisplay[measure].page}
                className="font-medium after:absolute after:inset-0 hover:underline sm:whitespace-nowrap"
              >
                {measure === 'sleepHours' && hasRatings ? t('sleepQuality') : nameOf(measure)}
              </Link>
              {valueFor(measure)}
            </span>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ValueProps {
  series: HorizonSeries;
  /** The ratings that the person gave to nights, by day. */
  ratings: ReadonlyMap<CalendarDay, number>;
  measure: HorizonMeasure;
}

/** Shows today's value as a lane of the landscape does, or the rating of a night without hours. */
export function StoneValue({ series, ratings, measure }: ValueProps) {
  const { language } = useLanguage();
  const today = useToday();
  const format = useFormatHorizonValue();
  const [rating] = useNightRating()(ratings.get(today) ?? null);
  const value = findValue(series, measure, today);
  const text = value === null ? rating : format(measure, value);
  return text && <span className="text-muted tabular-nums">{capitalize(text, language)}</span>;
}
