import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { SharedAchievement } from '#web/ui/shared-achievement.tsx';
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

/** Asks whether to post an earned level to the community, and shows the post. */
export function ShareDialog({ earned: { key, level }, displayName, onShare, onClose }: Props) {
  const { t } = useTranslation(['achievements', 'community']);
  const [isSharing, setSharing] = useState(false);
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
      description={t('shareText')}
      confirmLabel={t('shareConfirm')}
      onConfirm={() => void handleConfirm()}
      busy={isSharing}
    >
      <div className="space-y-2 rounded-base border border-line p-4">
        <p>
          <span className="font-semibold">{displayName}</span>{' '}
          <span className="text-muted">{t('community:post.earned')}</span>
        </p>
        <SharedAchievement achievement={{ key, level }} />
      </div>
    </ConfirmDialog>
  );
}
