import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { weeklyGoalMinutes } from '#domain/mindfulness.ts';
import { QueryView } from '#web/ui/query-view.tsx';
import { useMindfulnessSummary } from './use-mindfulness.ts';
import { WeekRing } from './week-ring.tsx';

/** Shows this week's minutes and the weekly goal, or an error with a retry button if they could not be loaded. */
export function WeekProgress() {
  const { t } = useTranslation('mindfulness');
  const week = (summary?: ComponentProps<typeof WeekRing>['summary']) => (
    <div className="flex items-center gap-5">
      <WeekRing summary={summary} isSmall />
      {/* The ring has the minutes, so the text beside it has only the goal. */}
      <p className="font-semibold tabular-nums">
        {summary ? t('ofGoal', { goal: weeklyGoalMinutes }) : t('weekWaiting')}
      </p>
    </div>
  );
  return (
    <QueryView query={useMindfulnessSummary()} errorTitle={t('weekFailed')} loading={week()} compact>
      {week}
    </QueryView>
  );
}
