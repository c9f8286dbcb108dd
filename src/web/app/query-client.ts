import { QueryCache, QueryClient } from '@tanstack/react-query';
import { CallError } from '#web/lib/call-api.ts';
import { currentUserQuery } from '#web/lib/session.ts';

const minuteMs = 60_000;

/** Answers are fresh for five minutes; every write invalidates what it touches. */
export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        // A session that ended meanwhile: ask again who is there, and the guard does the rest.
        const signedOut = error instanceof CallError && error.status === 401;
        if (signedOut) void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
      },
    }),
    defaultOptions: {
      queries: {
        // Without a network a page says so at once, and reads anew when there is one, instead of waiting in silence.
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 5 * minuteMs,
        gcTime: 5 * minuteMs,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
      },
      // Nor is a write held back, to be sent whenever there is one again: what was typed stays, and it is said.
      mutations: { networkMode: 'always' },
    },
  });
  return queryClient;
}
