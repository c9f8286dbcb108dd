import { Award } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AchievementKey, AchievementLevel } from '#domain/achievements.ts';
import { errorMessage } from '#web/i18n/error-message.ts';
import { formatRecentDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useAchievementText } from '#web/ui/use-achievement-text.ts';
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

/** Lists the member's achievements, newest first. Other members see only the achievements that the member shares. */
export function AchievementsCard({ showStreaks, ...share }: Props) {
  const { t } = useTranslation('achievements');
  const { language } = useLanguage();
  const { data, error, refetch } = useAchievements(showStreaks);
  const [isExpanded, setExpanded] = useState(false);
  const [sharing, setSharing] = useState<EarnedLevel>();
  const earned = data
    ?.flatMap(({ key, earned }) => earned.map(({ level, day }): EarnedLevel => ({ key, level, day })))
    .sort((one, other) => other.day.localeCompare(one.day));
  return (
    <Card title={t('title')}>
      {error && !data && (
        <ErrorState
          title={t('loadFailed')}
          text={errorMessage(error, language)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton height="6rem" />}
      {earned?.length === 0 && <p className="text-muted">{t('none')}</p>}
      <ul className="divide-y divide-line">
        {earned?.slice(0, isExpanded ? undefined : collapsedCount).map((one) => (
          <EarnedLevelRow key={`${one.key} ${one.level}`} earned={one} onShare={() => setSharing(one)} />
        ))}
      </ul>
      {earned && earned.length > 0 && <p className="mt-3 text-small text-muted">{t('visibleToYouOnly')}</p>}
      {earned && earned.length > collapsedCount && (
        <div className="mt-2 flex justify-center">
          <Button variant="quiet" onClick={() => setExpanded(!isExpanded)}>
            {t(isExpanded ? 'showFewer' : 'showAll')}
          </Button>
        </div>
      )}
      {sharing && <ShareDialog {...share} earned={sharing} onClose={() => setSharing(undefined)} />}
    </Card>
  );
}

function EarnedLevelRow({ earned, onShare }: { earned: EarnedLevel; onShare: () => void }) {
  const { t } = useTranslation('achievements');
  const { language } = useLanguage();
  const name = useAchievementText()(earned);
  const day = formatRecentDay(earned.day, language, useToday());
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0">
      <span
        aria-hidden="true"
        className="flex size-11 shrink-0 items-center justify-center rounded-full bg-primary-soft text-primary"
      >
        <Award className="size-5" strokeWidth={1.75} />
      </span>
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
