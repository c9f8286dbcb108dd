import {
  type InfiniteData,
  matchQuery,
  type Query,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import type { EndpointInput, EndpointOutput, ReadEndpoint } from '#contracts/endpoint.ts';

/**
 * How a write changes cached responses. `change` can be applied more than once, so applying it twice must give the same
 * result as applying it once.
 */
export interface OptimisticChange {
  queryKey: QueryKey;
  change: (answer: unknown) => unknown;
}

/** Returns a change to the cached responses of an endpoint: all responses, or only the response for `input`. */
export function changeAnswers<E extends ReadEndpoint>(
  endpoint: E,
  change: (answer: EndpointOutput<E>) => EndpointOutput<E>,
  input?: EndpointInput<E>,
): OptimisticChange {
  return {
    queryKey: input ? [endpoint.path, input] : [endpoint.path],
    change: (answer) => change(answer as EndpointOutput<E>),
  };
}

/** A change that is shown before its write has a response. */
export interface ShownChange {
  /** Makes the change part of the cached responses, after the write has succeeded. */
  confirm: () => void;
  /** Removes the change, after the write has failed. */
  undo: () => void;
}

/** The changes whose writes have no response yet, oldest first. */
const pendingChanges = new WeakMap<QueryClient, OptimisticChange[]>();
/**
 * For each query with pending changes (see `pendingChanges`): the data that the query shows, and the server's data
 * without the changes.
 */
const layers = new WeakMap<Query, { shown: unknown; confirmed: unknown }>();

/**
 * Shows a change before its write has a response. If a query receives data in the meantime, the query shows the data
 * with the change applied. Call `confirm` when the write has succeeded, or `undo` when it has failed. Other pending
 * changes remain.
 */
export function showChange(queryClient: QueryClient, change: OptimisticChange): ShownChange {
  const cache = queryClient.getQueryCache();
  const filters = { queryKey: change.queryKey };
  const setPending = (edit: (changes: OptimisticChange[]) => OptimisticChange[]) =>
    pendingChanges.set(queryClient, edit(pendingChanges.get(queryClient) ?? []));
  const show = () => {
    for (const query of cache.findAll(filters)) showPending(queryClient, query);
  };

  setPending((changes) => [...changes, change]);
  show();
  const stopListening = cache.subscribe((event) => {
    const isAnswer = event.type === 'updated' && event.action.type === 'success' && !event.action.manual;
    if (isAnswer && matchQuery(filters, event.query)) showPending(queryClient, event.query);
  });
  const remove = () => {
    stopListening();
    setPending((changes) => changes.filter((pending) => pending !== change));
  };
  return {
    confirm: () => {
      remove();
      for (const query of cache.findAll(filters)) {
        const layer = layers.get(query);
        if (layer) layer.confirmed = changeData(layer.confirmed, change);
      }
    },
    undo: () => {
      remove();
      show();
    },
  };
}

function showPending(queryClient: QueryClient, query: Query): void {
  const { data } = query.state;
  if (data === undefined) return;
  const layer = layers.get(query);
  // If this function did not set the shown data, the data is a newer response of the server.
  const confirmed = layer?.shown === data ? layer.confirmed : data;
  const changes = (pendingChanges.get(queryClient) ?? []).filter((change) => matchQuery(change, query));
  queryClient.setQueryData(query.queryKey, changes.reduce(changeData, confirmed));
  layers.set(query, { shown: query.state.data, confirmed });
}

function changeData(data: unknown, { change }: OptimisticChange): unknown {
  return isPages(data) ? { ...data, pages: data.pages.map(change) } : change(data);
}

function isPages(data: unknown): data is InfiniteData<unknown> {
  return typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data;
}
