import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { use, useCallback } from 'react';
import type { RequestParts } from '#contracts/build-request.ts';
import type { EndpointOutput, WriteEndpoint } from '#contracts/endpoint.ts';
import { CallError, type EndpointArguments } from './call-api.ts';
import { type OptimisticChange, type ShownChange, showChange } from './optimistic-change.ts';
import { changeEntry, EditedEntryContext, isEditOf } from './outbox/edited-entry.ts';
import { KeptOnDevice } from './outbox/kept-on-device.ts';
import type { OutboxEntry } from './outbox/outbox-entry.ts';
import { refreshQueries } from './refresh-queries.ts';
import { type SendWrite, sendWrite } from './send-write.ts';

interface Options<Input, Answer> {
  /** Returns the change to cached responses. The change is shown at once, and reverted if the write fails. */
  optimistic?: (input: Input) => OptimisticChange;
  /** True for a write that signs in or out. After such a write nothing is refetched. */
  changesSession?: boolean;
  /**
   * True if the input or the response is a secret. The input and the response are deleted when the
   * component unmounts.
   */
  isSecret?: boolean;
  onSuccess?: (answer: Answer, input: Input) => unknown;
  /** Called if the write is kept on this device and sent later. There is no response, so `onSuccess` is not called. */
  onKept?: (input: Input) => unknown;
  /** Called if the write failed, but not if it is kept on this device. */
  onError?: (error: Error, input: Input) => unknown;
}

/** Called after a write, besides the callbacks in `Options`. */
interface Callbacks<Answer> {
  onSuccess?: (answer: Answer) => unknown;
  /** Also called with `KeptOnDevice` if the write is kept on this device. */
  onError?: (error: Error) => unknown;
  /** Called last, after a success and after a failure. */
  onSettled?: () => unknown;
}

/** The input of an endpoint as one variable, or void if the endpoint declares no input. */
// biome-ignore lint/suspicious/noConfusingVoidType: unlike undefined, a void argument can be left out.
type Variable<E extends WriteEndpoint> = EndpointArguments<E> extends [] ? void : EndpointArguments<E>[0];

/**
 * Returns a mutation that writes to an endpoint. After a success, all queries of the member are refreshed.
 *
 * If the server cannot be reached, the write is kept on this device and sent later. `mutateAsync` then rejects with
 * `KeptOnDevice`, because there is no response. For the person this is a success, and most callers need no code for it:
 * - `OutboxDelivery` shows a toast that the entry is saved on this device.
 * - `Form` and `FormDialog` treat the values as saved. A dialog closes.
 * - `useErrorToast` shows nothing.
 * - An optimistic change stays until the write is sent or removed.
 * A caller that must also act when the write is kept uses `onKept`. A caller that shows `error` or `isError` must
 * ignore `KeptOnDevice`.
 */
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
 * Returns a mutation for a write that makes several calls, or whose endpoint depends on the input. `run` makes each
 * call with the function `write`. The queries are refreshed once, after all calls.
 */
export function useWriteMutation<Answer, Input = void>(
  run: (write: SendWrite, input: Input) => Promise<Answer>,
  { optimistic, changesSession, isSecret, onSuccess, onKept, onError }: Options<Input, Answer> = {},
) {
  const queryClient = useQueryClient();
  const edited = use(EditedEntryContext);
  const mutation = useMutation({
    mutationFn: (input: Input) => runWrite(queryClient, edited, (write) => run(write, input)),
    ...(isSecret && { gcTime: 0 }),
    onMutate: (input) => optimistic && showChange(queryClient, optimistic(input)),
    onSuccess: async (answer, input, shown) => {
      shown?.confirm();
      await onSuccess?.(answer, input);
      if (!changesSession) await refreshQueries(queryClient);
    },
    onError: (error, input, shown) => {
      if (error instanceof KeptOnDevice) {
        if (error.isRemoved) shown?.undo();
        else if (shown) void keepShown(error.entry, shown);
        return onKept?.(input);
      }
      shown?.undo();
      // After an error nothing is refetched, because that could unmount the form that shows the error. But if the
      // record no longer exists, the queries are refetched, so that the record disappears from the page.
      const isGone = error instanceof CallError && error.code === 'not_found';
      void refreshQueries(queryClient, isGone ? 'mounted' : 'none');
      return onError?.(error, input);
    },
  });
  // TanStack Query's own `mutate` calls no callback after the component has unmounted. But a write
  // often removes the row whose button was pressed. The toast of the write must appear even then.
  const { mutateAsync } = mutation;
  const mutate = useCallback(
    (input: Input, { onSuccess, onError, onSettled }: Callbacks<Answer> = {}) =>
      void mutateAsync(input)
        .then(onSuccess, (error) => onError?.(error))
        .finally(onSettled),
    [mutateAsync],
  );
  return { ...mutation, mutate };
}

/** Leaves an optimistic change of a kept write visible until the write is sent or removed. */
async function keepShown(entry: OutboxEntry, shown: ShownChange): Promise<void> {
  const { keptChanges } = await import('./outbox/kept-changes.ts');
  keptChanges.keep(entry, shown);
}

/**
 * Runs the calls of a write and returns the result of `run`. If `run` rejects, waits for all calls, refreshes the
 * queries if any call succeeded, and rejects with the error of `run`. There is one exception. If that error is
 * `KeptOnDevice` but other calls failed, rejects with the error of the first failed call, because callers treat
 * `KeptOnDevice` as a success.
 */
async function runWrite<Answer>(
  queryClient: QueryClient,
  edited: OutboxEntry | undefined,
  run: (write: SendWrite) => Promise<Answer>,
): Promise<Answer> {
  const calls: Promise<unknown>[] = [];
  const write: SendWrite = (endpoint, ...input) => {
    const call = isEditOf(edited, endpoint)
      ? changeEntry(edited, (input[0] ?? {}) as RequestParts)
      : sendWrite(endpoint, ...input);
    calls.push(call);
    return call;
  };
  try {
    return await run(write);
  } catch (error) {
    const results = await Promise.allSettled(calls);
    if (results.some(({ status }) => status === 'fulfilled')) void refreshQueries(queryClient);
    if (!(error instanceof KeptOnDevice)) throw error;
    const refusal = results.find(
      (result) => result.status === 'rejected' && !(result.reason instanceof KeptOnDevice),
    );
    throw refusal?.status === 'rejected' ? refusal.reason : error;
  }
}
