import type { Config } from '#server/config.ts';
import { isPublicHttps } from '#server/public-address.ts';

export type PushHostSettings = Pick<Config, 'PUSH_HOSTS' | 'PUSH_TEST_ORIGIN'>;

/**
 * Returns whether push messages may be sent to an address, which comes from a browser. The address must belong to a
 * known push service. Otherwise a person could make the server send requests into the server's own network.
 */
export function isPushEndpoint(address: string, settings: PushHostSettings): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (isTestEndpoint(url, settings)) return true;
  const hosts = settings.PUSH_HOSTS.split(',').map((host) => host.trim().toLowerCase());
  return isPublicHttps(url) && hosts.some((host) => isHost(url.hostname, host));
}

/**
 * Returns whether a URL belongs to the push service that a test has started at `PUSH_TEST_ORIGIN`.
 */
export const isTestEndpoint = (url: URL, { PUSH_TEST_ORIGIN }: PushHostSettings): boolean =>
  url.origin === PUSH_TEST_ORIGIN && url.username === '' && url.password === '';

function isHost(hostname: string, allowed: string): boolean {
  if (allowed.startsWith('*.')) return hostname.endsWith(allowed.slice(1));
  return allowed !== '' && hostname === allowed;
}
