import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { findBreaks, findLeastSpan } from '#domain/body-axis.ts';
import { addDays, toDayNumber } from '#domain/calendar-day.ts';
import { valueAxis } from '#domain/value-axis.ts';
import { Chart } from '#web/charts/chart.tsx';
import { formatDay, formatNumber, formatRecentDayInSentence, formatShortDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { areaColor } from '#web/ui/area.ts';
import { classNames } from '#web/ui/class-names.ts';
import { listAxisDays } from './axis-days.ts';
import { type Range, rangeDays } from './range.ts';
import { RangeFacts } from './range-facts.tsx';
import type { Series } from './use-body.ts';
import type { Measure } from './use-measures.ts';
import { WeeklyChange } from './weekly-change.tsx';

interface Props {
  measure: Measure;
  series: Series;
  range: Range;
}

interface ViewProps extends Props {
  /** A control above the chart. If it is given, the chart is beside the numbers on a wide page, not below them. */
  control?: ReactNode;
  /** A note below the chart. */
  note?: ReactNode;
}

/**
 * Shows the latest value of a measure, its change per week, and a chart of the selected range. If there is only one
 * value, a sentence takes the place of the change and the chart.
 */
export function MeasureView({ measure, series, range, control, note }: ViewProps) {
  const { t } = useTranslation(['body', 'charts']);
  const { language } = useLanguage();
  const today = useToday();
  const latest = series.points.at(-1);
  const hasChart = series.points.length > 1;
  return (
    <section
      aria-label={t(measure.name)}
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] content-start gap-4 lg:row-span-2',
        control ? 'lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-x-10' : 'lg:grid-rows-subgrid',
      )}
    >
      <div>
        <h3 className="font-medium text-muted">{t(measure.name)}</h3>
        {latest ? (
          <>
            <p className="mt-1 flex items-baseline gap-x-1.5">
              <span className="number text-display leading-none font-semibold">
                {measure.number(latest.value)}
              </span>
              <span className="text-muted">{t(`units.${measure.unit}`)}</span>
            </p>
            <p className="mt-2 text-small text-muted">
              {t('latest', { day: formatRecentDayInSentence(latest.date, language, today) })}
            </p>
            {hasChart ? (
              <WeeklyChange measure={measure} series={series} />
            ) : (
              <p className="text-small text-muted">{t('charts:needsMore', { count: 1 })}</p>
            )}
          </>
        ) : (
          <p className="mt-1">{t('noneYet')}</p>
        )}
        {control && <RangeFacts measure={measure} series={series} range={range} />}
      </div>
      {hasChart && (
        <div className="space-y-4">
          {control}
          <MeasureChart measure={measure} series={series} range={range} />
          {note}
        </div>
      )}
    </section>
  );
}

function MeasureChart({ measure, series, range }: Props) {
  const { t } = useTranslation('body');
  const { language } = useLanguage();
  const today = useToday();
  const firstDay = addDays(today, 1 - rangeDays[range]);
  const visiblePoints = series.points.filter((point) => point.date >= firstDay);
  if (visiblePoints.length === 0) return <p className="text-muted">{t('noneInRange')}</p>;
  const points = visiblePoints.map(({ date, value, smoothed }) => ({
    name: formatDay(date, language, today),
    at: toDayNumber(date),
    value: measure.shown(value),
    trend: smoothed === null ? undefined : measure.shown(smoothed),
  }));
  const axisDays = listAxisDays(firstDay, today).map((day) => ({
    at: toDayNumber(day),
    label: formatShortDay(day, language),
  }));
  const numbers = points.flatMap(({ value, trend }) => (trend === undefined ? [value] : [value, trend]));
  return (
    <Chart
      title={t(measure.name)}
      pointHeading={t('day')}
      valueHeading={t(measure.name)}
      trendHeading={t('trend')}
      points={points}
      color={areaColor('fitness')}
      unit={t(`units.${measure.unit}`)}
      axisDays={axisDays}
      breaks={findBreaks(points.map(({ at }) => at))}
      {...valueAxis(numbers, findLeastSpan(measure.name, numbers), 1)}
      formatValue={(value) => t(`values.${measure.unit}`, { value: formatNumber(value, language, 1) })}
    />
  );
}
