import { useTranslation } from 'react-i18next';
import { formatHours } from '#domain/format-hours.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { sampleMonth } from '#web/lib/sample-month.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { StatStrip } from '#web/ui/stat-strip.tsx';
import { figures } from './demo-figures.ts';
import { WeekChart } from './week-chart.tsx';

export function DemoMindfulness() {
  return (
    <div className="space-y-4 sm:space-y-6">
      <Stats />
      <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-2">
        <StressLevels />
        <WeekComparison />
      </div>
    </div>
  );
}

function Stats() {
  const { t } = useTranslation('demo');
  const { language } = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  return (
    <StatStrip
      stats={[
        { label: t('totalMinutes'), value: number(figures.mindfulMinutes) },
        { label: t('sessions'), value: number(figures.sessions) },
        { label: t('dayStreak'), value: number(figures.streak) },
      ]}
    />
  );
}

function StressLevels() {
  const { t } = useTranslation('demo');
  const { language } = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  return (
    <Card title={t('stressLevels')}>
      <WeekChart
        kind="bar"
        title={t('stressLevels')}
        valueHeading={t('stress')}
        values={sampleMonth.stress}
        area="stress"
        domain={[0, 10]}
        formatShort={number}
        format={(value) => t('scoreOf', { value: number(value) })}
      />
      <p className="mt-3 text-small text-muted">{t('bandNote')}</p>
    </Card>
  );
}

function WeekComparison() {
  const { t } = useTranslation('demo');
  const { language } = useLanguage();
  const thisWeek = {
    steps: figures.averageSteps,
    mood: figures.averageMood,
    hours: figures.averageHours,
  };
  const weeks = [
    { key: 'thisWeek', ...thisWeek },
    { key: 'lastWeek', ...figures.lastWeek },
  ] as const;
  return (
    <Card title={t('journeyTitle')} action={<Badge>{t('aiGenerated')}</Badge>}>
      <ol className="space-y-6">
        {weeks.map(({ key, steps, mood, hours }) => (
          <li key={key}>
            <h3 className="font-semibold">{t(`journey.${key}.title`)}</h3>
            <p className="mt-1">{t(`journey.${key}.story`)}</p>
            <p className="mt-2 flex flex-wrap gap-2">
              <Badge>{t('stepsADay', { value: formatNumber(steps, language) })}</Badge>
              <Badge>{t('moodOf', { value: formatNumber(mood, language, 1) })}</Badge>
              <Badge>{t('sleepOf', { value: formatHours(hours) })}</Badge>
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
