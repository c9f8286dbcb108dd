import { useQuery } from '@tanstack/react-query';
import { listSessions, revokeSession } from '#contracts/auth.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { useWriteMutation } from '#web/lib/use-endpoint-mutation.ts';

export const useSessions = () => useQuery(endpointQuery(listSessions));

/** Returns a mutation that ends the sessions with the given ids. */
export function useEndSessions() {
  return useWriteMutation((write, ids: number[]) =>
    Promise.all(ids.map((id) => write(revokeSession, { params: { id: String(id) } }))),
  );
}
