import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { BlankMedals } from './blank-medals.tsx';
import { EarnedLevelRow } from './earned-level-row.tsx';
import type { ShareProps } from './share-dialog.tsx';
import { type EarnedLevel, listEarned, useAchievements } from './use-achievements.ts';

interface Props {
  showStreaks: boolean;
  /** Undefined for a member who cannot post. */
  share: ShareProps | undefined;
}

const collapsedCount = 3;

/**
 * Lists the achievement levels that the member has earned, newest first. Each level has a share
 * button. Other members see only the levels that the member shares.
 */
export function AchievementsCard({ showStreaks, share }: Props) {
  const { t } = useTranslation('achievements');
  const achievements = useAchievements(showStreaks);
  return (
    <Card title={t('title')}>
      <QueryView
        compact
        query={achievements}
        errorTitle={t('loadFailed')}
        loading={<SkeletonRows count={1} height="6rem" />}
      >
        {(data) => <EarnedLevels earned={listEarned(data)} share={share} />}
      </QueryView>
    </Card>
  );
}

function EarnedLevels({ earned, share }: Pick<Props, 'share'> & { earned: EarnedLevel[] }) {
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
          <li key={`${one.key} ${one.level}`} className="py-3 first:pt-0">
            <EarnedLevelRow earned={one} share={share} />
          </li>
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
