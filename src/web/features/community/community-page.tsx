import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import { useIsWide } from '#web/lib/use-is-wide.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import { BlockedMembersButton } from './blocked-members-button.tsx';
import type { CommunityView } from './community-view.ts';
import { Composer } from './composer.tsx';
import { ExpertsCard } from './experts-card.tsx';
import { Feed } from './feed.tsx';
import { StatsRow } from './stats-row.tsx';
import { SuggestionsCard } from './suggestions-card.tsx';
import { TopicsCard } from './topics-card.tsx';
import { useCommunityStats, useExpertSessions, useSuggestions } from './use-community.ts';
import { useFeed } from './use-feed.ts';

/**
 * Up to this many posts, the columns of a wide screen end at the same height, and the other cards are in a row below
 * them.
 */
const fewPosts = 3;

/** The part of the page that a narrow screen shows. A wide screen shows both parts. */
type Part = 'feed' | 'more';

/** In columns of the same height, the last card of the shorter column grows. */
const lastRowGrows = 'lg:grid-rows-[auto_1fr]';

interface Props {
  view: CommunityView;
  achievements: ReactNode;
  /** Whether the achievements failed to load. */
  achievementsFailed: boolean;
}

/**
 * Shows the community page. `achievements` is the content that shows the member's own achievements. The caller provides
 * it, because features do not import each other.
 */
export function CommunityPage({ view: { tag }, achievements, achievementsFailed }: Props) {
  const { t } = useTranslation('community');
  const navigate = useNavigate();
  const [part, setPart] = useState<Part>('feed');
  const shownPosts = useFeed(tag).data?.pages.flat();
  const composer = useRef<HTMLDivElement>(null);
  const isDown = useHaveAllFailed(tag) && achievementsFailed;
  const isShort = useIsWide() && shownPosts !== undefined && shownPosts.length <= fewPosts;
  const columnClass = (name: Part) =>
    `grid-cols-[minmax(0,1fr)] gap-4 sm:gap-6 lg:grid ${part === name ? 'grid' : 'hidden'}`;
  const handleTopic = (next: string) => {
    setPart('feed');
    void navigate({ to: pages.community, search: { tag: next }, resetScroll: false });
  };
  const handleAllPosts = () => void navigate({ to: pages.community, search: {}, resetScroll: false });
  const posts = (
    <>
      <div ref={composer}>
        <Composer onPosted={() => tag !== undefined && handleAllPosts()} />
      </div>
      <Feed
        tag={tag}
        onAllPosts={handleAllPosts}
        onWrite={() => composer.current?.querySelector('textarea')?.focus()}
      />
    </>
  );
  if (isDown) {
    return (
      <>
        <PageHeader title={t('title')} subtitle={t('subtitle')} />
        <div className="grid gap-4 sm:gap-6">{posts}</div>
      </>
    );
  }
  const otherCards = (
    <>
      <TopicsCard onSelect={handleTopic} />
      <ExpertsCard />
      <SuggestionsCard onSelect={handleTopic} />
    </>
  );
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} actions={<StatsRow />} />
      <div className="mb-4 sm:mb-6 lg:hidden">
        <SegmentedControl
          label={t('views.label')}
          options={(['feed', 'more'] as const).map((value) => ({ value, label: t(`views.${value}`) }))}
          value={part}
          onChange={setPart}
        />
      </div>
      <div
        className={`lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-6 ${isShort ? '' : 'items-start'}`}
      >
        <div className={`${columnClass('feed')} ${lastRowGrows}`}>{posts}</div>
        <div className={`${columnClass('more')} ${isShort ? lastRowGrows : ''}`}>
          {achievements}
          {!isShort && otherCards}
        </div>
      </div>
      {isShort && <div className="mt-6 grid auto-cols-fr grid-flow-col gap-6">{otherCards}</div>}
      <div className={columnClass('more')}>
        <div className="mt-6 border-t border-line pt-4">
          {/* The button is on the left, because toasts cover the right end of the page. */}
          <BlockedMembersButton />
        </div>
      </div>
    </>
  );
}

/**
 * Returns whether every request of this page has failed and nothing is stored. One message then replaces the messages
 * of the cards. Stays true during the next attempt, so that the cards do not appear and disappear.
 */
function useHaveAllFailed(tag: string | undefined): boolean {
  const queries = [useFeed(tag), useCommunityStats(), useSuggestions(), useExpertSessions()];
  return queries.every(({ data, errorUpdateCount }) => data === undefined && errorUpdateCount > 0);
}
