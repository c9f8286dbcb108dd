import type { EndpointOutput, WriteEndpoint } from '#contracts/endpoint.ts';
import { callApi, type EndpointArguments } from './call-api.ts';

/**
 * Sends a write and returns its response. Throws `CallError`. All writes use this function: components through
 * `useEndpointMutation`, and other code directly, followed by `refreshQueries`.
 */
export function sendWrite<E extends WriteEndpoint>(
  endpoint: E,
  ...input: EndpointArguments<E>
): Promise<EndpointOutput<E>> {
  return callApi(endpoint, ...input);
}

export type SendWrite = typeof sendWrite;
