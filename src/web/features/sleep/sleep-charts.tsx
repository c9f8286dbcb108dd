import { useTranslation } from 'react-i18next';
import { efficiencyPercent } from '#domain/sleep.ts';
import { Chart } from '#web/charts/chart.tsx';
import { formatDay, formatNumber, formatWeekday } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { areaColor } from '#web/ui/area.ts';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useSleepSummary } from './use-sleep.ts';

/** Shows the sleep quality and the estimated efficiency of the last seven days with a quality rating. */
export function SleepCharts() {
  const { t } = useTranslation('sleep');
  const { language } = useLanguage();
  const today = useToday();
  const { data, isPending } = useSleepSummary();
  const days = [...(data?.rated ?? [])].reverse().map(({ date, quality }) => ({
    label: formatWeekday(date, language),
    name: formatDay(date, language, today),
    quality,
  }));
  const chartProps = { pointHeading: t('day'), color: areaColor('sleep') };
  return (
    <div className="grid gap-4 sm:gap-6 lg:grid-cols-2">
      <Card title={t('weekly')}>
        {isPending ? (
          <Skeleton height="14rem" />
        ) : (
          <Chart
            {...chartProps}
            kind="line"
            title={t('weekly')}
            valueHeading={t('quality')}
            points={days.map(({ quality, ...day }) => ({ ...day, value: quality }))}
            unit={t('ofTen')}
            domain={[0, 10]}
            ticks={[0, 2, 4, 6, 8, 10]}
            formatValue={(value) => t('qualityOf', { value: formatNumber(value, language, 1) })}
          />
        )}
      </Card>
      <Card title={t('efficiency')}>
        {isPending ? (
          <Skeleton height="14rem" />
        ) : (
          <Chart
            {...chartProps}
            kind="bar"
            title={t('efficiency')}
            valueHeading={t('efficiency')}
            points={days.map(({ quality, ...day }) => ({ ...day, value: efficiencyPercent(quality) }))}
            unit="%"
            domain={[0, 100]}
            ticks={[0, 25, 50, 75, 100]}
            formatValue={(value) => t('percent', { value: formatNumber(value, language) })}
          />
        )}
        <p className="mt-3 text-small text-muted">{t('efficiencyNote')}</p>
      </Card>
    </div>
  );
}
