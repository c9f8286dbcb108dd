import scalar from '@scalar/fastify-api-reference';
import Fastify, { type FastifyInstance } from 'fastify';

/**
 * The content security policy of the API reference. In contrast to the policy of other pages, it allows inline scripts,
 * because the reference contains inline scripts. It allows requests only to this server.
 */
const contentSecurityPolicy =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; frame-ancestors 'none'";

/**
 * Returns a Fastify app that serves the API reference. Import this file only when the reference is first requested,
 * because the library of the reference needs 40 MiB of memory. At that time the main app is running and accepts no more
 * routes, so the reference is a separate app.
 */
export async function createReference(): Promise<FastifyInstance> {
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  await app.register(scalar, {
    routePrefix: '/api/docs',
    configuration: {
      url: '/api/openapi.json',
      pageTitle: 'Lagom API',
      favicon: '/favicon.svg',
      // Disables services of the company that makes the library. They are on by default, and would send requests to
      // other servers.
      agent: { disabled: true },
      mcp: { disabled: true },
      showDeveloperTools: 'never',
      hideClientButton: true,
      telemetry: false,
      withDefaultFonts: false,
      showOperationId: true,
      // Hides the examples that the library generates, because they do not sign in. The OpenAPI document has its own
      // examples, which sign in.
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
