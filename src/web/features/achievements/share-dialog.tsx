import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useAchievementText } from '#web/ui/use-achievement-text.ts';
import type { EarnedLevel } from './use-achievements.ts';

export interface ShareProps {
  /** The member's name in the community. */
  displayName: string;
  /** Posts the achievement to the community. The promise resolves even if posting fails. */
  onShare: (achievement: Pick<EarnedLevel, 'key' | 'level'>) => Promise<void>;
}

interface Props extends ShareProps {
  earned: EarnedLevel;
  onClose: () => void;
}

/** Asks whether to post an earned level to the community. */
export function ShareDialog({ earned: { key, level }, displayName, onShare, onClose }: Props) {
  const { t } = useTranslation('achievements');
  const [isSharing, setSharing] = useState(false);
  const achievement = useAchievementText()({ key, level });
  const handleConfirm = async () => {
    setSharing(true);
    await onShare({ key, level });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('shareTitle')}
      description={t('shareText', { name: displayName, achievement, level: t(`levels.${level}`) })}
      confirmLabel={t('shareConfirm')}
      onConfirm={() => void handleConfirm()}
      busy={isSharing}
    />
  );
}
