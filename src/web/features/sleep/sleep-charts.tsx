import { useTranslation } from 'react-i18next';
import type { EndpointOutput } from '#contracts/endpoint.ts';
import type { getSleepSummary } from '#contracts/sleep.ts';
import { type CalendarDay, toDayNumber } from '#domain/calendar-day.ts';
import { findUsual } from '#domain/measures/usual.ts';
import { DayChart } from '#web/charts/day-chart.tsx';
import { formatDay, formatNumber, formatPercent } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { areaColor } from '#web/ui/area.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { labelDays } from './label-days.ts';
import { useDailySleep } from './use-daily-sleep.ts';
import { useQualityText } from './use-quality-text.ts';
import { useSleepSummary } from './use-sleep.ts';

type Summary = EndpointOutput<typeof getSleepSummary>;
type EfficiencyDay = Summary['efficiency'][number];

/**
 * Shows the sleep quality of the last seven days with a rating, and the efficiency of the last seven days with a
 * measured efficiency or a rating. If the person hides scores, the quality is drawn without figures, and the efficiency
 * is left out.
 */
export function SleepCharts() {
  const { t } = useTranslation('sleep');
  const query = useSleepSummary();
  const shown = useShownNumbers();
  const weekly = (
    <Card title={t('weekly')}>
      <QueryView query={query} errorTitle={t('loadFailed')} loading={<Skeleton height="13rem" />}>
        {({ rated }) => <QualityChart rated={rated} />}
      </QueryView>
    </Card>
  );
  if (!shown.scores) return weekly;
  return (
    <div className="grid gap-4 sm:gap-6 lg:grid-cols-2">
      {weekly}
      <Card title={t('efficiency')} action={<EfficiencyBadge days={query.data?.efficiency ?? []} />}>
        <QueryView query={query} errorTitle={t('loadFailed')} loading={<Skeleton height="13rem" />}>
          {({ efficiency }) => <EfficiencyChart days={efficiency} />}
        </QueryView>
        {query.data && (
          <p className="mt-3 text-small text-muted">{t(efficiencyNote(query.data.efficiency))}</p>
        )}
      </Card>
    </div>
  );
}

/** Says that the efficiency is an estimate, unless it was measured on some of the days. */
function EfficiencyBadge({ days }: { days: EfficiencyDay[] }) {
  const { t } = useTranslation('sleep');
  if (days.length === 0 || efficiencyNote(days) !== 'efficiencyNote') return null;
  return <Badge tone="neutral">{t('estimate')}</Badge>;
}

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
  return (
    <DayChart
      kind="line"
      title={t('weekly')}
      pointHeading={t('day')}
      valueHeading={t('quality')}
      points={usePoints(rated, ({ quality }) => ({ value: quality }))}
      color={areaColor('sleep')}
      domain={[0, 10]}
      usual={data && findUsual(data.quality, today)}
      {...(shown.scores && { formatShort: (value) => formatNumber(value, language, 1) })}
      format={qualityText}
    />
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
