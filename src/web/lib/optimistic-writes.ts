import type { EndpointInput, WriteEndpoint } from '#contracts/endpoint.ts';
import type { OptimisticChange } from './optimistic-change.ts';

/** Returns how a write changes cached responses. */
type ChangeOf<Input> = (input: Input) => OptimisticChange;

const changes = new Map<string, ChangeOf<never>>();
const listeners = new Set<() => void>();

const nameOf = ({ method, path }: Pick<WriteEndpoint, 'method'> & { path: string }) => `${method} ${path}`;

/**
 * Declares how the writes of an endpoint change cached responses, and returns that function for the option
 * `optimistic`. Called when a module loads. After a reload, the writes on this device show the same changes.
 */
export function defineOptimistic<E extends WriteEndpoint>(
  endpoint: E,
  change: ChangeOf<EndpointInput<E>>,
): ChangeOf<EndpointInput<E>> {
  changes.set(nameOf(endpoint), change);
  for (const listener of listeners) listener();
  return change;
}

/** Returns the declared change of a write, given its endpoint and its input. */
export function findOptimistic(
  write: Parameters<typeof nameOf>[0] & { input: unknown },
): OptimisticChange | undefined {
  return changes.get(nameOf(write))?.(write.input as never);
}

/** Calls a function after each new declaration. Returns a function that ends this. */
export function onOptimisticDefined(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
