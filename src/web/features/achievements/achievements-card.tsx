import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { listAchievements } from '#contracts/achievements.ts';
import type { EndpointResult } from '#contracts/endpoint.ts';
import type { AchievementKey, AchievementLevel } from '#domain/achievements.ts';
import { formatRecentDayInSentence } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { useAchievementText } from '#web/ui/use-achievement-text.ts';
import { Medal } from './medal.tsx';
import { useAchievements } from './use-achievements.ts';

interface EarnedLevel {
  key: AchievementKey;
  level: AchievementLevel;
  day: string;
}

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

/** Returns the levels that the member has earned, newest first. */
const listEarned = (achievements: EndpointResult<typeof listAchievements>): EarnedLevel[] =>
  achievements
    .flatMap(({ key, earned }) => earned.map(({ level, day }) => ({ key, level, day })))
    .sort((one, other) => other.day.localeCompare(one.day));

interface EarnedLevelsProps {
  earned: EarnedLevel[];
  onShare: (level: EarnedLevel) => void;
}

function EarnedLevels({ earned, onShare }: EarnedLevelsProps) {
  const { t } = useTranslation('achievements');
  const [isExpanded, setExpanded] = useState(false);
  if (earned.length === 0) return <p className="text-muted">{t('none')}</p>;
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
  const { language } = useLanguage();
  const name = useAchievementText()(earned);
  const day = formatRecentDayInSentence(earned.day, language, useToday());
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0">
      <Medal earned={earned} />
      <p className="min-w-0 grow">
        <span className="block font-semibold">{name}</span>
        <span className="text-small text-muted">
          {t('earnedOn', { level: t(`levels.${earned.level}`), day })}
        </span>
      </p>
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
