import { z } from 'zod';
import { type Endpoint, requiredScope } from '#contracts/endpoint.ts';
import { type Upload, uploadFields } from '#contracts/upload.ts';
import { acceptsWriteHeaders, replayedHeader } from '#contracts/write-headers.ts';
import { describeErrors } from './describe-errors.ts';
import { describeFields, needsDescription } from './describe-fields.ts';
import type { Example } from './examples/example.ts';
import { examples } from './examples.ts';
import { findFieldDescription } from './fields/find-field-description.ts';
import {
  headerReference,
  memberParameters,
  parameterReferences,
  revalidationParameters,
  writeParameters,
  zoneParameters,
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
      ...describeParameters(endpoint, 'path', example),
      ...describeParameters(endpoint, 'query', example),
      ...(isMember || endpoint.signsIn ? parameterReferences(zoneParameters) : []),
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

function describeParameters(endpoint: Endpoint, place: 'path' | 'query', example: Example | undefined) {
  const schema = place === 'path' ? endpoint.params : endpoint.query;
  const values: Record<string, unknown> = (place === 'path' ? example?.params : example?.query) ?? {};
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, field]) => {
    const json = toJsonSchema(field, 'input');
    const description = needsDescription(json) ? findFieldDescription(endpoint.operationId, name) : undefined;
    return {
      name,
      in: place,
      required: place === 'path' || !field.safeParse(undefined).success,
      ...(description && { description }),
      schema: json,
      ...(name in values && { example: values[name] }),
    };
  });
}

function describeBody({ operationId, body, upload, rawBody }: Endpoint, example: Example | undefined) {
  if (rawBody) return { requestBody: { required: true, content: { '*/*': {} } } };
  if (!body) return {};
  const schema = toJsonSchema(body, 'input');
  const described = (whole: Record<string, unknown>) => describeFields(whole, operationId);
  const json = { schema: described(schema), ...(example?.body && { example: example.body }) };
  const content = {
    'application/json': json,
    ...(upload && { 'multipart/form-data': { schema: described(toFormSchema(schema, upload)) } }),
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
  const { operationId, response, fileType, revalidate } = endpoint;
  const etag = revalidate && { ETag: headerReference('etag') };
  const headers = {
    ...etag,
    ...(acceptsWriteHeaders(endpoint) && { [replayedHeader]: headerReference('replayed') }),
    ...(endpoint.signsIn && { 'Set-Cookie': headerReference('sessionCookie') }),
  };
  return {
    200: {
      description: 'Success',
      headers,
      content: fileType
        ? { [fileType]: { schema: { type: 'string', contentMediaType: fileType } } }
        : { 'application/json': { schema: describeFields(toJsonSchema(response, 'output'), operationId) } },
    },
    ...(etag && { 304: { description: 'Not modified. Has no body.', headers: etag } }),
  };
}
