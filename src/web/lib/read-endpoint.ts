import type { User } from '#contracts/auth.ts';
import { buildUrl, type RequestParts } from '#contracts/build-request.ts';
import type { EndpointOutput, ReadEndpoint } from '#contracts/endpoint.ts';
import { sessionPath } from '#contracts/session-path.ts';
import { CallError, callApi, type EndpointArguments } from './call-api.ts';
import { noteReachable, recallAnswer, rememberAnswer } from './last-seen.ts';
import { rememberedMemberId } from './last-visit.ts';

/**
 * Calls an endpoint that only reads data. Stores the response of a GET request that only members can make, so that the
 * response is available offline. If the server cannot be reached, returns the last stored response. Rejects with the
 * error of the call if the server responds with an error, or if no response is stored.
 */
export async function readEndpoint<E extends ReadEndpoint>(
  endpoint: E,
  ...input: EndpointArguments<E>
): Promise<EndpointOutput<E>> {
  if (endpoint.method !== 'GET' || endpoint.access.who !== 'member') return callApi(endpoint, ...input);
  const address = buildUrl(endpoint.path, (input[0] ?? {}) as RequestParts);
  const memberId = rememberedMemberId();
  try {
    const answer = await callApi(endpoint, ...input);
    noteReachable();
    if (endpoint.path === sessionPath) rememberAnswer((answer as User).id, address, answer);
    // Checks the member's id again, because another tab may have signed in another person since the request.
    else if (memberId !== undefined && memberId === rememberedMemberId())
      rememberAnswer(memberId, address, answer);
    return answer;
  } catch (error) {
    if (!isUnreachable(error)) {
      noteReachable();
      throw error;
    }
    const stored = memberId === undefined ? undefined : await recallAnswer(memberId, address);
    if (!stored) throw error;
    return stored.answer as EndpointOutput<E>;
  }
}

/**
 * Returns whether an error means that the server was not reached. Also returns true for a 502, 503 or 504 without an
 * error code of the app, because a proxy sends such a response if the server is down.
 */
export const isUnreachable = (error: unknown): boolean =>
  !(error instanceof CallError) || (proxyStatuses.has(error.status) && error.code === undefined);

const proxyStatuses = new Set([502, 503, 504]);
