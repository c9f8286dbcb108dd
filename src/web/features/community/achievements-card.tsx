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
import { useToast } from '#web/ui/toaster.tsx';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { useAchievementText } from './use-achievement-text.ts';
import { useProfile, useVisibleAchievements } from './use-community.ts';
import { useCreatePost } from './use-feed.ts';

interface EarnedLevel {
  key: AchievementKey;
  level: AchievementLevel;
  day: string;
}

const collapsedCount = 3;

/** Lists the member's achievements, newest first. Other members see an achievement only if it is shared. */
export function AchievementsCard({ showStreaks }: { showStreaks: boolean }) {
  const { t } = useTranslation('community');
  const { language } = useLanguage();
  const { data, error, refetch } = useVisibleAchievements(showStreaks);
  const [isExpanded, setExpanded] = useState(false);
  const [sharing, setSharing] = useState<EarnedLevel>();
  const earned = data
    ?.flatMap(({ key, earned }) => earned.map(({ level, day }): EarnedLevel => ({ key, level, day })))
    .sort((one, other) => other.day.localeCompare(one.day));
  return (
    <Card title={t('achievements.title')}>
      {error && !data && (
        <ErrorState
          title={t('achievements.loadFailed')}
          text={errorMessage(error, language)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton height="6rem" />}
      {earned?.length === 0 && <p className="text-muted">{t('achievements.none')}</p>}
      <ul className="divide-y divide-line">
        {earned?.slice(0, isExpanded ? undefined : collapsedCount).map((one) => (
          <EarnedLevelRow key={`${one.key} ${one.level}`} earned={one} onShare={() => setSharing(one)} />
        ))}
      </ul>
      {earned && earned.length > 0 && (
        <p className="mt-3 text-small text-muted">{t('achievements.visibleToYouOnly')}</p>
      )}
      {earned && earned.length > collapsedCount && (
        <div className="mt-2 flex justify-center">
          <Button variant="quiet" onClick={() => setExpanded(!isExpanded)}>
            {t(isExpanded ? 'achievements.showFewer' : 'achievements.showAll')}
          </Button>
        </div>
      )}
      {sharing && <ShareDialog earned={sharing} onClose={() => setSharing(undefined)} />}
    </Card>
  );
}

function EarnedLevelRow({ earned, onShare }: { earned: EarnedLevel; onShare: () => void }) {
  const { t } = useTranslation('community');
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
          {t('achievements.earnedOn', { level: t(`levels.${earned.level}`), day })}
        </span>
      </p>
      <Button
        variant="secondary"
        aria-label={`${t('achievements.shareName', { name })} (${t(`levels.${earned.level}`)})`}
        onClick={onShare}
      >
        {t('achievements.share')}
      </Button>
    </li>
  );
}

function ShareDialog({ earned: { key, level }, onClose }: { earned: EarnedLevel; onClose: () => void }) {
  const { t } = useTranslation('community');
  const toast = useToast();
  const showError = useErrorToast();
  const sharing = useCreatePost();
  const name = useProfile().data?.displayName ?? '';
  const achievement = useAchievementText()({ key, level });
  const share = () => {
    const body = { type: 'achievement', achievement: { key, level } } as const;
    sharing
      .mutateAsync({ body })
      .then(
        () => toast.show({ title: t('composer.shared') }),
        (error: unknown) => showError(t('achievements.shareFailed'), error),
      )
      .finally(onClose);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('achievements.shareTitle')}
      description={t('achievements.shareText', { name, achievement, level: t(`levels.${level}`) })}
      confirmLabel={t('achievements.shareConfirm')}
      onConfirm={share}
      busy={sharing.isPending}
    />
  );
}
