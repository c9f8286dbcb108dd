/**
 * Sends a request as `fetch` does, and reports the share of the body that was sent, from 0 to 1. Uses XMLHttpRequest,
 * because `fetch` does not report the progress of an upload.
 */
export function sendWithProgress(
  address: string,
  { method = 'GET', headers, body, signal }: RequestInit,
  onProgress: (share: number) => void,
): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const request = new XMLHttpRequest();
  request.open(method, address);
  new Headers(headers).forEach((value, name) => {
    request.setRequestHeader(name, value);
  });
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  request.onload = () =>
    resolve(new Response(request.responseText, { status: request.status, statusText: request.statusText }));
  request.onerror = () => reject(new TypeError('The request failed'));
  request.onabort = () => reject(signal?.reason);
  signal?.addEventListener('abort', () => request.abort());
  if (signal?.aborted) reject(signal.reason);
  else request.send(body as XMLHttpRequestBodyInit | null);
  return promise;
}
