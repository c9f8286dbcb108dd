import { useTranslation } from 'react-i18next';
import {
  type AchievementKey,
  type AchievementLevel,
  achievementLevels,
  achievementRules,
} from '#domain/achievements.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';

/** Returns a function that describes an achievement: "30 days with a check-in". */
export function useAchievementText() {
  const { t } = useTranslation('achievements');
  const { language } = useLanguage();
  return ({ key, level }: { key: AchievementKey; level: AchievementLevel }) => {
    const count = achievementRules[key].steps[achievementLevels.indexOf(level)] ?? 0;
    return t(`earned.${key}`, { count, value: formatNumber(count, language) });
  };
}
