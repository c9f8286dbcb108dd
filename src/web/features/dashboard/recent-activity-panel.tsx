import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecentActivity } from '#contracts/dashboard.ts';
import { hoursMeaning } from '#domain/hours-meaning.ts';
import { useUnsent } from '#web/lib/outbox/use-unsent.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { UnsentRows } from '#web/ui/unsent/unsent-rows.tsx';
import { useNewItemFocus } from '#web/ui/use-new-item-focus.ts';
import { RecentActivityItem, useDaysAgo } from './recent-activity-item.tsx';
import { useRecentActivity, useRecentNights } from './use-day-summary.ts';

/**
 * The number of activities that are shown before the person asks for all of them. A single activity more is shown too.
 */
const firstShown = 5;

/** The places of the unsent entries in each area. */
const unsentPlaces = { fitness: ['workouts'], nutrition: ['meals'], mindfulness: ['sessions'] } as const;
const allUnsentPlaces = [...Object.values(unsentPlaces).flat(), 'nights'] as const;

/** The writes that add an activity in each area. */
const newActivities = {
  fitness: ['POST /api/exercise-activities'],
  nutrition: ['POST /api/food-entries', 'POST /api/food-entries/copy'],
  mindfulness: ['POST /api/meditation-sessions'],
};
const allNewActivities = [...Object.values(newActivities).flat(), 'POST /api/sleep-nights'];

interface Props {
  area?: 'fitness' | 'nutrition' | 'mindfulness' | undefined;
  /** A link below the activities. */
  children?: ReactNode;
}

/**
 * Lists the activities of the last three days in one area, or in all areas if `area` is undefined, below the unsent
 * entries. A button shows the activities after the first ones. Waits for the nights if one of them is in the list,
 * because they decide on its name.
 */
export function RecentActivityPanel({ area, children }: Props) {
  const { t } = useTranslation('dashboard');
  const query = useRecentActivity(area);
  const isEmpty = query.data?.length === 0;
  const needsNights = query.data?.some((activity) => activity.area === 'sleep') ?? false;
  const nights = useRecentNights(needsNights);
  const writes = area ? newActivities[area] : allNewActivities;
  const hasUnsent = useUnsent().some(({ method, path }) => writes.includes(`${method} ${path}`));
  const loading = <SkeletonRows count={3} height="2.25rem" />;
  return (
    <Card title={t('recent.title')} action={!isEmpty && <Badge>{t('recent.days')}</Badge>} isColumn>
      <UnsentRows place={area ? unsentPlaces[area] : allUnsentPlaces} />
      <QueryView query={query} errorTitle={t('recent.failed')} loading={loading} compact>
        {(activities) =>
          needsNights && nights.isLoading ? (
            loading
          ) : activities.length > 0 ? (
            <Activities activities={activities} nights={nights.data ?? []} />
          ) : (
            !hasUnsent && (
              <p className="my-auto text-center text-balance text-muted">
                {t(area ? `recent.emptyArea.${area}` : 'recent.empty')}
              </p>
            )
          )
        }
      </QueryView>
      {children && <div className="mt-auto pt-4 text-center">{children}</div>}
    </Card>
  );
}

interface ActivitiesProps {
  activities: RecentActivity[];
  nights: Parameters<typeof hoursMeaning>[1];
}

function Activities({ activities, nights }: ActivitiesProps) {
  const { t } = useTranslation('dashboard');
  const daysAgo = useDaysAgo();
  const [showsAll, setShowsAll] = useState(false);
  const [list, noteCount] = useNewItemFocus();
  const shown =
    showsAll || activities.length === firstShown + 1 ? activities : activities.slice(0, firstShown);
  const handleShowAll = () => {
    noteCount();
    setShowsAll(true);
  };
  const days = [...new Set(shown.map(({ date }) => date))];
  return (
    <div ref={list} className="space-y-3">
      {days.map((day) => (
        <section key={day}>
          <h3 className="text-small font-medium text-muted">{daysAgo(day)}</h3>
          <ul className="divide-y divide-line">
            {shown
              .filter(({ date }) => date === day)
              .map((activity) => (
                <RecentActivityItem
                  key={`${activity.area} ${activity.timestamp} ${activity.name}`}
                  activity={activity}
                  isInBed={activity.area === 'sleep' && hoursMeaning([day], nights) === 'inBed'}
                />
              ))}
          </ul>
        </section>
      ))}
      {shown.length < activities.length && (
        <div className="-mt-2 -mb-3 -ml-5">
          <Button variant="quiet" onClick={handleShowAll}>
            {t('recent.all', { count: activities.length })}
          </Button>
        </div>
      )}
    </div>
  );
}
