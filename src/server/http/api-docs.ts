import Fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Endpoint, requiredScope } from '#contracts/endpoint.ts';
import { type ErrorCode, errorTable } from '#contracts/errors.ts';
import { type Upload, uploadFields } from '#contracts/upload.ts';
import {
  acceptsWriteHeaders,
  maxWriteAgeMs,
  replayedHeader,
  writeHeaders,
} from '#contracts/write-headers.ts';
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

const writeErrors: ErrorCode[] = ['write_in_progress', 'key_reused'];

/** The headers of `src/contracts/write-headers.ts`. */
const writeParameters = {
  idempotencyKey: {
    name: writeHeaders.key,
    in: 'header',
    required: false,
    description:
      'A UUID that names this write, so that it can be sent again after a lost response. The server carries out a ' +
      'write with a known key only once, and keeps the key and the response for 30 days. The same write with the ' +
      `same key gets the stored response with the header \`${replayedHeader}: true\`. Another write with the same ` +
      'key gets 422 `key_reused`. While the first one is still running, the answer is 409 `write_in_progress`. A ' +
      'write that fails does not use up its key. A malformed key gets 400 `invalid_input`.',
    schema: { type: 'string', format: 'uuid' },
  },
  writeAge: {
    name: writeHeaders.age,
    in: 'header',
    required: false,
    description:
      'How long ago the person made the write, in whole milliseconds, by the clock of the device. An entry without a ' +
      'date or time gets the date and time at which it was made. Rate limits use the time of the server. A negative ' +
      'or malformed age, or one of more than 400 days, gets 400 `invalid_input`.',
    schema: { type: 'integer', minimum: 0, maximum: maxWriteAgeMs },
  },
  editedFields: {
    name: writeHeaders.editedFields,
    in: 'header',
    required: false,
    description:
      'The names of the fields that the person changed, separated by commas. For writes that change an existing ' +
      'record. Other fields keep their stored values. If several devices changed the same field, the later edit ' +
      'wins, also if it arrives first.',
    schema: { type: 'string', examples: ['duration,notes'] },
  },
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
    info: {
      title: 'Lagom',
      version: packageJson.version,
      description:
        'Writes of an area, such as sleep or fitness, accept an idempotency key. Endpoints of the account and its ' +
        'credentials ignore it, because their responses are not stored.',
    },
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'lagom_session' } },
      parameters: { timeZone: timeZoneHeader, ...writeParameters },
    },
  };
}

function operation(endpoint: Endpoint) {
  const isMember = endpoint.access.who === 'member';
  const scope = requiredScope(endpoint);
  const isRepeatable = acceptsWriteHeaders(endpoint);
  const codes = [
    ...generalErrors,
    ...(isMember ? memberErrors : []),
    ...(isRepeatable ? writeErrors : []),
    ...(endpoint.errors ?? []),
  ];
  return {
    summary: endpoint.summary,
    ...(endpoint.description ? { description: endpoint.description } : {}),
    tags: [endpoint.path.split('/')[2]],
    security: isMember ? [{ session: [] }] : [],
    ...(scope && { 'x-required-scope': scope }),
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...(isMember ? ['timeZone'] : []).map(toReference),
      ...(isRepeatable ? Object.keys(writeParameters) : []).map(toReference),
    ],
    ...requestBody(endpoint),
    responses: {
      200: { description: 'Success', content: json(endpoint.response, 'output') },
      ...errorResponses(codes),
    },
  };
}

const toReference = (name: string) => ({ $ref: `#/components/parameters/${name}` });

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
