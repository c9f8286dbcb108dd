import { useTranslation } from 'react-i18next';
import { qualityProgress, sleepQualityLabel } from '#domain/sleep.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { classNames } from '#web/ui/class-names.ts';
import { StatCell, unknownValue } from './stat-cell.tsx';
import { useQualityText } from './use-quality-text.ts';
import { useSleepGoals, useSleepSummary } from './use-sleep.ts';

/** Returns the text in place of a missing value: undefined while the query loads, afterwards a dash. */
const toMissing = ({ isPending }: { isPending: boolean }): string | undefined =>
  isPending ? undefined : unknownValue;

/**
 * Returns the mean sleep quality, from 0 to 10, or undefined if there are no rated days. Rounds to one decimal, so that
 * the word and the comparison with the goal fit the number that is shown.
 */
function averageQuality(ratedDays: { quality: number }[] | undefined): number | undefined {
  if (!ratedDays || ratedDays.length === 0) return undefined;
  const mean = ratedDays.reduce((sum, day) => sum + day.quality, 0) / ratedDays.length;
  return Math.round(mean * 10) / 10;
}

/**
 * Shows the average sleep quality as a number and as a word, such as "Good", and the goal with how much of it is
 * reached. A value that failed to load is shown as a dash, and the cards below show the error. If the person hides
 * scores, shows only words.
 */
export function SleepCards() {
  const { t } = useTranslation('sleep');
  const { language } = useLanguage();
  const summary = useSleepSummary();
  const ratedDays = summary.data?.rated;
  const goals = useSleepGoals();
  const goal = goals.data?.targetQuality;
  const isSuggested = goals.data?.isSuggested ?? false;
  const average = averageQuality(ratedDays);
  const progress = average !== undefined && goal !== undefined ? qualityProgress(average, goal) : undefined;
  const shown = useShownNumbers();
  const qualityText = useQualityText();
  const averageNote = () => {
    if (!ratedDays) return undefined;
    if (ratedDays.length === 0) return t('averageEmpty');
    return t('averageNote', { count: ratedDays.length });
  };
  const goalNote = () => {
    if (progress?.met) return t(isSuggested ? 'suggestedGoalMet' : 'goalMet');
    if (!progress || !shown.scores) return isSuggested && t('suggestedGoal');
    return t(isSuggested ? 'suggestedGoalShare' : 'goalShare', { value: progress.percent });
  };
  return (
    <div
      className={classNames(
        'grid gap-px overflow-hidden rounded-base border border-line bg-line',
        shown.scores ? 'sm:grid-cols-3' : 'sm:grid-cols-2',
      )}
    >
      {shown.scores && (
        <StatCell
          label={t('averageQuality')}
          value={average === undefined ? toMissing(summary) : formatNumber(average, language, 1)}
          unit={average === undefined ? undefined : t('outOf')}
          note={averageNote()}
        />
      )}
      <StatCell
        label={t('label')}
        value={average === undefined ? toMissing(summary) : t(`labels.${sleepQualityLabel(average)}`)}
        note={!shown.scores && averageNote()}
      />
      <StatCell
        label={t('goal')}
        value={goal === undefined ? toMissing(goals) : shown.scores ? String(goal) : qualityText(goal)}
        unit={goal === undefined || !shown.scores ? undefined : t('outOf')}
        percent={progress?.percent}
        note={goalNote()}
      />
    </div>
  );
}
