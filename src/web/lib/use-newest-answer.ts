import { useQueryClient } from '@tanstack/react-query';
import type { EndpointOutput, ReadEndpoint } from '#contracts/endpoint.ts';
import type { EndpointArguments } from './call-api.ts';
import { endpointQuery } from './endpoint-query.ts';

/**
 * Returns a function that returns the cached response of an endpoint with all optimistic changes, or undefined if there
 * is no response yet. The response can be newer than the one that the page shows, because the page renders a change
 * with a short delay.
 */
export function useNewestAnswer<E extends ReadEndpoint>(endpoint: E, ...input: EndpointArguments<E>) {
  const queryClient = useQueryClient();
  return () => queryClient.getQueryData<EndpointOutput<E>>(endpointQuery(endpoint, ...input).queryKey);
}
