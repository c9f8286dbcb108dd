import type { EndpointInput, WriteEndpoint } from '#contracts/endpoint.ts';
import type { OptimisticChange } from './optimistic-change.ts';

/** A function that returns how a write with this input changes cached responses. */
type ChangeOf<Input> = (input: Input) => OptimisticChange;

const changes = new Map<string, ChangeOf<never>>();
const listeners = new Set<() => void>();

const nameOf = ({ method, path }: Pick<WriteEndpoint, 'method'> & { path: string }) => `${method} ${path}`;

/**
 * Declares how the writes of an endpoint change cached responses. Returns the given function, for the option
 * `optimistic` of a mutation. Call this function when a module loads, so that the changes of unsent writes are shown
 * again after a reload.
 */
export function defineOptimistic<E extends WriteEndpoint>(
  endpoint: E,
  change: ChangeOf<EndpointInput<E>>,
): ChangeOf<EndpointInput<E>> {
  changes.set(nameOf(endpoint), change);
  for (const listener of listeners) listener();
  return change;
}

/** Returns the declared change of a write, given its endpoint and its input. Returns undefined if none is declared. */
export function findOptimistic(
  write: Parameters<typeof nameOf>[0] & { input: unknown },
): OptimisticChange | undefined {
  return changes.get(nameOf(write))?.(write.input as never);
}

/** Calls a function after each call of `defineOptimistic`. Returns a function that unsubscribes. */
export function onOptimisticDefined(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
