import type { Query, QueryClient } from '@tanstack/react-query';
import type { User } from '#contracts/auth.ts';
import { buildUrl } from '#contracts/build-request.ts';
import type { FirstAnswer } from '#contracts/first-view.ts';
import { sessionPath } from '#contracts/session-path.ts';
import { toCalendarDay } from '#domain/calendar-day.ts';
import { cacheResponse } from './call-api.ts';
import { takeFirstView } from './first-view-element.ts';
import { rememberAnswer } from './last-seen.ts';
import { adoptUser } from './session.ts';
import { timeZone } from './time-zone.ts';

/** How long the responses in the HTML of the page count as just received, in milliseconds. */
const freshMs = 10_000;

let filledAt = 0;

/**
 * Fills the query client with the responses in the HTML of the page, as if the page had just received them. Does
 * nothing if the HTML has none, or if this browser is in another time zone or on another day than the server assumed.
 */
export function fillFromFirstView(queryClient: QueryClient): void {
  const view = takeFirstView();
  const user = view?.answers.find(({ path }) => path === sessionPath)?.answer as User | undefined;
  if (!view || !user || view.zone !== timeZone()) return;
  if (view.today !== toCalendarDay(new Date(), view.zone)) return;
  adoptUser(queryClient, user);
  filledAt = Date.now();
  for (const answer of view.answers) fillAnswer(queryClient, user.id, answer);
}

function fillAnswer(
  queryClient: QueryClient,
  userId: number,
  { path, input, isPaged, field, answer, etag }: FirstAnswer,
): void {
  const address = buildUrl(path, input);
  if (etag !== null) cacheResponse(address, { etag, answer });
  rememberAnswer(userId, address, answer);
  const data = field === undefined ? answer : (answer as Record<string, unknown>)[field];
  const queryKey = [path, isPaged ? { ...input, pages: true } : input];
  // Sets the same `meta` as `endpointQuery`. Without it, a write would not mark this query as stale.
  queryClient
    .getQueryCache()
    .build(queryClient, { queryKey, meta: { access: 'member' } })
    .setData(isPaged ? { pages: [data], pageParams: [{}] } : data, { updatedAt: filledAt, manual: true });
}

/**
 * Returns whether a query with stale data is refetched when a component that uses it mounts. Data from the HTML of the
 * page is not refetched for `freshMs` milliseconds, unless a write has invalidated the query.
 */
export const refetchesOnMount = ({ state }: Query): boolean =>
  state.isInvalidated || state.dataUpdatedAt !== filledAt || Date.now() - filledAt > freshMs;
