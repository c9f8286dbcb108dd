import { QueryCache, QueryClient } from '@tanstack/react-query';
import { CallError } from '#web/lib/call-api.ts';
import { currentUserQuery } from '#web/lib/session.ts';

const minuteMs = 60_000;

/** Creates the query client. Responses stay fresh for five minutes, or until the next write (see `refreshQueries`). */
export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        // A 401 means that the session has ended. `MemberGate` redirects to the sign-in page when the current user is
        // null.
        const isSignedOut = error instanceof CallError && error.status === 401;
        if (isSignedOut) void queryClient.refetchQueries({ queryKey: currentUserQuery.queryKey });
      },
    }),
    defaultOptions: {
      queries: {
        // Without a network a query fails at once instead of waiting, and is repeated when the network is back.
        networkMode: 'always',
        // Stored responses look fresh to the query client, so it must not judge by age.
        refetchOnReconnect: 'always',
        staleTime: 5 * minuteMs,
        gcTime: 5 * minuteMs,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
      },
      // Without a network a write fails at once too. The form keeps its input and shows the error.
      mutations: { networkMode: 'always' },
    },
  });
  return queryClient;
}
