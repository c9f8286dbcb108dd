import { useTranslation } from 'react-i18next';
import { isStreak } from '#domain/achievements.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { GoalBar } from '#web/ui/goal-bar.tsx';
import { achievementAreas } from './achievement-areas.ts';
import type { NextLevel } from './use-achievements.ts';

/** The largest number of things to do that a bar shows as parts. With more, the parts would be dots on a phone. */
const maxParts = 10;

/**
 * Shows the progress to the next level of an achievement as a bar and in words: "1 of 5, next: bronze". The text of a
 * streak says that its value is the longest streak, because a streak that broke still counts.
 */
export function NextLevelBar({ next: { key, value, level, threshold, progress } }: { next: NextLevel }) {
  const { t } = useTranslation('achievements');
  const { language } = useLanguage();
  return (
    <GoalBar
      label={t(`todo.${key}`, { count: threshold, value: formatNumber(threshold, language) })}
      text={t(isStreak(key) ? 'progress.longest' : 'progress.of', {
        value: formatNumber(value, language),
        threshold: formatNumber(threshold, language),
        level: t(`levels.${level}`).toLocaleLowerCase(language),
      })}
      percent={progress * 100}
      area={achievementAreas[key]}
      percentHidden
      parts={threshold <= maxParts ? threshold : undefined}
    />
  );
}
