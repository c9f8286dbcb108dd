import { useEffect, useRef, useState } from 'react';
import type { EndpointOutput, WriteEndpoint } from '#contracts/endpoint.ts';
import type { EndpointArguments } from './call-api.ts';
import { sendUpload } from './send-write.ts';
import { useWriteMutation } from './use-endpoint-mutation.ts';

/**
 * Returns three things: a mutation that uploads a file, the share of the file that was sent (0 to 1, undefined if no
 * upload is running), and a function that cancels the upload. Unmounting the component also cancels the upload. A
 * cancelled upload fails with an AbortError.
 */
export function useUpload<E extends WriteEndpoint & { onlineOnly: true }>(endpoint: E) {
  const [share, setShare] = useState<number>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const mutation = useWriteMutation<EndpointOutput<E>, EndpointArguments<E>[0]>(async (_write, input) => {
    const controller = new AbortController();
    running.current = controller;
    setShare(0);
    try {
      return await sendUpload(endpoint, input, { signal: controller.signal, onProgress: setShare });
    } finally {
      setShare(undefined);
    }
  });
  return { mutation, share, cancel: () => running.current?.abort() };
}
