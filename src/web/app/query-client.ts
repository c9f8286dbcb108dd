import { QueryCache, QueryClient } from '@tanstack/react-query';
import { CallError } from '#web/lib/call-api.ts';
import { currentUserQuery } from '#web/lib/session.ts';

const minuteMs = 60_000;

/** Answers are fresh for five minutes, or until the next write (see `refreshQueries`). */
export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        // The session has ended: the member gate redirects when the current user is null.
        const isSignedOut = error instanceof CallError && error.status === 401;
        if (isSignedOut) void queryClient.refetchQueries({ queryKey: currentUserQuery.queryKey });
      },
    }),
    defaultOptions: {
      queries: {
        // Without a network a query fails at once instead of waiting, and is repeated when the network is back.
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 5 * minuteMs,
        gcTime: 5 * minuteMs,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
      },
      // A write fails at once, too: the form keeps what was typed and shows the error.
      mutations: { networkMode: 'always' },
    },
  });
  return queryClient;
}
