import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecentActivity } from '#contracts/dashboard.ts';
import { areaColor } from '#web/ui/area.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DottedRing } from '#web/ui/dotted-ring.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { useNewItemFocus } from '#web/ui/use-new-item-focus.ts';
import { activityIcons, RecentActivityItem, useDaysAgo } from './recent-activity-item.tsx';
import { useRecentActivity } from './use-day-summary.ts';

/** The number of activities that are shown before the person asks for all of them. */
const firstShown = 6;

/** The largest number of activities that leave room for more in the panel. */
const fewActivities = 2;

interface Props {
  area?: 'fitness' | 'nutrition' | 'mindfulness' | undefined;
}

/**
 * Lists the activities of the last three days in one area, or in all areas if `area` is undefined. A button shows those
 * after the first six.
 */
export function RecentActivityPanel({ area }: Props) {
  const { t } = useTranslation('dashboard');
  return (
    <Card title={t('recent.title')} action={<Badge>{t('recent.days')}</Badge>} isColumn>
      <QueryView
        query={useRecentActivity(area)}
        errorTitle={t('recent.failed')}
        loading={<SkeletonRows count={3} height="2.25rem" />}
        compact
      >
        {(activities) =>
          activities.length > 0 ? (
            <>
              <Activities activities={activities} />
              {!area && <MissingAreas activities={activities} />}
            </>
          ) : (
            <NoActivities area={area} />
          )
        }
      </QueryView>
    </Card>
  );
}

const loggedAreas = ['nutrition', 'fitness', 'sleep', 'mindfulness'] as const;

/** Says what will be listed here, below a ring for each area if the list is for all areas. */
function NoActivities({ area }: Props) {
  const { t } = useTranslation('dashboard');
  if (area) return <p className="text-muted">{t(`recent.emptyArea.${area}`)}</p>;
  return (
    <div className="my-auto text-center">
      <ul aria-hidden="true" className="mx-auto grid max-w-80 grid-cols-4 gap-x-4">
        {loggedAreas.map((name) => {
          const Icon = activityIcons[name];
          return (
            <li key={name} className="flex justify-center">
              <DottedRing area={name}>
                <Icon className="size-5" strokeWidth={1.75} style={{ color: areaColor(name) }} />
              </DottedRing>
            </li>
          );
        })}
      </ul>
      <p className="mt-4 text-balance text-muted">{t('recent.empty')}</p>
    </div>
  );
}

/** Lists the areas without an activity, on wide pages, where a panel of few activities has room for them. */
function MissingAreas({ activities }: { activities: RecentActivity[] }) {
  const { t } = useTranslation('dashboard');
  const missing = loggedAreas.filter((name) => activities.every(({ area }) => area !== name));
  if (activities.length > fewActivities || missing.length === 0) return null;
  return (
    <section className="mt-4 max-lg:hidden">
      <h3 className="text-small font-medium text-muted">{t('recent.nothingYet')}</h3>
      <ul className="divide-y divide-line">
        {missing.map((name) => {
          const Icon = activityIcons[name];
          return (
            <li key={name} className="flex items-center gap-3 py-2 text-muted">
              <Icon aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
              {t(`recent.kinds.${name}`)}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Activities({ activities }: { activities: RecentActivity[] }) {
  const { t } = useTranslation('dashboard');
  const daysAgo = useDaysAgo();
  const [showsAll, setShowsAll] = useState(false);
  const [list, noteCount] = useNewItemFocus();
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
