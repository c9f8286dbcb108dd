import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EndpointOutput } from '#contracts/endpoint.ts';
import type { getSleepSummary } from '#contracts/sleep.ts';
import { type CalendarDay, toDayNumber } from '#domain/calendar-day.ts';
import { type DayValue, daysUntilUsual, findUsual } from '#domain/measures/usual.ts';
import { shortenFirst } from '#domain/shorten-first.ts';
import { sleepGoalBounds } from '#domain/sleep.ts';
import { DayChart } from '#web/charts/day-chart.tsx';
import { formatDay, formatNumber, formatPercent } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { areaColor } from '#web/ui/area.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { labelDays } from './label-days.ts';
import { useDailySleep } from './use-daily-sleep.ts';
import { useQualityText } from './use-quality-text.ts';
import { useSleepSummary } from './use-sleep.ts';
import { UsualSleep } from './usual-sleep.tsx';

type Summary = EndpointOutput<typeof getSleepSummary>;
type EfficiencyDay = Summary['efficiency'][number];

/**
 * Shows the hours of sleep with the usual hours, and the sleep quality of the last seven days with a rating. Below the
 * hours and the quality, shows the efficiency of the last seven days with a measured efficiency or a rating. If the
 * person hides scores, the quality is drawn without figures, and the efficiency is left out. The efficiency is also left
 * out while no day has one.
 */
export function SleepCharts() {
  const { t } = useTranslation('sleep');
  const shown = useShownNumbers();
  const hasEfficiency = useSleepSummary().data?.efficiency.length !== 0;
  const hasHours = useDailySleep().data?.hours.some(({ value }) => value !== null) ?? true;
  return (
    <div
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-6',
        (hasHours || hasEfficiency) && 'lg:grid-cols-2',
      )}
    >
      {hasHours && <UsualSleep />}
      <Card title={t('weekly')}>
        <QueryView
          query={useSleepSummary()}
          errorTitle={t('loadFailed')}
          loading={<Skeleton height="9rem" />}
        >
          {({ rated }) => <QualityChart rated={rated} />}
        </QueryView>
      </Card>
      {shown.scores && hasEfficiency && (
        <div className={hasHours ? 'lg:col-span-2' : undefined}>
          <EfficiencyCard />
        </div>
      )}
    </div>
  );
}

/**
 * Shows the efficiency of sleep. If no efficiency was measured, all are estimated from the ratings and tell nothing
 * new, so the card is folded and its header shows their average.
 */
function EfficiencyCard() {
  const { t } = useTranslation('sleep');
  const query = useSleepSummary();
  const [isUnfolded, setUnfolded] = useState(false);
  const days = query.data?.efficiency;
  const isEstimate = days !== undefined && efficiencyNote(days) === 'efficiencyNote';
  const disclosure = { isOpen: isUnfolded, onToggle: () => setUnfolded(!isUnfolded) };
  return (
    <Card
      title={t('efficiency')}
      action={
        isEstimate && (
          <>
            {days.length > 0 && (
              <span className="text-muted tabular-nums">
                {t('efficiencyAverage', { value: Math.round(averagePercent(days)) })}
              </span>
            )}
            <Badge tone="neutral">{t('estimate')}</Badge>
          </>
        )
      }
      disclosure={isEstimate ? disclosure : undefined}
    >
      {(!isEstimate || isUnfolded) && (
        <div className={isEstimate ? 'mt-4' : undefined}>
          <QueryView query={query} errorTitle={t('loadFailed')} loading={<Skeleton height="9rem" />}>
            {({ efficiency }) => (
              <>
                <EfficiencyChart days={efficiency} />
                <p className="mt-3 text-small text-muted">{t(efficiencyNote(efficiency))}</p>
              </>
            )}
          </QueryView>
        </div>
      )}
    </Card>
  );
}

const averagePercent = (days: EfficiencyDay[]): number =>
  days.reduce((sum, { percent }) => sum + percent, 0) / days.length;

/** Returns the key of the note that says whether the efficiency of all, some or none of the days was measured. */
function efficiencyNote(days: EfficiencyDay[]) {
  const measured = days.filter(({ isEstimated }) => !isEstimated).length;
  if (measured === 0) return 'efficiencyNote';
  return measured === days.length ? 'efficiencyMeasured' : 'efficiencyMixed';
}

function QualityChart({ rated }: Pick<Summary, 'rated'>) {
  const { t } = useTranslation('sleep');
  const { language } = useLanguage();
  const today = useToday();
  const { data } = useDailySleep();
  const shown = useShownNumbers();
  const qualityText = useQualityText();
  const usual = data && findUsual(data.quality, today);
  return (
    <>
      <DayChart
        kind="line"
        title={t('weekly')}
        pointHeading={t('day')}
        valueHeading={t('quality')}
        points={usePoints(rated, ({ quality }) => ({ value: quality }))}
        color={areaColor('sleep')}
        domain={[sleepGoalBounds.quality.min, sleepGoalBounds.quality.max]}
        usual={usual}
        {...(shown.scores && { formatShort: (value) => formatNumber(value, language, 1) })}
        format={qualityText}
      />
      {data && rated.length > 1 && <UsualQuality values={data.quality} />}
    </>
  );
}

/**
 * Says what the usual quality is, which the chart shows as a band. If too few days have a rating, says how many are
 * missing.
 */
function UsualQuality({ values }: { values: DayValue[] }) {
  const { t } = useTranslation(['sleep', 'charts']);
  const { language } = useLanguage();
  const today = useToday();
  const qualityText = useQualityText();
  const usual = findUsual(values, today);
  if (!usual) {
    const count = daysUntilUsual(values, today);
    return <p className="mt-3 text-small text-muted">{t('charts:usual.needsMore', { count })}</p>;
  }
  const [low, high] = [qualityText(usual.low), qualityText(usual.high)].map((text) =>
    text.toLocaleLowerCase(language),
  ) as [string, string];
  const range = low === high ? low : t('charts:usual.range', { low: shortenFirst(low, high), high });
  return (
    <p className="mt-3 flex items-center gap-2 text-small text-muted">
      <span
        aria-hidden="true"
        className="h-3 w-5 shrink-0 rounded-sm opacity-25"
        style={{ background: areaColor('sleep') }}
      />
      {t('usualQuality', { usual: range })}
    </p>
  );
}

function EfficiencyChart({ days }: { days: EfficiencyDay[] }) {
  const { t } = useTranslation('sleep');
  const { language } = useLanguage();
  return (
    <DayChart
      kind="bar"
      title={t('efficiency')}
      pointHeading={t('day')}
      valueHeading={t('efficiency')}
      points={usePoints(days, ({ percent, isEstimated }) => ({ value: percent, isEstimated }))}
      color={areaColor('sleep')}
      domain={[0, 100]}
      formatShort={(value) => formatPercent(value, language)}
      format={(value, { isEstimated }) => t(isEstimated ? 'percentEstimated' : 'percent', { value })}
    />
  );
}

/** Converts days, newest first, to the points of a chart, oldest first. Adds the result of `toValue` to each point. */
function usePoints<Day extends { date: CalendarDay }, Value>(
  newestFirst: Day[],
  toValue: (day: Day) => Value,
) {
  const { language } = useLanguage();
  const today = useToday();
  const days = newestFirst.toReversed();
  const labels = labelDays(
    days.map(({ date }) => date),
    language,
  );
  return days.map((day, index) => ({
    label: labels[index] ?? '',
    name: formatDay(day.date, language, today),
    at: toDayNumber(day.date),
    ...toValue(day),
  }));
}
