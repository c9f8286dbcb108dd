import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';

/** The time after the last request for the OpenAPI document at which the server forgets it, in milliseconds. */
const keepMs = 60_000;

/** Serves the OpenAPI document of all endpoints at /api/openapi.json, and the API reference at /api/docs. */
export function addApiDocs(app: FastifyInstance, config: Config): void {
  let document: Promise<string> | undefined;
  let timer: NodeJS.Timeout | undefined;
  app.get('/api/openapi.json', async (_request, reply) => {
    document ??= createDocument(app, config);
    // Forgets the document, because it takes 1.6 MiB of memory and is rarely requested.
    clearTimeout(timer);
    timer = setTimeout(() => (document = undefined), keepMs).unref();
    return reply.type('application/json; charset=utf-8').send(await document);
  });
  let reference: Promise<FastifyInstance> | undefined;
  for (const path of ['/api/docs', '/api/docs/js/scalar.js']) {
    app.get(path, async ({ url }, reply) => {
      reference ??= loadReference();
      const answer = await (await reference).inject({ url });
      return reply.status(answer.statusCode).headers(answer.headers).send(answer.rawPayload);
    });
  }
}

/**
 * Returns the OpenAPI document as JSON. Imports the descriptions and examples only when the document is first
 * requested.
 */
async function createDocument({ endpoints }: FastifyInstance, { APP_URL }: Config): Promise<string> {
  const { describeApi } = await import('./describe-api.ts');
  return JSON.stringify(describeApi(endpoints, APP_URL));
}

async function loadReference(): Promise<FastifyInstance> {
  const { createReference } = await import('./create-reference.ts');
  return createReference();
}
