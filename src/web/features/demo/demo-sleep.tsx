import { BedDouble, Gauge, Moon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatHours } from '#domain/format-hours.ts';
import { PairChart } from '#web/charts/pair-chart.tsx';
import { formatNumber, formatPercent, formatWeekdayName } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { hoursAsleep, type NightLabel, nights } from '#web/lib/sample-month.ts';
import { areaColor } from '#web/ui/area.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { StatCard } from '#web/ui/stat-card.tsx';
import { figures } from './demo-figures.ts';
import { useWeekPoints } from './use-week-points.ts';

const tones = {
  excellent: 'good',
  great: 'good',
  good: 'neutral',
  fair: 'attention',
} as const satisfies Record<NightLabel, string>;

export function DemoSleep() {
  return (
    <div className="space-y-4 sm:space-y-6">
      <Overview />
      <QualityTrend />
      <WeeklySummary />
    </div>
  );
}

function Overview() {
  const { t } = useTranslation('demo');
  const { language } = useLanguage();
  return (
    <section aria-label={t('sleepOverview')} className="grid gap-3 sm:grid-cols-3 sm:gap-4">
      <StatCard
        label={t('averageSleep')}
        value={formatHours(figures.averageHours)}
        unit={t('perNight')}
        icon={Moon}
        area="sleep"
      />
      <StatCard
        label={t('sleepEfficiency')}
        value={formatPercent(figures.averageEfficiency, language)}
        icon={Gauge}
        area="sleep"
      />
      <StatCard label={t('averageBedtime')} value={figures.averageBedtime} icon={BedDouble} area="sleep" />
    </section>
  );
}

function QualityTrend() {
  const { t } = useTranslation('demo');
  const { language } = useLanguage();
  const toWeekPoints = useWeekPoints();
  return (
    <Card title={t('sleepTrend')}>
      <PairChart
        title={t('sleepTrend')}
        pointHeading={t('day')}
        points={toWeekPoints(nights, (night) => ({ first: night.quality, second: hoursAsleep(night) }))}
        unit={t('sleepTrendUnit')}
        domain={[0, 10]}
        ticks={[0, 2, 4, 6, 8, 10]}
        first={{
          label: t('sleepQuality'),
          color: areaColor('sleep'),
          formatValue: (value) => t('qualityOf', { value: formatNumber(value, language) }),
        }}
        second={{
          label: t('sleepHours'),
          color: areaColor('mindfulness'),
          formatValue: formatHours,
        }}
      />
    </Card>
  );
}

function WeeklySummary() {
  const { t } = useTranslation('demo');
  const { language } = useLanguage();
  return (
    <Card title={t('weeklySleep')}>
      <ul className="divide-y divide-line">
        {nights.map((night) => (
          <li key={night.date} className="flex items-center gap-3 py-3">
            <div className="grid min-w-0 grow gap-x-6 sm:grid-cols-[7rem_1fr_1fr] sm:items-baseline">
              <p className="font-semibold first-letter:uppercase">
                {formatWeekdayName(night.date, language)}
              </p>
              <p className="text-small text-muted tabular-nums">
                {t('nightTimes', { bedtime: night.bedtime, wakeup: night.wakeup })}
              </p>
              <p className="text-small text-muted tabular-nums">
                {formatHours(hoursAsleep(night))} · {t('efficiencyOf', { value: night.efficiency })}
              </p>
            </div>
            <Badge tone={tones[night.label]}>{t(`nightLabels.${night.label}`)}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}
