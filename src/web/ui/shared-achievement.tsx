import { Award } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CommunityPost } from '#contracts/community.ts';
import { useAchievementText } from './use-achievement-text.ts';

interface Props {
  achievement: NonNullable<CommunityPost['achievement']>;
}

/** Shows an achievement and its level, as a post in the community shows them. */
export function SharedAchievement({ achievement }: Props) {
  const { t } = useTranslation('achievements');
  const achievementText = useAchievementText();
  return (
    <p className="flex w-fit items-center gap-3 rounded-base bg-primary-soft px-4 py-3 text-primary">
      <Award aria-hidden="true" className="size-6 shrink-0" strokeWidth={1.75} />
      <span>
        <span className="font-semibold">{achievementText(achievement)}</span>
        <span className="block text-small">{t(`levels.${achievement.level}`)}</span>
      </span>
    </p>
  );
}
