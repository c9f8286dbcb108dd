import { buildFormData, buildUrl, type RequestParts } from '#contracts/build-request.ts';
import type { Endpoint, EndpointInput, EndpointOutput } from '#contracts/endpoint.ts';
import { type ErrorBody, type ErrorCode, errorTable } from '#contracts/errors.ts';

/** A failed call. Its text is the status, a colon and the answer's body, or the status text where that is empty. */
export class CallError extends Error {
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly field: string | undefined;
  /** The server's own sentence, in English. */
  readonly serverMessage: string | undefined;

  constructor(status: number, statusText: string, bodyText: string) {
    super(`${status}: ${bodyText || statusText}`);
    this.name = 'CallError';
    this.status = status;
    const body = readErrorBody(bodyText);
    this.code = body?.code;
    this.field = body?.field;
    this.serverMessage = body?.message;
  }
}

function readErrorBody(text: string): ErrorBody | undefined {
  try {
    const body = JSON.parse(text) as ErrorBody;
    return body.code in errorTable ? body : undefined;
  } catch {
    return undefined;
  }
}

/** Answers that can be revalidated, kept in memory alone: no cache of the browser's holds a person's health. */
const responseCache = new Map<string, { etag: string; answer: unknown }>();

/** Called on sign-out: the next person in this browser starts from nothing. */
export function clearResponseCache(): void {
  responseCache.clear();
}

/** Calls a declared endpoint with the session's cookie. Throws CallError for any answer that is not a success. */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  ...[input]: keyof EndpointInput<E> extends never ? [] : [EndpointInput<E>]
): Promise<EndpointOutput<E>> {
  const requestParts = (input ?? {}) as RequestParts;
  const { body, photo } = requestParts;
  const address = buildUrl(endpoint.path, requestParts);
  const cached = endpoint.revalidate ? responseCache.get(address) : undefined;
  const headers = new Headers({ 'x-time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone });
  if (cached) headers.set('if-none-match', cached.etag);
  // Form data says its own content type, with the boundary it chose.
  const isJson = body !== undefined && photo === undefined;
  if (isJson) headers.set('content-type', 'application/json');

  const response = await fetch(address, {
    method: endpoint.method,
    headers,
    credentials: 'same-origin',
    // A deletion may be sent while the page is being left.
    keepalive: endpoint.method === 'DELETE',
    ...(photo ? { body: buildFormData(body, photo) } : isJson ? { body: JSON.stringify(body) } : {}),
  });
  if (response.status === 304 && cached) return cached.answer as EndpointOutput<E>;
  const text = await response.text();
  if (!response.ok) throw new CallError(response.status, response.statusText, text);

  const answer = JSON.parse(text) as EndpointOutput<E>;
  const etag = response.headers.get('etag');
  if (endpoint.revalidate && etag) responseCache.set(address, { etag, answer });
  return answer;
}
