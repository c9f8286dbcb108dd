import type { FastifyInstance } from 'fastify';
import { assertThat } from './api-error.ts';

/** The methods of requests that change nothing. */
export const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects a write that a page of another origin sends, because the browser may add the member's cookie to the request.
 * The error is `cross_site`. Browsers describe the sending page in the header Sec-Fetch-Site, and older browsers in
 * Origin. A request with neither header is accepted, because it comes from a program and not from a browser.
 */
export function rejectCrossSite(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (safeMethods.has(request.method)) return;
    const site = request.headers['sec-fetch-site'];
    if (site !== undefined) {
      assertThat(site === 'same-origin' || site === 'none', 'cross_site');
      return;
    }
    const origin = request.headers.origin;
    assertThat(origin === undefined || getHost(origin) === getHost(`http://${request.host}`), 'cross_site');
  });
}

function getHost(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
