import type { Access, EndpointInput, EndpointOutput, ReadEndpoint } from '#contracts/endpoint.ts';
import type { EndpointArguments } from './call-api.ts';
import { readEndpoint } from './read-endpoint.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { access: Access['who'] };
  }
}

/** Returns the options of `useQuery` for an endpoint. The query key is the path and the input. */
export function endpointQuery<E extends ReadEndpoint>(endpoint: E, ...input: EndpointArguments<E>) {
  return {
    queryKey: [endpoint.path, input[0] ?? {}],
    queryFn: () => readEndpoint(endpoint, ...input),
    meta: { access: endpoint.access.who },
  };
}

type PagedEndpoint = ReadEndpoint & { query?: { _zod: { input: { limit?: unknown; beforeId?: unknown } } } };
type PagedInput<E extends PagedEndpoint> = EndpointInput<E> & { query: { limit: number } };

/** Returns the options of `useInfiniteQuery` for a list in pages, newest first. A page has at most `limit` rows. */
export function endpointPages<E extends PagedEndpoint>(endpoint: E, input: PagedInput<E>) {
  const { limit } = input.query;
  return {
    queryKey: [endpoint.path, { ...input, pages: true }],
    queryFn: ({ pageParam }: { pageParam: string }) => {
      const pageInput = { ...input, query: { ...input.query, ...(pageParam && { beforeId: pageParam }) } };
      return readEndpoint(endpoint, ...([pageInput] as unknown as EndpointArguments<E>));
    },
    initialPageParam: '',
    getNextPageParam: (lastPage: EndpointOutput<E>) => {
      const rows = lastPage as { id: number }[];
      return rows.length === limit ? String(rows.at(-1)?.id) : undefined;
    },
    meta: { access: endpoint.access.who },
  };
}
