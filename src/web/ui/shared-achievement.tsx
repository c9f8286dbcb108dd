import { useTranslation } from 'react-i18next';
import type { CommunityPost } from '#contracts/community.ts';
import { Medal } from './medal.tsx';
import { useAchievementText } from './use-achievement-text.ts';

interface Props {
  achievement: NonNullable<CommunityPost['achievement']>;
}

/** Shows an achievement and its level, as a post in the community shows them. */
export function SharedAchievement({ achievement }: Props) {
  const { t } = useTranslation('achievements');
  const achievementText = useAchievementText();
  return (
    <p className="flex w-fit items-center gap-3 rounded-base bg-sunken py-3 pr-5 pl-3">
      <Medal earned={achievement} />
      <span>
        <span className="font-semibold">{achievementText(achievement)}</span>
        <span className="block text-small text-muted">{t(`levels.${achievement.level}`)}</span>
      </span>
    </p>
  );
}
