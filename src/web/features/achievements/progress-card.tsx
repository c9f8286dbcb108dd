import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { NextLevelBar } from './next-level-bar.tsx';
import { listNextLevels, type NextLevel, useAchievements } from './use-achievements.ts';

/**
 * Returns how many bars are shown before the member asks for all. The card of earned levels above needs more space with
 * each level.
 */
const countCollapsed = (earnedCount: number) => Math.max(2, 4 - earnedCount);

/**
 * Shows the progress to the next level of each achievement. Progress is a percentage of the level's
 * threshold, and the highest percentage comes first. Leaves out achievements whose highest level is
 * earned.
 */
export function ProgressCard({ showStreaks }: { showStreaks: boolean }) {
  const { t } = useTranslation('achievements');
  return (
    <Card title={t('progress.title')}>
      <QueryView
        compact
        query={useAchievements(showStreaks)}
        errorTitle={t('progress.loadFailed')}
        loading={<Skeleton height="12rem" />}
      >
        {(achievements) => (
          <NextLevels
            nextLevels={listNextLevels(achievements)}
            earnedCount={achievements.flatMap(({ earned }) => earned).length}
          />
        )}
      </QueryView>
    </Card>
  );
}

interface NextLevelsProps {
  nextLevels: NextLevel[];
  /** How many levels the member has earned, of all achievements. */
  earnedCount: number;
}

function NextLevels({ nextLevels, earnedCount }: NextLevelsProps) {
  const { t } = useTranslation('achievements');
  const [isExpanded, setExpanded] = useState(false);
  const isStarted = nextLevels.some(({ value }) => value > 0);
  const collapsedCount = countCollapsed(earnedCount);
  if (nextLevels.length === 0) return <p className="text-muted">{t('progress.allGold')}</p>;
  return (
    <>
      <ul className="space-y-5">
        {nextLevels.slice(0, isExpanded ? undefined : collapsedCount).map((next) => (
          <li key={next.key}>
            <NextLevelBar next={next} />
          </li>
        ))}
      </ul>
      {nextLevels.length > collapsedCount && (
        <div className="mt-3 -mb-3 -ml-5">
          <Button variant="quiet" onClick={() => setExpanded(!isExpanded)}>
            {t(isExpanded ? 'progress.showFewer' : isStarted ? 'progress.showAll' : 'progress.showPossible')}
          </Button>
        </div>
      )}
    </>
  );
}
