import { useTranslation } from 'react-i18next';
import { weeklyGoalMinutes } from '#domain/mindfulness.ts';
import { errorMessage } from '#web/i18n/error-message.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { useMindfulnessSummary } from './use-mindfulness.ts';
import { WeekRing } from './week-ring.tsx';

/** Shows this week's minutes and the weekly goal, or an error with a retry button if they could not be loaded. */
export function WeekProgress() {
  const { t } = useTranslation('mindfulness');
  const { language } = useLanguage();
  const { data, error, refetch } = useMindfulnessSummary();
  // The ring has the minutes, so the text beside it has only the goal.
  const goalText = data ? t('ofGoal', { goal: weeklyGoalMinutes }) : t('weekWaiting');
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
      <p className="font-semibold tabular-nums">{goalText}</p>
    </div>
  );
}
