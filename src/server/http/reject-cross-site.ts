import type { FastifyInstance } from 'fastify';
import { assertThat } from './api-error.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects writes that another site's page sends with a person's cookie. Browsers state the origin in Sec-Fetch-Site,
 * older ones in Origin. Programs send neither header, and no stolen cookie.
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
