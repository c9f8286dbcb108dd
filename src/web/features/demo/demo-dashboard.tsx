import { Award, Footprints, HeartPulse, Moon, Smile } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatHours } from '#domain/format-hours.ts';
import { Chart } from '#web/charts/chart.tsx';
import { PairChart } from '#web/charts/pair-chart.tsx';
import { formatNumber, formatPercent } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { days } from '#web/lib/sample-month.ts';
import { areaColor } from '#web/ui/area.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { StatCard } from '#web/ui/stat-card.tsx';
import { figures } from './demo-figures.ts';
import { TodayAndUsual } from './today-and-usual.tsx';
import { useWeekPoints } from './use-week-points.ts';

export function DemoDashboard() {
  return (
    <div className="space-y-4 sm:space-y-6">
      <StreakBanner />
      <TodayAndUsual />
      <Stats />
      <Trends />
    </div>
  );
}

function StreakBanner() {
  const { t } = useTranslation('demo');
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-base bg-primary-soft p-4 text-primary sm:px-6">
      <Award aria-hidden="true" className="size-8 shrink-0" strokeWidth={1.5} />
      <p className="grow basis-40 font-display text-lead font-semibold">{t('streakTitle')}</p>
      <Badge>{t('streakPoints')}</Badge>
    </div>
  );
}

function Stats() {
  const { t } = useTranslation('demo');
  const { language } = useLanguage();
  const number = (value: number, decimals = 0) => formatNumber(value, language, decimals);
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      <StatCard
        label={t('stats.steps')}
        value={number(figures.steps)}
        note={t('stats.stepsNote', { percent: figures.stepsChange })}
        icon={Footprints}
        area="fitness"
      />
      <StatCard
        label={t('stats.heartRate')}
        value={number(figures.heartRate)}
        unit={t('stats.bpm')}
        note={t('stats.heartRateNote')}
        icon={HeartPulse}
        area="stress"
      />
      <StatCard
        label={t('stats.mood')}
        value={number(figures.averageMood, 1)}
        unit={t('outOf')}
        note={t('stats.moodNote')}
        icon={Smile}
        area="mood"
      />
      <StatCard
        label={t('stats.sleep')}
        value={formatPercent(figures.sleepQuality, language)}
        note={t('stats.sleepNote', { hours: formatHours(figures.lastNightHours) })}
        icon={Moon}
        area="sleep"
      />
    </div>
  );
}

function Trends() {
  const { t } = useTranslation('demo');
  const { language } = useLanguage();
  const toWeekPoints = useWeekPoints();
  const formatOfTen = (key: 'moodOf' | 'energyOf') => (value: number) =>
    t(key, { value: formatNumber(value, language) });
  return (
    <div className="grid gap-4 sm:gap-6 lg:grid-cols-2">
      <Card title={t('activityTrends')}>
        <Chart
          kind="line"
          title={t('activityTrends')}
          pointHeading={t('day')}
          valueHeading={t('steps')}
          points={toWeekPoints(days, (day) => ({ value: day.steps / 1000 }))}
          color={areaColor('fitness')}
          unit={t('stepsUnit')}
          domain={[0, 12]}
          ticks={[0, 3, 6, 9, 12]}
          formatValue={(value) => t('stepsOf', { value: formatNumber(value * 1000, language) })}
        />
      </Card>
      <Card title={t('wellnessMetrics')}>
        <PairChart
          title={t('wellnessMetrics')}
          pointHeading={t('day')}
          points={toWeekPoints(days, (day) => ({ first: day.mood, second: day.energy }))}
          unit={t('ofTen')}
          domain={[0, 10]}
          ticks={[0, 2, 4, 6, 8, 10]}
          first={{ label: t('mood'), color: areaColor('mood'), formatValue: formatOfTen('moodOf') }}
          second={{ label: t('energy'), color: areaColor('energy'), formatValue: formatOfTen('energyOf') }}
        />
      </Card>
    </div>
  );
}
