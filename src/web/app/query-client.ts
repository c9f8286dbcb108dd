import { QueryCache, QueryClient } from '@tanstack/react-query';
import { CallError } from '#web/lib/call-api.ts';
import { fillFromFirstView, refetchesOnMount } from '#web/lib/first-view.ts';
import { currentUserQuery } from '#web/lib/session.ts';

const minuteMs = 60_000;

/**
 * Creates the query client and fills it with the responses that the server put into the HTML of the page. Responses
 * stay fresh for five minutes, or until the next write (see `refreshQueries`).
 */
export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        // A 401 means that the session has ended. The refetched current user is then null, so `MemberGate` redirects to
        // the sign-in page.
        const isSignedOut = error instanceof CallError && error.status === 401;
        if (isSignedOut) void queryClient.refetchQueries({ queryKey: currentUserQuery.queryKey });
      },
    }),
    defaultOptions: {
      queries: {
        // Runs queries even without a network, instead of pausing them. Without a network, `readEndpoint` returns the
        // stored response, or the query fails at once. When the network is back, the query is fetched again.
        networkMode: 'always',
        // Refetches fresh queries too, because a stored response that was shown offline counts as fresh.
        refetchOnReconnect: 'always',
        staleTime: 5 * minuteMs,
        gcTime: 5 * minuteMs,
        refetchOnMount: refetchesOnMount,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
      },
      // Runs writes without a network too, so that the outbox keeps them at once.
      mutations: { networkMode: 'always' },
    },
  });
  fillFromFirstView(queryClient);
  return queryClient;
}
