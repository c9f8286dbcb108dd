import { useTranslation } from 'react-i18next';
import { weeklyGoalMinutes } from '#domain/mindfulness.ts';
import { errorMessage } from '#web/i18n/error-message.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { useMindfulnessSummary } from './use-mindfulness.ts';
import { useWeekText, WeekRing } from './week-ring.tsx';

/**
 * Shows this week's minutes and the weekly goal, or an error with a retry button if they could not be loaded. `hasNote`
 * says whether a sentence about the week is shown.
 */
export function WeekProgress({ hasNote = true }: { hasNote?: boolean }) {
  const { t } = useTranslation('mindfulness');
  const { language } = useLanguage();
  const { data, error, refetch } = useMindfulnessSummary();
  const weekText = useWeekText(data);
  if (!data && error) {
    return (
      <ErrorState
        title={t('weekFailed')}
        text={errorMessage(error, language)}
        onRetry={() => void refetch()}
        compact
      />
    );
  }
  return (
    <div className="flex items-center gap-5">
      <WeekRing summary={data} isSmall />
      <div>
        <p className="font-semibold tabular-nums">{weekText}</p>
        {hasNote && <WeekNote minutes={data?.week.minutes} />}
      </div>
    </div>
  );
}

/** Says whether the goal is met this week, and otherwise what the goal is. `minutes` is undefined while it loads. */
export function WeekNote({ minutes = 0 }: { minutes: number | undefined }) {
  const { t } = useTranslation('mindfulness');
  return (
    <p className="mt-1 text-small text-pretty text-muted">
      {t(minutes >= weeklyGoalMinutes ? 'weekMet' : 'weekGoal', { goal: weeklyGoalMinutes })}
    </p>
  );
}
