import { useTranslation } from 'react-i18next';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { achievementAreas } from '#web/ui/achievement-areas.ts';
import { GoalBar } from '#web/ui/goal-bar.tsx';
import type { NextLevel } from './use-achievements.ts';

/** The largest number of things to do that a bar shows as parts. With more, the parts would be dots on a phone. */
const maxParts = 10;

/**
 * Shows the progress to the next level of an achievement as a bar and in words: "1 of 5 for bronze". If an earlier
 * streak was longer than the current one, a line and the text show the longest one too.
 */
export function NextLevelBar({ next }: { next: NextLevel }) {
  const { key, value, reached, level, threshold, progress } = next;
  const isBehindBest = value > reached;
  const { t } = useTranslation('achievements');
  const { language } = useLanguage();
  return (
    <GoalBar
      label={t(`todo.${key}`, { count: threshold, value: formatNumber(threshold, language) })}
      text={t(isBehindBest ? 'progress.behindBest' : 'progress.of', {
        value: formatNumber(reached, language),
        best: formatNumber(value, language),
        threshold: formatNumber(threshold, language),
        level: t(`levels.${level}`).toLocaleLowerCase(language),
      })}
      percent={progress * 100}
      mark={isBehindBest ? (value / threshold) * 100 : undefined}
      area={achievementAreas[key]}
      percentHidden
      parts={threshold <= maxParts ? threshold : undefined}
    />
  );
}
