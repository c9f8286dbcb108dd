import { useTranslation } from 'react-i18next';
import { formatRecentDayInSentence } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { useAchievementText } from '#web/ui/use-achievement-text.ts';
import { Medal } from './medal.tsx';
import type { EarnedLevel } from './use-achievements.ts';

/**
 * Shows the medal of an earned level, with the achievement and the day beside it. The caller lays them out in a row.
 */
export function EarnedLevelText({ earned }: { earned: EarnedLevel }) {
  const { t } = useTranslation('achievements');
  const { language } = useLanguage();
  const name = useAchievementText()(earned);
  const day = formatRecentDayInSentence(earned.day, language, useToday());
  return (
    <>
      <Medal earned={earned} />
      <p className="min-w-0 grow">
        <span className="block font-semibold">{name}</span>
        <span className="text-small text-muted">
          {t('earnedOn', { level: t(`levels.${earned.level}`), day })}
        </span>
      </p>
    </>
  );
}
