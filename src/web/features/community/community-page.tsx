import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import { useIsWide } from '#web/lib/use-is-wide.ts';
import { type PageQuery, usePageFailure } from '#web/lib/use-page-failure.ts';
import { classNames } from '#web/ui/class-names.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { QueryError } from '#web/ui/query-error.tsx';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import type { CommunityView } from './community-view.ts';
import { Composer } from './composer.tsx';
import { ExpertsCard } from './experts-card.tsx';
import { Feed } from './feed.tsx';
import type { ChosenIdea } from './idea-buttons.tsx';
import { JoinedCards } from './joined-cards.tsx';
import { MorePending } from './more-pending.tsx';
import { StatsRow } from './stats-row.tsx';
import { SuggestionsCard } from './suggestions-card.tsx';
import { TopicsCard } from './topics-card.tsx';
import { useCommunityStats, useExpertSessions, useSuggestions } from './use-community.ts';
import { useFeed } from './use-feed.ts';

/**
 * With fewer posts, the topics and the suggestions of a wide screen are below the posts and not beside them, so that
 * both columns end at about the same height.
 */
const fewestPosts = 3;

/** The part of the page that a narrow screen shows. A wide screen shows both parts. */
type Part = 'feed' | 'more';

const twoColumns = 'lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-6';

/** Keeps the end of the second column in view beside a longer feed. */
const stickyColumn = 'lg:sticky lg:bottom-6 lg:min-h-[calc(100dvh-12rem)] lg:self-end';

/**
 * Shows the first part of a wide page that could not be loaded in two rows: the composer beside `MorePending`, and
 * below them the feed, which has the error.
 */
const failedRows = 'lg:contents lg:*:last:order-last lg:*:last:col-span-2';

interface Props {
  view: CommunityView;
  achievements: ReactNode;
  /** Shows one achievement, for narrow screens that show `achievements` only in the second part of the page. */
  achievementSummary: ReactNode;
  /** The query of the achievements. */
  achievementsQuery: PageQuery;
}

/**
 * Shows the community page. `achievements` is the content that shows the member's own achievements. The caller provides
 * it and `achievementSummary`, because features do not import each other.
 */
export function CommunityPage({ view: { tag }, achievements, achievementSummary, achievementsQuery }: Props) {
  const { t } = useTranslation('community');
  const navigate = useNavigate();
  const [part, setPart] = useState<Part>('feed');
  const feed = useFeed(tag);
  const posts = feed.data?.pages.flat();
  const failure = usePageFailure([
    feed,
    useCommunityStats(),
    useSuggestions(),
    useExpertSessions(),
    achievementsQuery,
  ]);
  const isWide = useIsWide();
  const hasFewPosts = tag === undefined && posts !== undefined && posts.length < fewestPosts;
  const [idea, setIdea] = useState<ChosenIdea>();
  const columnClass = (name: Part, wide = 'lg:grid') =>
    `grid-cols-[minmax(0,1fr)] content-start gap-4 sm:gap-6 ${wide} ${part === name ? 'grid' : 'hidden'}`;
  const handleTopic = (next: string) => {
    setPart('feed');
    void navigate({ to: pages.community, search: { tag: next }, resetScroll: false });
  };
  const handleAllPosts = () => void navigate({ to: pages.community, search: {}, resetScroll: false });
  const topics = (
    <JoinedCards>
      <TopicsCard onSelect={handleTopic} hiddenIfEmpty={hasFewPosts} />
      <SuggestionsCard onSelect={handleTopic} />
    </JoinedCards>
  );
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} actions={isWide && !failure && <StatsRow />} />
      <PartChoice part={part} onChange={setPart} />
      <div className={twoColumns}>
        <div className={columnClass('feed', failure && failedRows)}>
          <Composer
            onPosted={() => tag !== undefined && handleAllPosts()}
            idea={idea}
            hasOpenMoods={hasFewPosts}
          />
          {!isWide && !failure && achievementSummary}
          <Feed
            tag={tag}
            onAllPosts={handleAllPosts}
            onIdea={(text) => setIdea({ text })}
            failure={failure}
          />
          {isWide && hasFewPosts && topics}
        </div>
        {failure && isWide && <MorePending />}
        {failure && !isWide && part === 'more' && <QueryError page query={failure} title={t('moreFailed')} />}
        {!failure && (
          <div className={classNames(columnClass('more'), stickyColumn)}>
            {!isWide && <StatsRow />}
            {achievements}
            <ExpertsCard />
            {!(isWide && hasFewPosts) && topics}
          </div>
        )}
      </div>
    </>
  );
}

function PartChoice({ part, onChange }: { part: Part; onChange: (part: Part) => void }) {
  const { t } = useTranslation('community');
  return (
    <div className="mb-4 sm:mb-6 lg:hidden">
      <SegmentedControl
        label={t('views.label')}
        options={(['feed', 'more'] as const).map((value) => ({ value, label: t(`views.${value}`) }))}
        value={part}
        onChange={onChange}
        wide
      />
    </div>
  );
}
