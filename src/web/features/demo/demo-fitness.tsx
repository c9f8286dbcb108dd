import { useTranslation } from 'react-i18next';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { Card } from '#web/ui/card.tsx';
import { GoalBar } from '#web/ui/goal-bar.tsx';
import { WorkoutIcon } from '#web/ui/workout-icon.tsx';
import { workouts } from './demo-data.ts';
import { figures } from './demo-figures.ts';

export function DemoFitness() {
  return (
    <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-2">
      <RecentWorkouts />
      <WeeklyProgress />
    </div>
  );
}

function RecentWorkouts() {
  const { t } = useTranslation('demo');
  const { language } = useLanguage();
  return (
    <Card title={t('recentWorkouts')}>
      <ul className="divide-y divide-line">
        {workouts.map(({ key, type, minutes, calories }) => (
          <li key={key} className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
            <WorkoutIcon type={type} />
            <div className="min-w-0 grow">
              <p className="font-semibold">{t(`workouts.${key}`)}</p>
              <p className="text-small text-muted tabular-nums">
                {t('minutes', { count: minutes })} · {t(`workoutTypes.${type}`)}
              </p>
            </div>
            <p className="shrink-0 font-semibold tabular-nums">
              {t('calories', { value: formatNumber(calories, language) })}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function WeeklyProgress() {
  const { t } = useTranslation('demo');
  const { language } = useLanguage();
  const { goals } = figures;
  const bars = [
    { key: 'days', value: figures.workoutDays, goal: goals.days },
    { key: 'calories', value: figures.workoutCalories, goal: goals.calories },
    { key: 'minutes', value: figures.workoutMinutes, goal: goals.minutes },
  ] as const;
  return (
    <Card title={t('weeklyProgress')}>
      <ul className="space-y-6">
        {bars.map(({ key, value, goal }) => (
          <li key={key}>
            <GoalBar
              label={t(`goals.${key}`)}
              text={t(`goalsOf.${key}`, {
                value: formatNumber(value, language),
                goal: formatNumber(goal, language),
              })}
              percent={(value / goal) * 100}
              area="fitness"
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
