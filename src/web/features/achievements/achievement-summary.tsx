import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '#domain/calendar-day.ts';
import { useToday } from '#web/lib/clock.ts';
import { achievementAreas } from '#web/ui/achievement-areas.ts';
import { BlankMedal } from './blank-medals.tsx';
import { EarnedLevelRow } from './earned-level-row.tsx';
import { NextLevelBar } from './next-level-bar.tsx';
import type { ShareProps } from './share-dialog.tsx';
import { listEarned, listNextLevels, useAchievements } from './use-achievements.ts';

/** The number of days, today included, in which a level counts as new. */
const newDays = 7;

interface Props {
  showStreaks: boolean;
  /** Undefined for a member who cannot post. */
  share: ShareProps | undefined;
}

/**
 * Shows the newest level if the member earned it in the last seven days. Otherwise, shows the progress to the nearest
 * level. Renders nothing if there is no progress, or no further level.
 */
export function AchievementSummary({ showStreaks, share }: Props) {
  const { t } = useTranslation('achievements');
  const { data = [] } = useAchievements(showStreaks);
  const today = useToday();
  const newest = listEarned(data)[0];
  if (newest && newest.day > addDays(today, -newDays)) {
    return (
      <Row label={t('newest')}>
        <EarnedLevelRow earned={newest} share={share} />
      </Row>
    );
  }
  const nearest = listNextLevels(data)[0];
  if (!nearest || nearest.reached === 0) return null;
  return (
    <Row label={t('nearest')}>
      <div className="flex items-center gap-3">
        <BlankMedal area={achievementAreas[nearest.key]} />
        <div className="min-w-0 grow">
          <NextLevelBar next={nearest} />
        </div>
      </div>
    </Row>
  );
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <section aria-label={label} className="rounded-base border border-line bg-raised px-4 py-3 sm:px-6">
    <p aria-hidden="true" className="mb-2 text-small font-medium text-muted">
      {label}
    </p>
    {children}
  </section>
);
