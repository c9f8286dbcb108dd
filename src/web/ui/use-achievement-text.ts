import { useTranslation } from 'react-i18next';
import {
  type AchievementKey,
  type AchievementLevel,
  achievementLevels,
  achievementRules,
  isStreak,
} from '#domain/achievements.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';

/**
 * Returns a function that describes an achievement: "30 days with a check-in". Leaves out the length of a streak if the
 * person hides streaks.
 */
export function useAchievementText() {
  const { t } = useTranslation('achievements');
  const { language } = useLanguage();
  const shown = useShownNumbers();
  return ({ key, level }: { key: AchievementKey; level: AchievementLevel }) => {
    if (isStreak(key) && !shown.streaks) return t('hiddenStreak');
    const count = achievementRules[key].steps[achievementLevels.indexOf(level)] ?? 0;
    return t(`earned.${key}`, { count, value: formatNumber(count, language) });
  };
}
