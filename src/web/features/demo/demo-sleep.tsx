import { BedDouble, Gauge, Moon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatHours } from '#domain/format-hours.ts';
import type { RibbonNight } from '#domain/sleep-ribbon.ts';
import { RibbonDrawing } from '#web/charts/ribbon-drawing.tsx';
import { formatNumber, formatPercent, formatWeekdayName } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import {
  hoursAsleep,
  minutesAfterNoon,
  type NightLabel,
  nights,
  sampleMonth,
} from '#web/lib/sample-month.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { StatCard } from '#web/ui/stat-card.tsx';
import { figures } from './demo-figures.ts';
import { WeekChart } from './week-chart.tsx';

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
    <section
      aria-label={t('sleepOverview')}
      className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 max-sm:[&>:first-child]:col-span-2"
    >
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
  const number = (value: number) => formatNumber(value, language, 1);
  return (
    <Card title={t('sleepTrend')}>
      <div className="grid gap-x-8 gap-y-4 md:grid-cols-2">
        <div>
          <h3 className="font-medium">{t('sleepQuality')}</h3>
          <WeekChart
            kind="line"
            title={t('sleepQuality')}
            valueHeading={t('sleepQuality')}
            values={sampleMonth.quality}
            area="sleep"
            domain={[5, 10]}
            formatShort={number}
            format={(value) => t('scoreOf', { value: number(value) })}
          />
        </div>
        <div>
          <h3 className="font-medium">{t('sleepHours')}</h3>
          <WeekChart
            kind="bar"
            title={t('sleepHours')}
            valueHeading={t('sleepHours')}
            values={sampleMonth.sleep}
            area="sleep"
            domain={[0, 9]}
            formatShort={number}
            format={formatHours}
          />
        </div>
      </div>
      <p className="mt-3 text-small text-muted">{t('bandNote')}</p>
    </Card>
  );
}

const drawnNights: readonly RibbonNight[] = nights.map(({ date, bedtime, wakeup }) => ({
  day: date,
  bedtime: minutesAfterNoon(bedtime),
  wakeTime: minutesAfterNoon(wakeup),
}));

function WeeklySummary() {
  const { t } = useTranslation('demo');
  const { language } = useLanguage();
  return (
    <Card title={t('weeklySleep')}>
      <RibbonDrawing
        days={nights.map(({ date }) => date)}
        dayNames="weekdays"
        nights={drawnNights}
        usual={null}
      />
      <ul className="mt-6 divide-y divide-line">
        {nights.map((night) => (
          <li key={night.date} className="flex items-center gap-3 py-3 last:pb-0">
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
            <span className="flex shrink-0 justify-end sm:w-28">
              <Badge tone={tones[night.label]}>{t(`nightLabels.${night.label}`)}</Badge>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
