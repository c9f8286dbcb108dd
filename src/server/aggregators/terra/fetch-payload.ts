import { lookup as resolve } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { type RequestOptions, request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { AggregatorError } from '../aggregator.ts';

/** The largest payload, in bytes. Terra sends payloads of some tens of megabytes. */
const maxBytes = 64 * 1024 * 1024;

interface PayloadLimits {
  timeoutMs: number;
  /** An origin from which payloads may be fetched without further checks. Null if there is none. */
  allowedOrigin: string | null;
}

/**
 * Fetches the payload that a webhook refers to, and returns its JSON. The address comes from outside, so it must use
 * `https` and its host must not resolve to a private IP address. Redirects are not followed. Throws AggregatorError.
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
    // The error of JSON.parse quotes the text, which contains health data.
    throw new AggregatorError('retryLater', 'Terra, payload: the answer is not JSON.');
  }
}

/** Returns whether an address is a plain `https` address whose host is a name or a public IP address. */
function isPublicHttps({ protocol, hostname, username, password, port }: URL): boolean {
  if (protocol !== 'https:' || username !== '' || password !== '' || port !== '') return false;
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 || isPublic(host);
}

const isPublic = (ip: string): boolean => ipaddr.process(ip).range() === 'unicast';

/** Thrown if a host name resolves to an IP address that is not public. */
class PrivateHostError extends Error {}

/** Resolves a host name like the default lookup. Fails with PrivateHostError if any of the addresses is not public. */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    const isPrivate = addresses?.some(({ address }) => !isPublic(address));
    const [first] = addresses ?? [];
    if (error || isPrivate || !first) callback(error ?? new PrivateHostError(), '', 0);
    else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

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
    // The address expires, so a failed download cannot succeed later unless the server had a fault.
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
