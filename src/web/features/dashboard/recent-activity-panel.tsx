import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecentActivity } from '#contracts/dashboard.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { useNewItemFocus } from '#web/ui/use-new-item-focus.ts';
import { RecentActivityItem, useDaysAgo } from './recent-activity-item.tsx';
import { useRecentActivity } from './use-day-summary.ts';

/** The number of activities that are shown before the person asks for all of them. */
const firstShown = 6;

interface Props {
  area?: 'fitness' | 'nutrition' | 'mindfulness';
}

/**
 * Lists the activities of the last three days in one area, or in all areas if `area` is undefined. A button shows those
 * after the first six.
 */
export function RecentActivityPanel({ area }: Props) {
  const { t } = useTranslation('dashboard');
  return (
    <Card title={t('recent.title')} action={<Badge>{t('recent.days')}</Badge>}>
      <QueryView
        query={useRecentActivity(area)}
        errorTitle={t('recent.failed')}
        loading={<SkeletonRows count={3} height="2.25rem" />}
        compact
      >
        {(activities) => (
          <Activities
            activities={activities}
            emptyText={t(area ? `recent.emptyArea.${area}` : 'recent.empty')}
          />
        )}
      </QueryView>
    </Card>
  );
}

function Activities({ activities, emptyText }: { activities: RecentActivity[]; emptyText: string }) {
  const { t } = useTranslation('dashboard');
  const daysAgo = useDaysAgo();
  const [showsAll, setShowsAll] = useState(false);
  const [list, noteCount] = useNewItemFocus();
  if (activities.length === 0) return <p className="text-muted">{emptyText}</p>;
  const shown = showsAll ? activities : activities.slice(0, firstShown);
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
                />
              ))}
          </ul>
        </section>
      ))}
      {shown.length < activities.length && (
        <div className="-mb-3 -ml-5">
          <Button variant="quiet" onClick={handleShowAll}>
            {t('recent.all', { count: activities.length })}
          </Button>
        </div>
      )}
    </div>
  );
}
