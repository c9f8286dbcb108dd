import type { EndpointOutput, WriteEndpoint } from '#contracts/endpoint.ts';
import { callApi, type EndpointArguments } from './call-api.ts';

/**
 * Sends a write and returns its answer. Throws `CallError`. Every write passes here: components use
 * `useEndpointMutation`, code outside components calls this and then `refreshQueries`.
 */
export function sendWrite<E extends WriteEndpoint>(
  endpoint: E,
  ...input: EndpointArguments<E>
): Promise<EndpointOutput<E>> {
  return callApi(endpoint, ...input);
}

export type SendWrite = typeof sendWrite;
