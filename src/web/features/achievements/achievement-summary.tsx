import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { achievementAreas } from './achievement-areas.ts';
import { BlankMedal } from './blank-medals.tsx';
import { EarnedLevelText } from './earned-level-text.tsx';
import { NextLevelBar } from './next-level-bar.tsx';
import { listEarned, listNextLevels, useAchievements } from './use-achievements.ts';

/**
 * Shows the newest level that the member has earned. Without an earned level, shows the progress to the nearest level.
 * Renders nothing if there is no progress.
 */
export function AchievementSummary({ showStreaks }: { showStreaks: boolean }) {
  const { t } = useTranslation('achievements');
  const { data = [] } = useAchievements(showStreaks);
  const newest = listEarned(data)[0];
  if (newest) {
    return (
      <Row label={t('newest')}>
        <EarnedLevelText earned={newest} />
      </Row>
    );
  }
  const nearest = listNextLevels(data)[0];
  if (!nearest || nearest.value === 0) return null;
  return (
    <Row label={t('nearest')}>
      <BlankMedal area={achievementAreas[nearest.key]} />
      <div className="min-w-0 grow">
        <NextLevelBar next={nearest} />
      </div>
    </Row>
  );
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <section
    aria-label={label}
    className="flex items-center gap-3 rounded-base border border-line bg-raised px-4 py-3 sm:px-6"
  >
    {children}
  </section>
);
