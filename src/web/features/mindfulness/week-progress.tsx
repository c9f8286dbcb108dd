import { useTranslation } from 'react-i18next';
import { weeklyGoalMinutes } from '#domain/mindfulness.ts';
import { QueryError } from '#web/ui/query-error.tsx';
import { useMindfulnessSummary } from './use-mindfulness.ts';
import { WeekRing } from './week-ring.tsx';

/** Shows this week's minutes and the weekly goal, or an error with a retry button if they could not be loaded. */
export function WeekProgress() {
  const { t } = useTranslation('mindfulness');
  const query = useMindfulnessSummary();
  const { data, error } = query;
  // The ring has the minutes, so the text beside it has only the goal.
  const goalText = data ? t('ofGoal', { goal: weeklyGoalMinutes }) : t('weekWaiting');
  if (!data && error) return <QueryError query={query} title={t('weekFailed')} compact />;
  return (
    <div className="flex items-center gap-5">
      <WeekRing summary={data} isSmall />
      <p className="font-semibold tabular-nums">{goalText}</p>
    </div>
  );
}
