import Fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Endpoint, requiredScope } from '#contracts/endpoint.ts';
import { type ErrorCode, errorTable } from '#contracts/errors.ts';
import { type Upload, uploadFields } from '#contracts/upload.ts';
import packageJson from '../../../package.json' with { type: 'json' };

const generalErrors: ErrorCode[] = ['invalid_input', 'internal'];
const memberErrors: ErrorCode[] = ['not_signed_in', 'not_yours'];

const timeZoneHeader = {
  name: 'X-Time-Zone',
  in: 'header',
  required: false,
  description:
    'The IANA time zone of the caller. It decides which day it is, and the day of an entry without a date. ' +
    'The account stores it for requests without this header. An unknown zone gets 400 `invalid_input`.',
  schema: { type: 'string', examples: ['Europe/Stockholm'] },
};

/** Serves the OpenAPI document of all endpoints at /api/openapi.json, and the API reference at /api/docs. */
export function addApiDocs(app: FastifyInstance): void {
  app.get('/api/openapi.json', async () => describeEndpoints(app.endpoints));
  let reference: Promise<FastifyInstance> | undefined;
  for (const path of ['/api/docs', '/api/docs/js/scalar.js']) {
    app.get(path, async ({ url }, reply) => {
      reference ??= createReference();
      const answer = await (await reference).inject({ url });
      return reply.status(answer.statusCode).headers(answer.headers).send(answer.rawPayload);
    });
  }
}

/**
 * Returns a Fastify app that serves the API reference. Its library needs 40 MiB, so it is loaded only when the
 * reference is first requested. The main app is running then and accepts no more routes, so the reference is a separate
 * app.
 */
async function createReference(): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  await app.register(scalar, {
    routePrefix: '/api/docs',
    configuration: { url: '/api/openapi.json', withDefaultFonts: false, telemetry: false },
    hooks: {
      // The page has an inline script, which the security headers of other pages forbid. This policy allows inline
      // scripts, and allows requests only to this server.
      onRequest: (_request, reply, done) => {
        reply.header(
          'content-security-policy',
          "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; frame-ancestors 'none'",
        );
        done();
      },
    },
  });
  return app;
}

function describeEndpoints(endpoints: Endpoint[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Lagom', version: packageJson.version },
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'lagom_session' } },
      parameters: { timeZone: timeZoneHeader },
    },
  };
}

function operation(endpoint: Endpoint) {
  const isMember = endpoint.access.who === 'member';
  const scope = requiredScope(endpoint);
  const codes = [...generalErrors, ...(isMember ? memberErrors : []), ...(endpoint.errors ?? [])];
  return {
    summary: endpoint.summary,
    ...(endpoint.description ? { description: endpoint.description } : {}),
    tags: [endpoint.path.split('/')[2]],
    security: isMember ? [{ session: [] }] : [],
    ...(scope && { 'x-required-scope': scope }),
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...(isMember ? [{ $ref: '#/components/parameters/timeZone' }] : []),
    ],
    ...requestBody(endpoint),
    responses: {
      200: { description: 'Success', content: json(endpoint.response, 'output') },
      ...errorResponses(codes),
    },
  };
}

function requestBody({ body, upload, rawBody }: Endpoint) {
  if (rawBody) return { requestBody: { required: true, content: { '*/*': {} } } };
  if (!body) return {};
  const content = { ...json(body, 'input'), ...(upload && formContent(body, upload)) };
  return { requestBody: { required: true, content } };
}

function formContent(schema: z.ZodType, { kind, mediaTypes }: Upload) {
  const form = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const contentMediaType =
    mediaTypes?.join(', ') ?? { image: 'image/*', audio: 'audio/*', file: '*/*' }[kind];
  const properties = { ...form.properties, [uploadFields[kind]]: { type: 'string', contentMediaType } };
  return { 'multipart/form-data': { schema: { ...form, properties } } };
}

function json(schema: z.ZodType, io: 'input' | 'output') {
  return { 'application/json': { schema: z.toJSONSchema(schema, { io, unrepresentable: 'any' }) } };
}

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query') {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !field.safeParse(undefined).success,
    schema: z.toJSONSchema(field, { io: 'input', unrepresentable: 'any' }),
  }));
}

function errorResponses(codes: ErrorCode[]) {
  const byStatus = Map.groupBy(new Set(codes), (code) => errorTable[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      { description: group.map((code) => `${code}: ${errorTable[code].en}`).join('\n') },
    ]),
  );
}
