import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActivityArea, RecentActivity } from '#contracts/dashboard.ts';
import type { Preferences } from '#domain/preferences.ts';
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

/** With at most this many activities, the panel also lists the areas without an activity. */
const fewActivities = 2;

interface Props {
  area?: 'fitness' | 'nutrition' | 'mindfulness' | undefined;
  /** Which modules are switched on. Used only if `area` is undefined. */
  modules?: Preferences['modules'];
}

/**
 * Lists the activities of the last three days in one area, or in all areas if `area` is undefined. A button shows those
 * after the first six.
 */
export function RecentActivityPanel({ area, modules }: Props) {
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
              {!area && <MissingAreas activities={activities} areas={listAreas(modules)} />}
            </>
          ) : (
            <NoActivities area={area} areas={listAreas(modules)} />
          )
        }
      </QueryView>
    </Card>
  );
}

/** Returns the areas that the person can log. */
const listAreas = (modules: Preferences['modules'] | undefined): ActivityArea[] => [
  ...(modules?.foodLogging === false ? [] : (['nutrition'] as const)),
  'fitness',
  'sleep',
  ...(modules?.meditation === false ? [] : (['mindfulness'] as const)),
];

interface EmptyProps extends Pick<Props, 'area'> {
  areas: readonly ActivityArea[];
}

/** Says what will be listed here. On wide pages, the list of all areas has a ring for each area above the text. */
function NoActivities({ area, areas }: EmptyProps) {
  const { t } = useTranslation('dashboard');
  if (area) return <p className="text-muted">{t(`recent.emptyArea.${area}`)}</p>;
  return (
    <div className="my-auto lg:text-center">
      <ul aria-hidden="true" className="mx-auto mb-4 flex max-w-80 justify-center gap-x-4 max-lg:hidden">
        {areas.map((name) => {
          const Icon = activityIcons[name];
          return (
            <li key={name} className="w-17">
              <DottedRing area={name}>
                <Icon className="size-5" strokeWidth={1.75} style={{ color: areaColor(name) }} />
              </DottedRing>
            </li>
          );
        })}
      </ul>
      <p className="text-balance text-muted">{t('recent.empty')}</p>
    </div>
  );
}

interface MissingProps {
  activities: RecentActivity[];
  areas: readonly ActivityArea[];
}

/** Lists the areas without an activity, on wide pages, where a panel of few activities has room for them. */
function MissingAreas({ activities, areas }: MissingProps) {
  const { t } = useTranslation('dashboard');
  const missing = areas.filter((name) => activities.every(({ area }) => area !== name));
  if (activities.length > fewActivities || missing.length === 0) return null;
  return (
    <section className="mt-3 max-lg:hidden">
      <h3 className="text-small font-medium text-muted">{t('recent.notLogged')}</h3>
      <ul className="divide-y divide-line text-muted">
        {missing.map((name) => {
          const Icon = activityIcons[name];
          return (
            <li key={name} className="flex items-center gap-3 py-2">
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
