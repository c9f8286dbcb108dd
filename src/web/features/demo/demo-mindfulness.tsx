import { CalendarCheck, Flower2, Timer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatHours } from '#domain/format-hours.ts';
import { Chart } from '#web/charts/chart.tsx';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { days } from '#web/lib/sample-month.ts';
import { areaColor } from '#web/ui/area.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { StatCard } from '#web/ui/stat-card.tsx';
import { figures } from './demo-figures.ts';
import { useWeekPoints } from './use-week-points.ts';

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
  const stats = [
    { key: 'totalMinutes', value: figures.mindfulMinutes, unit: t('min'), icon: Timer },
    { key: 'sessions', value: figures.sessions, icon: Flower2 },
    { key: 'dayStreak', value: figures.streak, unit: t('days'), icon: CalendarCheck },
  ] as const;
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 max-sm:[&>:last-child]:col-span-2">
      {stats.map(({ key, value, ...stat }) => (
        <StatCard
          key={key}
          label={t(key)}
          value={formatNumber(value, language)}
          area="mindfulness"
          {...stat}
        />
      ))}
    </div>
  );
}

function StressLevels() {
  const { t } = useTranslation('demo');
  const { language } = useLanguage();
  const toWeekPoints = useWeekPoints();
  return (
    <Card title={t('stressLevels')}>
      <Chart
        kind="bar"
        title={t('stressLevels')}
        pointHeading={t('day')}
        valueHeading={t('stress')}
        points={toWeekPoints(days, (day) => ({ value: day.stress }))}
        color={areaColor('stress')}
        unit={t('ofTen')}
        domain={[0, 10]}
        ticks={[0, 2, 4, 6, 8, 10]}
        formatValue={(value) => t('stressOf', { value: formatNumber(value, language) })}
      />
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
