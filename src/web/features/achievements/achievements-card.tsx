import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { useAchievementText } from '#web/ui/use-achievement-text.ts';
import { BlankMedals } from './blank-medals.tsx';
import { EarnedLevelText } from './earned-level-text.tsx';
import { type EarnedLevel, listEarned, useAchievements } from './use-achievements.ts';

export interface ShareProps {
  /** The member's name in the community. */
  displayName: string;
  /** Posts the achievement to the community. The promise resolves even if posting fails. */
  onShare: (achievement: Pick<EarnedLevel, 'key' | 'level'>) => Promise<void>;
}

interface Props extends ShareProps {
  showStreaks: boolean;
}

const collapsedCount = 3;

/**
 * Lists the achievement levels that the member has earned, newest first. Each level has a share
 * button. Other members see only the levels that the member shares.
 */
export function AchievementsCard({ showStreaks, ...share }: Props) {
  const { t } = useTranslation('achievements');
  const achievements = useAchievements(showStreaks);
  const [sharing, setSharing] = useState<EarnedLevel>();
  return (
    <Card title={t('title')}>
      <QueryView
        compact
        query={achievements}
        errorTitle={t('loadFailed')}
        loading={<SkeletonRows count={1} height="6rem" />}
      >
        {(data) => <EarnedLevels earned={listEarned(data)} onShare={setSharing} />}
      </QueryView>
      {sharing && <ShareDialog {...share} earned={sharing} onClose={() => setSharing(undefined)} />}
    </Card>
  );
}

interface EarnedLevelsProps {
  earned: EarnedLevel[];
  onShare: (level: EarnedLevel) => void;
}

function EarnedLevels({ earned, onShare }: EarnedLevelsProps) {
  const { t } = useTranslation('achievements');
  const [isExpanded, setExpanded] = useState(false);
  if (earned.length === 0) {
    return (
      <div className="space-y-4">
        <BlankMedals />
        <p className="text-muted">{t('none')}</p>
      </div>
    );
  }
  return (
    <>
      <ul className="divide-y divide-line">
        {earned.slice(0, isExpanded ? undefined : collapsedCount).map((one) => (
          <EarnedLevelRow key={`${one.key} ${one.level}`} earned={one} onShare={() => onShare(one)} />
        ))}
      </ul>
      <p className="mt-3 text-small text-muted">{t('visibleToYouOnly')}</p>
      {earned.length > collapsedCount && (
        <div className="mt-2 -mb-3 -ml-5">
          <Button variant="quiet" onClick={() => setExpanded(!isExpanded)}>
            {t(isExpanded ? 'showFewer' : 'showAll')}
          </Button>
        </div>
      )}
    </>
  );
}

function EarnedLevelRow({ earned, onShare }: { earned: EarnedLevel; onShare: () => void }) {
  const { t } = useTranslation('achievements');
  const name = useAchievementText()(earned);
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0">
      <EarnedLevelText earned={earned} />
      <Button
        variant="secondary"
        aria-label={`${t('shareName', { name })} (${t(`levels.${earned.level}`)})`}
        onClick={onShare}
      >
        {t('share')}
      </Button>
    </li>
  );
}

interface ShareDialogProps extends ShareProps {
  earned: EarnedLevel;
  onClose: () => void;
}

function ShareDialog({ earned: { key, level }, displayName, onShare, onClose }: ShareDialogProps) {
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
