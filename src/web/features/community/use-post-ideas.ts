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
 * Returns texts with which the member can begin a post. Texts about the member's last seven days come first. An empty
 * list while the member's data is loading.
 */
export function usePostIdeas(): string[] {
  const { t } = useTranslation('community');
  const today = useToday();
  const isShown = useIsMeasureShown();
  const summary = useQuery(endpointQuery(getDeviceSummary, { query: { date: today } }));
  const workouts = useQuery(endpointQuery(listActivities, { query }));
  const sessions = useQuery(endpointQuery(listMeditationSessions, { query }));
  const generalIdeas = useGeneralIdeas();
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
  return [...found.map(toText), ...generalIdeas].slice(0, ideaLimit);
}

/**
 * Returns texts with which any member can begin a post. A greeting is among them for a member who has no posts, workouts
 * and sessions.
 */
export function useGeneralIdeas(): string[] {
  const { t } = useTranslation('community');
  const hasPosted = useHasPosted();
  const workouts = useQuery(endpointQuery(listActivities, { query })).data;
  const sessions = useQuery(endpointQuery(listMeditationSessions, { query })).data;
  const isNew = !hasPosted && workouts?.length === 0 && sessions?.length === 0;
  return isNew ? [t('ideas.win'), t('ideas.hello')] : [t('ideas.win')];
}

/** Returns whether a post of the member is in the loaded feed. True while the feed is not loaded. */
function useHasPosted(): boolean {
  const { data } = useFeed(undefined);
  return data?.pages.some((posts) => posts.some(({ mine }) => mine)) ?? true;
}
