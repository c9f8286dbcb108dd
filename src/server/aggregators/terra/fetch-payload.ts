import { request as requestHttp } from 'node:http';
import { type RequestOptions, request as requestHttps } from 'node:https';
import { isPublicHttps, lookupPublic, PrivateHostError } from '#server/public-address.ts';
import { AggregatorError } from '../aggregator.ts';

/** The largest payload, in bytes. Terra sends payloads of some tens of megabytes. */
const maxBytes = 64 * 1024 * 1024;

interface PayloadLimits {
  timeoutMs: number;
  /**
   * An origin from which payloads are fetched even if it has a private IP address or no `https`. Null if there is none.
   */
  allowedOrigin: string | null;
}

/**
 * Fetches the payload that a webhook refers to, and returns its JSON. The address comes from outside. So it must use
 * `https`, and its host must not resolve to a private IP address. Redirects are not followed. Throws AggregatorError.
 */
export async function fetchPayload(address: string, limits: PayloadLimits): Promise<unknown> {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isAllowed = url !== undefined && url.origin === limits.allowedOrigin;
  if (!url || (!isAllowed && !isPublicHttps(url))) {
    throw new AggregatorError('refused', 'Terra, payload: the address is not allowed.');
  }
  const text = await download(url, isAllowed ? {} : { lookup: lookupPublic }, limits.timeoutMs);
  try {
    return JSON.parse(text);
  } catch {
    // Leaves out the error of JSON.parse, because its message quotes the text, which contains health data.
    throw new AggregatorError('retryLater', 'Terra, payload: the answer is not JSON.');
  }
}

function download(url: URL, options: RequestOptions, timeoutMs: number): Promise<string> {
  const { promise, resolve: finish, reject } = Promise.withResolvers<string>();
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const signal = AbortSignal.timeout(timeoutMs);
  const fail = (reason: AggregatorError['reason'], problem: string) => {
    request.destroy();
    reject(new AggregatorError(reason, `Terra, payload: ${problem}.`));
  };
  const request = send(url, { ...options, agent: false, signal }, (response) => {
    const { statusCode: status = 0 } = response;
    // Allows a retry only after a fault of the server. After any other error status a retry would fail too. For
    // example, an address that has expired stays expired.
    if (status !== 200) return fail(status >= 500 ? 'retryLater' : 'refused', `status ${status}`);
    const chunks: Buffer[] = [];
    let size = 0;
    response.on('data', (chunk: Buffer) => {
      size += chunk.length;
      chunks.push(chunk);
      if (size > maxBytes) fail('refused', 'too large');
    });
    response.on('end', () => finish(Buffer.concat(chunks).toString('utf8')));
    response.on('error', () => fail('retryLater', 'no whole answer'));
  });
  request.on('error', (error) => {
    if (error instanceof PrivateHostError) fail('refused', 'the host is inside the network');
    else fail('retryLater', 'no answer');
  });
  request.end();
  return promise;
}
