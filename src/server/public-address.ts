import { lookup as resolve } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Returns whether a URL uses `https` without credentials and with the default port, and its host is a name or a public
 * IP address.
 */
export function isPublicHttps({ protocol, hostname, username, password, port }: URL): boolean {
  if (protocol !== 'https:' || username !== '' || password !== '' || port !== '') return false;
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 || isPublic(host);
}

const isPublic = (ip: string): boolean => ipaddr.process(ip).range() === 'unicast';

/** Thrown if a host name resolves to an IP address that is not public. */
export class PrivateHostError extends Error {}

/**
 * Resolves a host name as Node.js does by default, but fails with PrivateHostError if any of the addresses is not
 * public.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    const isPrivate = addresses?.some(({ address }) => !isPublic(address));
    const [first] = addresses ?? [];
    if (error || isPrivate || !first) callback(error ?? new PrivateHostError(), '', 0);
    else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
