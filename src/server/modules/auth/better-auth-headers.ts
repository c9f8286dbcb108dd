import type { FastifyRequest } from 'fastify';

/**
 * The header that passes the IP address of the caller to the account library. The server determines the address,
 * because only the server knows which proxies it can trust.
 */
export const clientAddressHeader = 'x-lagom-client-address';

/**
 * Returns the headers of a request for the account library: the IP address of the caller, the user agent and the
 * cookies.
 */
export function betterAuthHeaders(request: FastifyRequest): Headers {
  const headers = new Headers({ [clientAddressHeader]: request.ip });
  const agent = request.headers['user-agent'];
  if (agent) headers.set('user-agent', agent.slice(0, 300));
  if (request.headers.cookie) headers.set('cookie', request.headers.cookie);
  return headers;
}

/**
 * Returns the headers of a request for the account library, with only the cookie `name`. So the
 * library does not see the session of the browser. Returns undefined if the request does not have
 * this cookie.
 */
export function headersWithOnlyCookie(request: FastifyRequest, name: string): Headers | undefined {
  const headers = betterAuthHeaders(request);
  const cookies = headers.get('cookie')?.split('; ') ?? [];
  const wanted = cookies.find((cookie) => cookie.startsWith(`${name}=`));
  if (wanted === undefined) return undefined;
  headers.set('cookie', wanted);
  return headers;
}
