import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getPreferences, savePreferences } from '#contracts/preferences.ts';
import { defaultPreferences, type Preferences, type StoredPreferences } from '#domain/preferences.ts';
import { CallError, callApi, clearResponseCache } from '#web/lib/call-api.ts';
import { useMember } from '#web/lib/session.ts';

const preferencesQuery = (userId: number) =>
  queryOptions({
    queryKey: [getPreferences.path, { userId }],
    queryFn: async (): Promise<Preferences> => {
      // The time gets past every cache on the way.
      const query = { t: String(Date.now()) };
      const answer = callApi(getPreferences, { params: { userId: String(userId) }, query });
      return answer.then(
        ({ preferences }) => preferences,
        (error: unknown) => {
          if (error instanceof CallError && error.status === 401) return defaultPreferences;
          throw error;
        },
      );
    },
  });

/** What the member has switched on; undefined while it is asked for, the defaults if nobody answers. */
export function usePreferences(): Preferences | undefined {
  const { data, isError } = useQuery(preferencesQuery(useMember().id));
  return data ?? (isError ? defaultPreferences : undefined);
}

/** Saves the switches. Nothing that was read before is believed afterwards. */
export function useUpdatePreferences() {
  const { id } = useMember();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: StoredPreferences) =>
      callApi(savePreferences, { params: { userId: String(id) }, body }),
    onSuccess: () => {
      clearResponseCache();
      queryClient.removeQueries({ type: 'inactive' });
      void queryClient.invalidateQueries();
    },
  });
}
