import { useEffect, useRef } from 'react';
import type { EndpointOutput, ReadEndpoint } from '#contracts/endpoint.ts';
import { callCancellable, type EndpointArguments } from './call-api.ts';

/**
 * Returns a promise for the input of a request, because making the input can take time, for example to shrink a photo.
 */
export type MakeInput<E extends ReadEndpoint> = () => Promise<EndpointArguments<E>[0]>;

/**
 * Returns functions that start and cancel a slow request. Starting another request or unmounting
 * the component cancels the running request. The server then stops its work on the cancelled
 * request.
 */
export function useCancellableRead<E extends ReadEndpoint>(endpoint: E) {
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  return {
    cancel: () => running.current?.abort(),
    /** Returns the response, or undefined if the request was cancelled. Rejects as `callApi` does. */
    start: async (makeInput: MakeInput<E>): Promise<EndpointOutput<E> | undefined> => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      try {
        const input = await makeInput();
        controller.signal.throwIfAborted();
        return await callCancellable(endpoint, input, { signal: controller.signal });
      } catch (error) {
        if (controller.signal.aborted) return undefined;
        throw error;
      }
    },
  };
}
