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

/** The start of a page: the last row of the page before, and its time if the list is sorted by time. */
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
      // With its time, the next page is found even if the last row is deleted in the meantime.
      const isByTime = endpoint.query && 'beforeTime' in endpoint.query.shape;
      return { beforeId: String(last.id), ...(isByTime && { beforeTime: last.timestamp }) };
    },
    meta: { access: endpoint.access.who },
  };
}
