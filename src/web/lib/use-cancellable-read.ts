import { useEffect, useRef } from 'react';
import type { EndpointOutput, ReadEndpoint } from '#contracts/endpoint.ts';
import { callCancellable, type EndpointArguments } from './call-api.ts';

/** Returns the input of a read. It may take time, such as encoding a photo. */
export type MakeInput<E extends ReadEndpoint> = () => Promise<EndpointArguments<E>[0]>;

/**
 * Returns functions for a slow read that the person starts and can cancel. Starting another one, and unmounting, cancel
 * it too. The server notices and stops its work.
 */
export function useCancellableRead<E extends ReadEndpoint>(endpoint: E) {
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  return {
    cancel: () => running.current?.abort(),
    /** Returns the response, or undefined if the read was cancelled. Throws `CallError`. */
    start: async (makeInput: MakeInput<E>): Promise<EndpointOutput<E> | undefined> => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      try {
        const input = await makeInput();
        controller.signal.throwIfAborted();
        return await callCancellable(endpoint, input, controller.signal);
      } catch (error) {
        if (controller.signal.aborted) return undefined;
        throw error;
      }
    },
  };
}
