import type { EndpointOutput, WriteEndpoint } from '#contracts/endpoint.ts';
import { type CallOptions, callApi, callCancellable, type EndpointArguments } from './call-api.ts';

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

/**
 * Sends a write with a file. The upload can be followed and aborted. Throws `CallError`, or the reason of the abort.
 */
export const sendUpload = <E extends WriteEndpoint>(
  endpoint: E,
  input: EndpointArguments<E>[0],
  options: CallOptions,
): Promise<EndpointOutput<E>> => callCancellable(endpoint, input, options);
