/** The maximum size of an AI service's response, in bytes. */
const maxBytes = 1024 * 1024;

/**
 * Works like `fetch`, but rejects redirects, which could carry the key to another host, and responses of more than 1
 * MiB.
 */
export async function limitedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'error' });
  if (!response.body) return response;
  let size = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > maxBytes) controller.error(new Error('The response is too long.'));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(limit), { status, statusText, headers });
}
