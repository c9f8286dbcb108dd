import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import { BlockedCard } from './blocked-card.tsx';
import { Composer } from './composer.tsx';
import { ExpertsCard } from './experts-card.tsx';
import { Feed } from './feed.tsx';
import { MoodCard } from './mood-card.tsx';
import { StatsRow } from './stats-row.tsx';
import { SuggestionsCard } from './suggestions-card.tsx';
import { TopicsCard } from './topics-card.tsx';

/** The part of the page that a narrow screen shows. A wide screen shows both parts. */
type View = 'feed' | 'more';

/**
 * Shows the community page. `achievements` is the content that shows the member's own achievements. The caller provides
 * it, because features do not import each other.
 */
export function CommunityPage({ achievements }: { achievements: ReactNode }) {
  const { t } = useTranslation('community');
  const [view, setView] = useState<View>('feed');
  const [tag, setTag] = useState<string>();
  const columnClass = (name: View) =>
    `grid-cols-[minmax(0,1fr)] gap-4 sm:gap-6 lg:grid ${view === name ? 'grid' : 'hidden'}`;
  const handleTopic = (next: string) => {
    setTag(next);
    setView('feed');
  };
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <div className="space-y-4 sm:space-y-6">
        <div className="lg:hidden">
          <SegmentedControl
            label={t('views.label')}
            options={(['feed', 'more'] as const).map((value) => ({ value, label: t(`views.${value}`) }))}
            value={view}
            onChange={setView}
          />
        </div>
        <div className="items-start lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-6">
          <div className={columnClass('feed')}>
            <Composer onPosted={() => setTag(undefined)} />
            <MoodCard />
            <Feed tag={tag} onAllPosts={() => setTag(undefined)} />
          </div>
          <div className={columnClass('more')}>
            {achievements}
            <TopicsCard onSelect={handleTopic} />
          </div>
        </div>
        <div className={`${columnClass('more')} lg:grid-cols-3`}>
          <SuggestionsCard onSelect={handleTopic} />
          <ExpertsCard />
          <BlockedCard />
          <div className="lg:col-span-3">
            <StatsRow />
          </div>
        </div>
      </div>
    </>
  );
}
