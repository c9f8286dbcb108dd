import { EarnedLevelText } from './earned-level-text.tsx';
import { listEarned, useAchievements } from './use-achievements.ts';

/** Shows the newest level that the member has earned. Renders nothing if there is none. */
export function NewestAchievement({ showStreaks }: { showStreaks: boolean }) {
  const { data } = useAchievements(showStreaks);
  const newest = data && listEarned(data)[0];
  if (!newest) return null;
  return (
    <div className="flex items-center gap-3 rounded-base border border-line bg-raised px-4 py-3 sm:px-6">
      <EarnedLevelText earned={newest} />
    </div>
  );
}
