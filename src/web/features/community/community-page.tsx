import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import { BlockedMembersButton } from './blocked-members-button.tsx';
import type { CommunityView } from './community-view.ts';
import { Composer } from './composer.tsx';
import { ExpertsCard } from './experts-card.tsx';
import { Feed } from './feed.tsx';
import { MoodCard } from './mood-card.tsx';
import { StatsRow } from './stats-row.tsx';
import { SuggestionsCard } from './suggestions-card.tsx';
import { TopicsCard } from './topics-card.tsx';

/** The part of the page that a narrow screen shows. A wide screen shows both parts. */
type Part = 'feed' | 'more';

interface Props {
  view: CommunityView;
  achievements: ReactNode;
}

/**
 * Shows the community page. `achievements` is the content that shows the member's own achievements. The caller provides
 * it, because features do not import each other.
 */
export function CommunityPage({ view: { tag }, achievements }: Props) {
  const { t } = useTranslation('community');
  const navigate = useNavigate();
  const [part, setPart] = useState<Part>('feed');
  const columnClass = (name: Part) =>
    `grid-cols-[minmax(0,1fr)] gap-4 sm:gap-6 lg:grid ${part === name ? 'grid' : 'hidden'}`;
  const handleTopic = (next: string) => {
    setPart('feed');
    void navigate({ to: pages.community, search: { tag: next }, resetScroll: false });
  };
  const handleAllPosts = () => void navigate({ to: pages.community, search: {}, resetScroll: false });
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <div className="space-y-4 sm:space-y-6">
        <div className="lg:hidden">
          <SegmentedControl
            label={t('views.label')}
            options={(['feed', 'more'] as const).map((value) => ({ value, label: t(`views.${value}`) }))}
            value={part}
            onChange={setPart}
          />
        </div>
        <div className="items-start space-y-4 sm:space-y-6 lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr] lg:gap-6 lg:space-y-0">
          <div className={columnClass('feed')}>
            <Composer onPosted={() => tag !== undefined && handleAllPosts()} />
            <MoodCard />
            <Feed tag={tag} onAllPosts={handleAllPosts} />
          </div>
          <div className={`${columnClass('more')} lg:col-start-2 lg:row-span-2 lg:row-start-1`}>
            {achievements}
            <TopicsCard onSelect={handleTopic} />
          </div>
          <div className={`${columnClass('more')} lg:grid-cols-2`}>
            <SuggestionsCard onSelect={handleTopic} />
            <ExpertsCard />
          </div>
        </div>
        <div className={columnClass('more')}>
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line pt-4">
            {/* The button is on the left, because toasts cover the right end of the page. */}
            <BlockedMembersButton />
            <StatsRow />
          </div>
        </div>
      </div>
    </>
  );
}
