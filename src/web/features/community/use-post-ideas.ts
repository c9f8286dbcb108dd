import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listActivities } from '#contracts/fitness.ts';
import { listMeditationSessions } from '#contracts/mindfulness.ts';
import { getDeviceSummary } from '#contracts/sources.ts';
import { addDays } from '#domain/calendar-day.ts';
import { useToday } from '#web/lib/clock.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { useIsMeasureShown } from '#web/lib/shown-numbers.ts';
import { findPostIdeas } from './find-post-ideas.ts';
import { useFeed } from './use-feed.ts';

const ideaLimit = 3;
const query = { limit: 50 };

/**
 * Returns texts with which the member can begin a post. Texts about the member's last seven days come first. A greeting
 * is among them for a member who has no posts, workouts and sessions. An empty list while the member's data is loading.
 */
export function usePostIdeas(): string[] {
  const { t } = useTranslation('community');
  const today = useToday();
  const isShown = useIsMeasureShown();
  const hasPosted = useHasPosted();
  const summary = useQuery(endpointQuery(getDeviceSummary, { query: { date: today } }));
  const workouts = useQuery(endpointQuery(listActivities, { query }));
  const sessions = useQuery(endpointQuery(listMeditationSessions, { query }));
  if (summary.isPending || workouts.isPending || sessions.isPending) return [];
  const found = findPostIdeas(
    {
      deviceSummary: isShown('steps') ? summary.data : undefined,
      workouts: workouts.data,
      sessions: sessions.data,
    },
    addDays(today, -6),
  );
  const toText = (idea: (typeof found)[number]) => t(`ideas.${idea.kind}`, { ...idea });
  const isNew = !hasPosted && workouts.data?.length === 0 && sessions.data?.length === 0;
  return [...found.map(toText), t('ideas.win'), ...(isNew ? [t('ideas.hello')] : [])].slice(0, ideaLimit);
}

/** Returns whether a post of the member is in the loaded feed. True while the feed is not loaded. */
function useHasPosted(): boolean {
  const { data } = useFeed(undefined);
  return data?.pages.some((posts) => posts.some(({ mine }) => mine)) ?? true;
}
