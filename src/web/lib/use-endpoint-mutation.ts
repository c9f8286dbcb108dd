import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { EndpointInput, EndpointOutput, WriteEndpoint } from '#contracts/endpoint.ts';
import { CallError, type EndpointArguments } from './call-api.ts';
import { type OptimisticChange, showChange } from './optimistic-change.ts';
import { refreshQueries } from './refresh-queries.ts';
import { type SendWrite, sendWrite } from './send-write.ts';

interface Options<Input, Answer> {
  /** Writes with the same queue are sent one after the other. */
  queue?: string;
  /** The change of cached responses. Shown at once and undone if the write fails. */
  optimistic?: (input: Input) => OptimisticChange;
  /** The write signs in or out, so there is nothing to refetch. */
  changesSession?: boolean;
  /** The input or the response is a secret. It is deleted when the component unmounts. */
  isSecret?: boolean;
  onSuccess?: (answer: Answer, input: Input) => unknown;
  onError?: (error: Error, input: Input) => unknown;
}

/** The input of an endpoint as a single variable: void if it declares no input. */
// biome-ignore lint/suspicious/noConfusingVoidType: unlike undefined, a void argument can be left out.
type Variable<E extends WriteEndpoint> = EndpointArguments<E> extends [] ? void : EndpointInput<E>;

/** Returns a mutation that writes to an endpoint. When it settles, all queries of the member are refreshed. */
export function useEndpointMutation<E extends WriteEndpoint>(
  endpoint: E,
  options: Options<Variable<E>, EndpointOutput<E>> = {},
) {
  return useWriteMutation(
    (write, input: Variable<E>) => write(endpoint, ...([input] as unknown as EndpointArguments<E>)),
    options,
  );
}

/**
 * Returns a mutation for a write of several calls, or with an endpoint that depends on the input. `run` sends each call
 * with `write`. The queries are refreshed once, when all calls are done.
 */
export function useWriteMutation<Answer, Input = void>(
  run: (write: SendWrite, input: Input) => Promise<Answer>,
  { queue, optimistic, changesSession, isSecret, onSuccess, onError }: Options<Input, Answer> = {},
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => run(sendWrite, input),
    ...(queue !== undefined && { scope: { id: queue } }),
    ...(isSecret && { gcTime: 0 }),
    onMutate: (input) => optimistic && showChange(queryClient, optimistic(input)),
    onSuccess: (answer, input, shown) => {
      shown?.confirm();
      return onSuccess?.(answer, input);
    },
    onError: (error, input, shown) => {
      shown?.undo();
      return onError?.(error, input);
    },
    onSettled: (_answer, error) => {
      if (changesSession || isSignedOut(error) || isQueued(queryClient, queue)) return;
      if (!error) return refreshQueries(queryClient);
      // Some of several calls may have succeeded, or only the response was lost. The error shows without waiting for
      // the refresh.
      void refreshQueries(queryClient, error instanceof CallError ? 'mounted' : 'none');
    },
  });
}

const isSignedOut = (error: Error | null) => error instanceof CallError && error.status === 401;

/** Returns true if another write of the queue is waiting. That write will refresh the queries. */
function isQueued(queryClient: QueryClient, queue: string | undefined): boolean {
  if (queue === undefined) return false;
  return queryClient.isMutating({ predicate: ({ options }) => options.scope?.id === queue }) > 1;
}
