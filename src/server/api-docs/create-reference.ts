import scalar from '@scalar/fastify-api-reference';
import Fastify, { type FastifyInstance } from 'fastify';

/**
 * Allows inline scripts, which the page has and which the security headers of other pages forbid. Allows requests only
 * to this server.
 */
const contentSecurityPolicy =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; frame-ancestors 'none'";

/**
 * Returns a Fastify app that serves the API reference. Its library needs 40 MiB, so import this file only when the
 * reference is first requested. The main app is running then and accepts no more routes, so the reference is a separate
 * app.
 */
export async function createReference(): Promise<FastifyInstance> {
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  await app.register(scalar, {
    routePrefix: '/api/docs',
    configuration: {
      url: '/api/openapi.json',
      pageTitle: 'Lagom API',
      favicon: '/favicon.svg',
      // The library offers services of its maker by default. They would send requests to other servers.
      agent: { disabled: true },
      mcp: { disabled: true },
      showDeveloperTools: 'never',
      hideClientButton: true,
      telemetry: false,
      withDefaultFonts: false,
      showOperationId: true,
      // The examples in the document run as printed. Those that the library generates do not know how to sign in.
      hiddenClients: true,
    },
    hooks: {
      onRequest: (_request, reply, done) => {
        reply.header('content-security-policy', contentSecurityPolicy);
        done();
      },
    },
  });
  return app;
}
