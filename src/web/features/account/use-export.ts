import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getExport, startExport } from '#contracts/account.ts';
import { callApi } from '#web/lib/call-api.ts';

/** Milliseconds between two looks at an export that is being made. */
const pollIntervalMs = 1_000;

export function useExport() {
  return useQuery({
    queryKey: [getExport.path],
    queryFn: () => callApi(getExport),
    refetchInterval: ({ state }) => (state.data?.state === 'working' ? pollIntervalMs : false),
  });
}

export function useStartExport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(startExport),
    onSuccess: (state) => queryClient.setQueryData([getExport.path], state),
  });
}
