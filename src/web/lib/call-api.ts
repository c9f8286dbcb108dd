import type { RequestParts } from '#contracts/build-request.ts';
import type { Endpoint, EndpointInput, EndpointOutput, WriteEndpoint } from '#contracts/endpoint.ts';
import { type ErrorBody, type ErrorCode, errorTable } from '#contracts/errors.ts';
import { expectedUserHeader } from '#contracts/write-headers.ts';
import { buildRequest } from './build-request.ts';
import { sendWithProgress } from './send-with-progress.ts';
import { timeZone } from './time-zone.ts';

/**
 * The error of a failed call. Its message is the status, followed by the response body, or by the
 * status text if the body is empty.
 */
export class CallError extends Error {
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly field: string | undefined;
  /** The server's message, in the language of the request. */
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

/** Responses by URL, with their ETags. Kept only in memory, so that the browser's cache contains no health data. */
const responseCache = new Map<string, { etag: string; answer: unknown }>();

/** Deletes all cached responses, so that the next person in this browser does not see them. */
export function clearResponseCache(): void {
  responseCache.clear();
}

/**
 * Caches a response that was part of the page's HTML. The next request to the address sends the ETag as
 * `If-None-Match`.
 */
export function cacheResponse(address: string, response: { etag: string; answer: unknown }): void {
  responseCache.set(address, response);
}

/**
 * The arguments for an endpoint's input. Empty if the endpoint declares no input. A write that changes a record can
 * also name the fields that the person changed (see `toEdit`), and a write can say when its event happened.
 */
export type EndpointArguments<E extends Endpoint> = keyof EndpointInput<E> extends never
  ? []
  : [
      input: EndpointInput<E> &
        (E extends WriteEndpoint ? Pick<RequestParts, 'editedFields' | 'happenedAt'> : unknown),
    ];

/**
 * Calls an endpoint with the session cookie and returns its response. Rejects with `CallError` unless the status is
 * 2xx, and with a TypeError if no response arrives.
 */
export const callApi = <E extends Endpoint>(
  endpoint: E,
  ...[input]: EndpointArguments<E>
): Promise<EndpointOutput<E>> => callCancellable(endpoint, input);

export interface CallOptions {
  /** Aborting the signal ends the request. The call then rejects with the reason of the signal. */
  signal?: AbortSignal;
  /** Called with the share of the body that was sent, from 0 to 1. */
  onProgress?: (share: number) => void;
  /** The id of the person who makes the request. The server refuses the request if another person is signed in. */
  expectedUserId?: number | undefined;
}

/**
 * Works like `callApi`, but the request can be aborted, and the progress of an upload is reported. An aborted call
 * rejects with the reason of the abort.
 */
export async function callCancellable<E extends Endpoint>(
  endpoint: E,
  input: EndpointArguments<E>[0],
  { signal, onProgress, expectedUserId }: CallOptions = {},
): Promise<EndpointOutput<E>> {
  const { address, request } = buildRequest(endpoint, (input ?? {}) as RequestParts, timeZone());
  // The language cookie is missing if the person has chosen no language. The browser would then name its own language.
  request.headers.set('accept-language', document.documentElement.lang);
  const cached = endpoint.revalidate ? responseCache.get(address) : undefined;
  if (cached) request.headers.set('if-none-match', cached.etag);
  if (expectedUserId !== undefined) request.headers.set(expectedUserHeader, String(expectedUserId));
  if (signal) request.signal = signal;
  const response = await (onProgress
    ? sendWithProgress(address, request, onProgress)
    : fetch(address, request));
  if (response.status === 304 && cached) return cached.answer as EndpointOutput<E>;
  const text = await response.text();
  if (!response.ok) throw new CallError(response.status, response.statusText, text);

  const answer = JSON.parse(text) as EndpointOutput<E>;
  const etag = response.headers.get('etag');
  if (endpoint.revalidate && etag) responseCache.set(address, { etag, answer });
  return answer;
}
