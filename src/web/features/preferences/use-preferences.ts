import { type QueryFunctionContext, useQuery } from '@tanstack/react-query';
import { getPreferences, savePreferences } from '#contracts/preferences.ts';
import {
  defaultPreferences,
  mergePreferences,
  type Preferences,
  type StoredPreferences,
} from '#domain/preferences.ts';
import { CallError } from '#web/lib/call-api.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { defineOptimistic } from '#web/lib/optimistic-writes.ts';
import { useClearUnmounted, useMember } from '#web/lib/session.ts';
import { useWriteMutation } from '#web/lib/use-endpoint-mutation.ts';

/**
 * Returns the query of the preferences. If the session has ended (401), the query does not fail. Its result is then the
 * last loaded preferences, or the defaults.
 */
function preferencesQuery(memberId: number) {
  const params = { userId: String(memberId) };
  return {
    ...endpointQuery(getPreferences, { params, query: {} }),
    queryFn: async ({ client, queryKey }: QueryFunctionContext): Promise<Preferences> => {
      // The current time makes the URL unique, so that no cache is used (product specification, section 7).
      const uncached = endpointQuery(getPreferences, { params, query: { t: String(Date.now()) } });
      return uncached.queryFn().then(
        // A response that is stored on this device can be from an earlier version of the app. It
        // then lacks the preferences that a later version has added.
        ({ preferences }) => mergePreferences(preferences),
        (error: unknown) => {
          if (error instanceof CallError && error.status === 401) {
            return client.getQueryData<Preferences>(queryKey) ?? defaultPreferences;
          }
          throw error;
        },
      );
    },
  };
}

/** Returns the query of the member's preferences. */
export const usePreferencesQuery = () => useQuery(preferencesQuery(useMember().id));

/** Returns the member's preferences. Returns undefined while they load, and the defaults if they failed to load. */
export function usePreferences(): Preferences | undefined {
  const { data, isError } = usePreferencesQuery();
  return data ?? (isError ? defaultPreferences : undefined);
}

/** Shows changed preferences before the server has responded. */
const showPreferences = defineOptimistic(savePreferences, ({ body }) => ({
  queryKey: [getPreferences.path],
  change: (answer) => {
    const shown = answer as Preferences;
    const groups = Object.entries(body) as [keyof Preferences, object | undefined][];
    return {
      ...shown,
      ...Object.fromEntries(groups.map(([name, changed]) => [name, { ...shown[name], ...changed }])),
    };
  },
}));

/**
 * Returns a mutation that saves changed preferences. After saving, deletes the cached responses that no component
 * shows, so that pages opened later fetch new data.
 */
export function useUpdatePreferences() {
  const params = { userId: String(useMember().id) };
  const clearUnmounted = useClearUnmounted();
  return useWriteMutation((write, body: StoredPreferences) => write(savePreferences, { params, body }), {
    optimistic: (body) => showPreferences({ params, body }),
    onSuccess: clearUnmounted,
  });
}
