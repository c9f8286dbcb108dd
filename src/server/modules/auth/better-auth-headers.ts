import type { FastifyRequest } from 'fastify';

/** The header in which the library gets the caller's address, after the server has applied its proxy settings. */
export const clientAddressHeader = 'x-lagom-client-address';

/** Returns the headers of a request for the library: the caller's address, the user agent and the cookies. */
export function betterAuthHeaders(request: FastifyRequest): Headers {
  const headers = new Headers({ [clientAddressHeader]: request.ip });
  const agent = request.headers['user-agent'];
  if (agent) headers.set('user-agent', agent.slice(0, 300));
  if (request.headers.cookie) headers.set('cookie', request.headers.cookie);
  return headers;
}

/** Returns headers with a single cookie, without the browser's session. Returns undefined if the cookie is missing. */
export function headersWithOnlyCookie(request: FastifyRequest, name: string): Headers | undefined {
  const headers = betterAuthHeaders(request);
  const cookies = headers.get('cookie')?.split('; ') ?? [];
  const wanted = cookies.find((cookie) => cookie.startsWith(`${name}=`));
  if (wanted === undefined) return undefined;
  headers.set('cookie', wanted);
  return headers;
}
