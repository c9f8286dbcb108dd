import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listSessions, revokeSession } from '#contracts/auth.ts';
import { callApi } from '#web/lib/call-api.ts';

export function useSessions() {
  return useQuery({ queryKey: [listSessions.path], queryFn: () => callApi(listSessions) });
}

/** Ends sessions by their ids; the list tells the truth again also when some could not be ended. */
export function useEndSessions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (ids: number[]) =>
      Promise.all(ids.map((id) => callApi(revokeSession, { params: { id: String(id) } }))),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [listSessions.path] }),
  });
}
