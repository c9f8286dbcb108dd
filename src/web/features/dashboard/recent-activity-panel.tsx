import { useTranslation } from 'react-i18next';
import type { RecentActivity } from '#contracts/dashboard.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { RecentActivityItem } from './recent-activity-item.tsx';
import { useRecentActivity } from './use-day-summary.ts';

const maxShown = 6;

interface Props {
  area?: 'fitness' | 'nutrition' | 'mindfulness';
}

/** Lists the six newest activities of the last three days in one area, or in all areas if `area` is undefined. */
export function RecentActivityPanel({ area }: Props) {
  const { t } = useTranslation('dashboard');
  const { activities, failed } = useRecentActivity();
  return (
    <Card title={t('recent.title')} action={<Badge>{t('recent.days')}</Badge>}>
      {failed ? (
        <p className="text-muted">{t('recent.failed')}</p>
      ) : activities ? (
        <Activities
          activities={activities.filter((activity) => !area || activity.area === area)}
          emptyText={t(area ? `recent.emptyArea.${area}` : 'recent.empty')}
        />
      ) : (
        <div aria-busy="true" className="space-y-3">
          <Skeleton height="2.75rem" />
          <Skeleton height="2.75rem" />
        </div>
      )}
    </Card>
  );
}

function Activities({ activities, emptyText }: { activities: RecentActivity[]; emptyText: string }) {
  if (activities.length === 0) return <p className="text-muted">{emptyText}</p>;
  return (
    <ul className="divide-y divide-line">
      {activities.slice(0, maxShown).map((activity) => (
        <RecentActivityItem
          key={`${activity.area} ${activity.timestamp} ${activity.name}`}
          activity={activity}
        />
      ))}
    </ul>
  );
}
