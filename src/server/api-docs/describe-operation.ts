import { z } from 'zod';
import { type Endpoint, requiredScope } from '#contracts/endpoint.ts';
import { type Upload, uploadFields } from '#contracts/upload.ts';
import { acceptsWriteHeaders, replayedHeader } from '#contracts/write-headers.ts';
import { describeErrors } from './describe-errors.ts';
import type { Example } from './examples/example.ts';
import { examples, signIns } from './examples.ts';
import {
  headerReference,
  memberParameters,
  parameterReferences,
  revalidationParameters,
  writeParameters,
} from './headers.ts';
import { toJsonSchema } from './json-schema.ts';
import { findTag } from './tags.ts';
import { writeCurl } from './write-curl.ts';

/** Returns the operation of an endpoint in the OpenAPI document. `server` is the address of the server. */
export function describeOperation(endpoint: Endpoint, server: string) {
  const isMember = endpoint.access.who === 'member';
  const scope = requiredScope(endpoint);
  const example = examples.get(endpoint);
  return {
    operationId: endpoint.operationId,
    summary: endpoint.summary,
    ...(endpoint.description && { description: endpoint.description }),
    tags: [findTag(endpoint)],
    security: isMember ? [{ session: [] }] : [],
    ...(scope && { 'x-required-scope': scope }),
    parameters: [
      ...describeParameters(endpoint.params, 'path', example?.params),
      ...describeParameters(endpoint.query, 'query', example?.query),
      ...(isMember ? parameterReferences(memberParameters) : []),
      ...(endpoint.revalidate ? parameterReferences(revalidationParameters) : []),
      ...(acceptsWriteHeaders(endpoint) ? parameterReferences(writeParameters) : []),
    ],
    ...describeBody(endpoint, example),
    responses: { ...describeSuccess(endpoint), ...describeErrors(endpoint) },
    ...(example && {
      'x-codeSamples': [{ lang: 'Shell', label: 'curl', source: writeCurl(endpoint, server) }],
    }),
  };
}

function describeParameters(
  schema: z.ZodType | undefined,
  place: 'path' | 'query',
  example: Record<string, unknown> = {},
) {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !field.safeParse(undefined).success,
    schema: toJsonSchema(field, 'input'),
    ...(name in example && { example: example[name] }),
  }));
}

function describeBody({ body, upload, rawBody }: Endpoint, example: Example | undefined) {
  if (rawBody) return { requestBody: { required: true, content: { '*/*': {} } } };
  if (!body) return {};
  const schema = toJsonSchema(body, 'input');
  const json = { schema, ...(example?.body && { example: example.body }) };
  const content = {
    'application/json': json,
    ...(upload && { 'multipart/form-data': { schema: toFormSchema(schema, upload) } }),
  };
  return { requestBody: { required: !body.safeParse(undefined).success, content } };
}

function toFormSchema(schema: Record<string, unknown>, { kind, mediaTypes }: Upload) {
  const contentMediaType =
    mediaTypes?.join(', ') ?? { image: 'image/*', audio: 'audio/*', file: 'application/octet-stream' }[kind];
  const properties = {
    ...(schema.properties as object),
    [uploadFields[kind]]: { type: 'string', contentMediaType },
  };
  return { ...schema, type: 'object', properties };
}

function describeSuccess(endpoint: Endpoint) {
  const { response, fileType, revalidate } = endpoint;
  const etag = revalidate && { ETag: headerReference('etag') };
  const headers = {
    ...etag,
    ...(acceptsWriteHeaders(endpoint) && { [replayedHeader]: headerReference('replayed') }),
    ...(signIns.has(endpoint) && { 'Set-Cookie': headerReference('sessionCookie') }),
  };
  return {
    200: {
      description: 'Success',
      headers,
      content: fileType
        ? { [fileType]: { schema: { type: 'string', contentMediaType: fileType } } }
        : { 'application/json': { schema: toJsonSchema(response, 'output') } },
    },
    ...(etag && { 304: { description: 'Not modified. Has no body.', headers: etag } }),
  };
}
