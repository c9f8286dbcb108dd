import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatRecentDayInSentence } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { Button } from '#web/ui/button.tsx';
import { Medal } from '#web/ui/medal.tsx';
import { useAchievementText } from '#web/ui/use-achievement-text.ts';
import { ShareDialog, type ShareProps } from './share-dialog.tsx';
import type { EarnedLevel } from './use-achievements.ts';

interface Props {
  earned: EarnedLevel;
  /** Undefined for a member who cannot post. The row then has no button. */
  share: ShareProps | undefined;
}

/** Shows an earned level: its medal, the achievement, the day, and a button that shares it. */
export function EarnedLevelRow({ earned, share }: Props) {
  const { t } = useTranslation('achievements');
  const { language } = useLanguage();
  const name = useAchievementText()(earned);
  const [isSharing, setSharing] = useState(false);
  const day = formatRecentDayInSentence(earned.day, language, useToday());
  const level = t(`levels.${earned.level}`);
  return (
    <div className="flex items-center gap-3">
      <Medal earned={earned} />
      <p className="min-w-0 grow">
        <span className="block font-semibold">{name}</span>
        <span className="text-small text-muted">{t('earnedOn', { level, day })}</span>
      </p>
      {share && (
        <Button
          variant="secondary"
          aria-label={`${t('shareName', { name })} (${level})`}
          onClick={() => setSharing(true)}
        >
          {t('share')}
        </Button>
      )}
      {share && isSharing && <ShareDialog {...share} earned={earned} onClose={() => setSharing(false)} />}
    </div>
  );
}
