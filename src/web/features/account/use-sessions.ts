import { useQuery } from '@tanstack/react-query';
import { listSessions, revokeSession } from '#contracts/auth.ts';
import { CallError } from '#web/lib/call-api.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { useWriteMutation } from '#web/lib/use-endpoint-mutation.ts';

export const useSessions = () => useQuery(endpointQuery(listSessions));

/** Returns a mutation that ends the session with an id. */
export const useEndSession = () =>
  useWriteMutation((write, id: number) => write(revokeSession, { params: { id: String(id) } }));

/**
 * Returns a mutation that ends all sessions except the one of this device. Reads the list again first, because a device
 * may have signed in since the list was shown.
 */
export function useEndOtherSessions() {
  return useWriteMutation(async (write) => {
    const sessions = await endpointQuery(listSessions).queryFn();
    const ids = sessions.filter(({ current }) => !current).map(({ id }) => String(id));
    await Promise.all(ids.map((id) => write(revokeSession, { params: { id } }).catch(ignoreEnded)));
  });
}

/** Throws the error again, unless it says that the session has already ended. */
function ignoreEnded(error: unknown): void {
  if (!(error instanceof CallError && error.code === 'not_found')) throw error;
}
