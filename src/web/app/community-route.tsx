import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import { AchievementSummary } from '#web/features/achievements/achievement-summary.tsx';
import { AchievementsCard } from '#web/features/achievements/achievements-card.tsx';
import { ProgressCard } from '#web/features/achievements/progress-card.tsx';
import type { ShareProps } from '#web/features/achievements/share-dialog.tsx';
import { useAchievements } from '#web/features/achievements/use-achievements.ts';
import { CommunityPage } from '#web/features/community/community-page.tsx';
import { useProfile } from '#web/features/community/use-community.ts';
import { useCreatePost } from '#web/features/community/use-feed.ts';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { useToast } from '#web/ui/toaster.tsx';
import { useErrorToast } from '#web/ui/use-error-toast.ts';

/** Shows the community page with the member's achievements. Streaks appear only if the member enabled them. */
export function CommunityRoute() {
  const showStreaks = useShownNumbers().streaks;
  const share = useShareAchievement();
  return (
    <CommunityPage
      view={useSearch({ from: `/session/member${pages.community}` })}
      achievementSummary={<AchievementSummary showStreaks={showStreaks} share={share} />}
      achievementsQuery={useAchievements(showStreaks)}
      achievements={
        <>
          <AchievementsCard showStreaks={showStreaks} share={share} />
          <ProgressCard showStreaks={showStreaks} />
        </>
      }
    />
  );
}

/** Returns what sharing an achievement needs. Undefined for a suspended member, and until the profile is loaded. */
function useShareAchievement(): ShareProps | undefined {
  const { t } = useTranslation('achievements');
  const toast = useToast();
  const showError = useErrorToast();
  const createPost = useCreatePost();
  const profile = useProfile().data;
  if (!profile || profile.suspendedUntil !== null) return undefined;
  return {
    displayName: profile.displayName,
    onShare: (achievement) =>
      createPost.mutateAsync({ body: { type: 'achievement', achievement } }).then(
        () => toast.show({ title: t('shared') }),
        (error: unknown) => showError(t('shareFailed'), error),
      ),
  };
}
