import { buildFormData, buildUrl, type RequestParts } from '#contracts/build-request.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { maxWriteAgeMs, writeHeaders } from '#contracts/write-headers.ts';

/** Returns the address and the options of a request. `zone` is the time zone of the person. */
export function buildRequest(
  { method, path }: Pick<Endpoint, 'method'> & { path: string },
  parts: RequestParts,
  zone: string,
): { address: string; request: RequestInit & { headers: Headers } } {
  const { body, editedFields, happenedAt } = parts;
  const form = buildFormData(parts);
  const headers = new Headers({ 'x-time-zone': zone });
  // The browser sets the content type of form data. That content type contains the boundary between
  // the parts, which only the browser knows.
  const isJson = body !== undefined && form === undefined;
  if (isJson) headers.set('content-type', 'application/json');
  if (editedFields) headers.set(writeHeaders.editedFields, editedFields.join(','));
  if (happenedAt !== undefined) headers.set(writeHeaders.age, toWriteAge(happenedAt, Date.now()));
  return {
    address: buildUrl(path, parts),
    request: {
      method,
      headers,
      credentials: 'same-origin',
      // `keepalive` lets the browser finish a deletion that is sent while the person leaves the page.
      keepalive: method === 'DELETE',
      ...(form ? { body: form } : isJson ? { body: JSON.stringify(body) } : {}),
    },
  };
}

/**
 * Returns the value of the header with the age of a write. The age is at least 0, because the clock of the device may
 * have been set back since the write.
 */
export const toWriteAge = (writtenAt: number, now: number): string =>
  String(Math.min(Math.max(Math.round(now - writtenAt), 0), maxWriteAgeMs));
