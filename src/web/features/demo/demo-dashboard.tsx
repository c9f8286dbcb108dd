import { Award, Footprints, HeartPulse, Moon, Smile } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatHours } from '#domain/format-hours.ts';
import { UsualMark } from '#web/charts/usual-mark.tsx';
import { formatNumber, formatPercent } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { sampleMonth } from '#web/lib/sample-month.ts';
import { areaColor } from '#web/ui/area.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { figures } from './demo-figures.ts';
import { SampleLandscape } from './sample-landscape.tsx';
import { StatWithUsual } from './stat-with-usual.tsx';
import { WeekChart } from './week-chart.tsx';

export function DemoDashboard() {
  return (
    <div className="space-y-4 sm:space-y-6">
      <StreakBanner />
      <SampleLandscape />
      <Stats />
      <Trends />
    </div>
  );
}

function StreakBanner() {
  const { t } = useTranslation('demo');
  return (
    <div className="flex items-center gap-x-3 rounded-base bg-primary-soft p-4 text-primary sm:gap-x-4 sm:px-6">
      <Award aria-hidden="true" className="size-8 shrink-0" strokeWidth={1.5} />
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-1">
        <p className="grow basis-40 font-display text-lead font-semibold">{t('streakTitle')}</p>
        <Badge tone="attention">{t('streakPoints')}</Badge>
      </div>
    </div>
  );
}

function Stats() {
  const { t } = useTranslation('demo');
  const { language } = useLanguage();
  const number = (value: number, decimals = 0) => formatNumber(value, language, decimals);
  return (
    <div className="grid grid-cols-2 gap-4 sm:gap-6 lg:grid-cols-4">
      <StatWithUsual
        label={t('stats.steps')}
        value={number(figures.steps)}
        note={t('stats.stepsNote', { percent: figures.stepsChange })}
        icon={Footprints}
        area="fitness"
        values={sampleMonth.steps}
        format={number}
        smallestDifference={300}
      />
      <StatWithUsual
        label={t('stats.heartRate')}
        value={number(figures.heartRate)}
        unit={t('stats.bpm')}
        note={t('stats.heartRateNote')}
        icon={HeartPulse}
        area="fitness"
        values={sampleMonth.heartRate}
        format={(value) => t('beatsOf', { value: number(value) })}
        formatUsual={number}
        smallestDifference={1}
      />
      <StatWithUsual
        label={t('stats.mood')}
        value={number(figures.averageMood, 1)}
        unit={t('outOf')}
        note={t('stats.moodNote', { today: number(figures.mood) })}
        icon={Smile}
        area="mood"
        values={sampleMonth.mood}
        format={(value) => t('scoreOf', { value: number(value, 1) })}
        smallestDifference={0.5}
      />
      <StatWithUsual
        label={t('stats.sleep')}
        value={formatPercent(figures.sleepQuality, language)}
        note={t('stats.sleepNote', { hours: formatHours(figures.lastNightHours) })}
        icon={Moon}
        area="sleep"
        values={sampleMonth.quality}
        format={(value) => formatPercent(value * 10, language)}
        smallestDifference={0.5}
      />
    </div>
  );
}

const scores = ['mood', 'energy'] as const;

/** The part of the scale that each chart draws. Both parts have the same length, so that steps look equal. */
const scoreDomains: Record<(typeof scores)[number], [number, number]> = {
  mood: [6.3, 9.5],
  energy: [5.3, 8.5],
};

function Trends() {
  const { t } = useTranslation('demo');
  const { language } = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  return (
    <div className="grid gap-4 sm:gap-6 lg:grid-cols-2">
      <Card title={t('activityTrends')} action={<BandKey color={areaColor('fitness')} />}>
        <h3 className="font-medium">{t('steps')}</h3>
        <WeekChart
          kind="line"
          title={t('activityTrends')}
          valueHeading={t('steps')}
          values={sampleMonth.steps}
          area="fitness"
          domain={[6000, 10500]}
          formatShort={number}
          format={(value) => t('stepsOf', { value: number(value) })}
        />
      </Card>
      <Card title={t('wellnessMetrics')} action={<BandKey />}>
        <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
          {scores.map((score) => (
            <div key={score}>
              <h3 className="font-medium">
                {t(score)} <span className="text-small text-muted">{t('ofTen')}</span>
              </h3>
              <WeekChart
                kind="line"
                title={t(score)}
                valueHeading={t(score)}
                values={sampleMonth[score]}
                area={score}
                domain={scoreDomains[score]}
                formatShort={number}
                format={(value) => t('scoreOf', { value: number(value) })}
              />
            </div>
          ))}
        </div>
      </Card>
    </div>
  );
}

/** Says what the bands in the charts of a card mean. The default colour is neutral, for several colours. */
function BandKey({ color = 'var(--muted)' }: { color?: string }) {
  const { t } = useTranslation('demo');
  return (
    <span className="flex items-center gap-2 text-small text-muted">
      <UsualMark color={color} />
      {t('landscapeHow')}
    </span>
  );
}
