import { useTranslation } from 'react-i18next';
import type { EndpointOutput } from '#contracts/endpoint.ts';
import type { getSleepSummary } from '#contracts/sleep.ts';
import { efficiencyPercent } from '#domain/sleep.ts';
import { Chart } from '#web/charts/chart.tsx';
import { formatDay, formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { areaColor } from '#web/ui/area.ts';
import { Card } from '#web/ui/card.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { labelDays } from './label-days.ts';
import { useSleepSummary } from './use-sleep.ts';

type RatedDay = EndpointOutput<typeof getSleepSummary>['rated'][number];

/** Shows the sleep quality and the measured or estimated efficiency of the last seven days with a quality rating. */
export function SleepCharts() {
  const { t } = useTranslation('sleep');
  const query = useSleepSummary();
  return (
    <div className="grid gap-4 sm:gap-6 lg:grid-cols-2">
      <Card title={t('weekly')}>
        <QueryView query={query} errorTitle={t('loadFailed')} loading={<Skeleton height="14rem" />}>
          {({ rated }) => <QualityChart rated={rated} />}
        </QueryView>
      </Card>
      <Card title={t('efficiency')}>
        <QueryView query={query} errorTitle={t('loadFailed')} loading={<Skeleton height="14rem" />}>
          {({ rated }) => <EfficiencyChart rated={rated} />}
        </QueryView>
        <p className="mt-3 text-small text-muted">{t(efficiencyNote(query.data?.rated ?? []))}</p>
      </Card>
    </div>
  );
}

/** Returns the key of the note that says whether the efficiency of all, some or none of the days was measured. */
function efficiencyNote(rated: RatedDay[]) {
  const measured = rated.filter(({ efficiency }) => efficiency !== null).length;
  if (measured === 0) return 'efficiencyNote';
  return measured === rated.length ? 'efficiencyMeasured' : 'efficiencyMixed';
}

function QualityChart({ rated }: { rated: RatedDay[] }) {
  const { t } = useTranslation('sleep');
  const { language } = useLanguage();
  return (
    <Chart
      kind="line"
      title={t('weekly')}
      pointHeading={t('day')}
      valueHeading={t('quality')}
      points={usePoints(rated, ({ quality }) => quality)}
      color={areaColor('sleep')}
      unit={t('ofTen')}
      domain={[0, 10]}
      ticks={[0, 2, 4, 6, 8, 10]}
      formatValue={(value) => t('qualityOf', { value: formatNumber(value, language, 1) })}
    />
  );
}

function EfficiencyChart({ rated }: { rated: RatedDay[] }) {
  const { t } = useTranslation('sleep');
  return (
    <Chart
      kind="bar"
      title={t('efficiency')}
      pointHeading={t('day')}
      valueHeading={t('efficiency')}
      points={usePoints(rated, ({ quality, efficiency }) => efficiency ?? efficiencyPercent(quality))}
      color={areaColor('sleep')}
      unit="%"
      domain={[0, 100]}
      ticks={[0, 25, 50, 75, 100]}
      formatValue={(value) => t('percent', { value })}
    />
  );
}

/** Returns the points of a chart, oldest first. `rated` has the newest day first. */
function usePoints(rated: RatedDay[], toValue: (day: RatedDay) => number) {
  const { language } = useLanguage();
  const today = useToday();
  const days = rated.toReversed();
  const labels = labelDays(
    days.map(({ date }) => date),
    language,
  );
  return days.map((day, index) => ({
    label: labels[index] ?? '',
    name: formatDay(day.date, language, today),
    value: toValue(day),
  }));
}
