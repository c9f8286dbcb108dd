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

type PagedEndpoint = ReadEndpoint & {
  query?: { _zod: { input: { limit?: unknown; beforeId?: unknown } }; shape: object };
};
type PagedInput<E extends PagedEndpoint> = EndpointInput<E> & { query: { limit: number } };

/**
 * The position at which a page starts. `beforeId` is the id of the last row of the previous page.
 * In a list that is sorted by time, `beforeTime` is the time of that row. For the first page, both
 * fields are missing.
 */
interface PageStart {
  beforeId?: string;
  beforeTime?: string | undefined;
}

/** Returns the options of `useInfiniteQuery` for a list in pages, newest first. A page has at most `limit` rows. */
export function endpointPages<E extends PagedEndpoint>(endpoint: E, input: PagedInput<E>) {
  const { limit } = input.query;
  return {
    queryKey: [endpoint.path, { ...input, pages: true }],
    queryFn: ({ pageParam }: { pageParam: PageStart }) => {
      const pageInput = { ...input, query: { ...input.query, ...pageParam } };
      return readEndpoint(endpoint, ...([pageInput] as unknown as EndpointArguments<E>));
    },
    initialPageParam: {},
    getNextPageParam: (lastPage: EndpointOutput<E>): PageStart | undefined => {
      const rows = lastPage as { id: number; timestamp?: string }[];
      const last = rows.at(-1);
      if (!last || rows.length < limit) return undefined;
      // With the time of the last row, the server finds the next page even if this row was deleted after it was loaded.
      const isByTime = endpoint.query && 'beforeTime' in endpoint.query.shape;
      return { beforeId: String(last.id), ...(isByTime && { beforeTime: last.timestamp }) };
    },
    meta: { access: endpoint.access.who },
  };
}
