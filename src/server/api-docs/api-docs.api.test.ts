import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contracts/endpoint.ts';
import { errorTable } from '#contracts/errors.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { needsDescription } from './describe-fields.ts';

let server: TestApp;
let text: string;
// biome-ignore lint/suspicious/noExplicitAny: the tests read fields of the document that have no static type
let document: any;
beforeAll(async () => {
  server = await startTestApp({ APP_URL: 'https://lagom.example/' });
  text = (await server.app.inject({ url: '/api/openapi.json' })).body;
  document = JSON.parse(text);
});
afterAll(() => server.close());

const findOperation = ({ path, method }: Endpoint) =>
  document.paths[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()];

describe('the document is valid', () => {
  test('by the schema of OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(JSON.parse(text));
    expect([valid, errors, validator.version]).toEqual([true, undefined, '3.1']);
  });

  test('by the recommended rules of Redocly, with its examples', async () => {
    const config = await createConfig({
      extends: ['recommended'],
      rules: {
        'no-invalid-media-type-examples': 'error',
        'no-invalid-parameter-examples': 'error',
        'no-invalid-schema-examples': 'error',
        'operation-operationId-url-safe': 'error',
        'tag-description': 'error',
      },
    });
    const problems = await lintFromString({ source: text, absoluteRef: 'openapi.json', config });
    expect(
      problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`),
    ).toEqual([]);
  });
});

test('the operation id of each endpoint is the name of its constant', async () => {
  const folder = join(import.meta.dirname, '../../contracts');
  const names = new Map<unknown, string>();
  for (const file of await readdir(folder)) {
    const contract = (await import(join(folder, file))) as Record<string, unknown>;
    for (const [name, value] of Object.entries(contract)) names.set(value, name);
  }
  for (const endpoint of server.app.endpoints) {
    expect(endpoint.operationId).toBe(names.get(endpoint));
    expect(findOperation(endpoint).operationId).toBe(endpoint.operationId);
  }
});

test('the document names the server, its cookie and the group of each endpoint', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(document.servers).toEqual([{ url: 'https://lagom.example' }]);
  expect(document.components.securitySchemes.session.name).toBe('__Host-lagom_session');
  const tags = document.tags.map(({ name }: { name: string }) => name);
  for (const endpoint of server.app.endpoints) expect(tags).toContain(findOperation(endpoint).tags[0]);
});

test('on plain http the cookie has its name without a prefix', async () => {
  const plain = await startTestApp();
  const { components, servers } = (await plain.app.inject({ url: '/api/openapi.json' })).json();
  expect(components.securitySchemes.session.name).toBe('lagom_session');
  expect(servers).toEqual([{ url: 'http://localhost:3000' }]);
  await plain.close();
});

test('every schema says which values are allowed', () => {
  expect(findOpenSchemas(document.paths, '')).toEqual([
    // These fields accept any value, because a browser puts the results of WebAuthn extensions into them, and each
    // extension defines its own results.
    ...['/api/auth/passkeys', '/api/auth/login/passkey'].map(
      (path) =>
        `${path}.post.requestBody.content.application/json.schema.properties.answer.properties.clientExtensionResults.additionalProperties`,
    ),
  ]);
});

/** Returns the paths of all schemas inside `value` that accept any value. */
function findOpenSchemas(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const at = path === '' ? name : `${path}.${name}`;
    const isSchema =
      /(^|\.)(schema|items|additionalProperties)$/.test(at) || /\.(properties|anyOf|oneOf)$/.test(path);
    const isOpen = isSchema && typeof inner === 'object' && inner !== null && Object.keys(inner).length === 0;
    return isOpen ? [at] : name === 'example' || name === 'examples' ? [] : findOpenSchemas(inner, at);
  });
}

/** A field of a request or a response: its path, its schema, and its description. */
interface Field {
  at: string;
  schema: Record<string, unknown>;
  description: string | undefined;
}

/** Returns the fields of a schema and of all schemas in it. */
// biome-ignore lint/suspicious/noExplicitAny: the schemas in the document have no static type
function findFields(schema: any, at: string): Field[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = Object.entries<Record<string, unknown>>(schema.properties ?? {}).flatMap(([name, field]) => [
    { at: `${at}.${name}`, schema: field, description: field.description as string | undefined },
    ...findFields(field, `${at}.${name}`),
  ]);
  const inner = [schema.items, schema.additionalProperties, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return [...own, ...inner.flatMap((one) => findFields(one, at))];
}

function findAllFields(): Field[] {
  return server.app.endpoints.flatMap((endpoint) => {
    const { operationId, parameters, requestBody, responses } = findOperation(endpoint);
    const named = parameters.filter(({ name }: { name?: string }) => name !== undefined);
    // biome-ignore lint/suspicious/noExplicitAny: the operations in the document have no static type
    const contents = [requestBody, responses[200]].flatMap((part: any) => Object.values(part?.content ?? {}));
    return [
      ...named.map(
        ({ name, schema, description }: { name: string; schema: object; description?: string }) => ({
          at: `${operationId}.${name}`,
          schema,
          description,
        }),
      ),
      // biome-ignore lint/suspicious/noExplicitAny: the operations in the document have no static type
      ...contents.flatMap(({ schema }: any) => findFields(schema, operationId)),
    ];
  });
}

test('each field whose type does not say everything has a description', () => {
  const missing = findAllFields().filter(
    ({ schema, description }) => needsDescription(schema) && !description,
  );
  expect(missing.map(({ at }) => at)).toEqual([]);
});

test('each field that can be null says what null means', () => {
  const isNullable = (schema: Record<string, unknown>): boolean =>
    schema.type === 'null' || ((schema.anyOf as Record<string, unknown>[]) ?? []).some(isNullable);
  const silent = findAllFields().filter(
    ({ schema, description = '' }) => isNullable(schema) && !/\bnull\b|Optional/i.test(description),
  );
  expect(silent.map(({ at, description }) => `${at}: ${description}`)).toEqual([]);
});

test('each number has its unit, its range or what it counts in its description', () => {
  const unit =
    /number of|\bid\b|index|unit|share|from [01] to|1 to 10|percent|probability|hours?\b|minutes|seconds|days?\b|glasses|centimetres|beats|kilocalories|grams|dollars|bytes|COSE|are computed|a number/i;
  const isNumber = (schema: Record<string, unknown>): boolean =>
    ['number', 'integer'].includes(schema.type as string) ||
    ((schema.anyOf as Record<string, unknown>[]) ?? []).some(isNumber);
  const bare = findAllFields().filter(
    ({ schema, description = '' }) => isNumber(schema) && !unit.test(description),
  );
  expect(bare.map(({ at, description }) => `${at}: ${description}`)).toEqual([]);
});

test('instants and days have their formats, in requests and responses', () => {
  const { post, get } = document.paths['/api/food-entries'];
  const sent = post.requestBody.content['application/json'].schema.properties;
  const received = get.responses[200].content['application/json'].schema.items.properties;
  for (const { timestamp, date } of [sent, received]) {
    expect(timestamp).toMatchObject({ type: 'string', format: 'date-time' });
    expect(date).toMatchObject({ type: 'string', format: 'date' });
  }
  const parameters = get.parameters.map(({ name, schema }: { name: string; schema: object }) => [
    name,
    schema,
  ]);
  expect(Object.fromEntries(parameters)).toMatchObject({
    beforeId: { type: 'integer', minimum: 1 },
    date: { type: 'string', format: 'date' },
  });
});

test('each error response has the schema of errors and an example of each code', () => {
  for (const endpoint of server.app.endpoints) {
    const { responses } = findOperation(endpoint);
    const codes = Object.entries(responses).flatMap(([status, response]) => {
      if (Number(status) < 400) return [];
      // biome-ignore lint/suspicious/noExplicitAny: the responses in the document have no static type
      const { schema, examples } = (response as any).content['application/json'];
      expect(schema).toEqual({ $ref: '#/components/schemas/Error' });
      return Object.entries(examples as Record<string, { value: { code: string } }>).map(
        ([name, { value }]) => {
          expect(value.code).toBe(name);
          expect(errorTable[name as keyof typeof errorTable].status).toBe(Number(status));
          return name;
        },
      );
    });
    const isMember = endpoint.access.who === 'member';
    expect(codes.includes('not_signed_in')).toBe(isMember);
    expect(codes.includes('cross_site')).toBe(endpoint.method !== 'GET');
    expect(codes).toEqual(expect.arrayContaining(['invalid_input', 'internal', ...(endpoint.errors ?? [])]));
    if (endpoint.body)
      expect(codes).toEqual(expect.arrayContaining(['body_too_large', 'unsupported_media_type']));
  }
});

test('a response that can be unchanged has an ETag and the status 304', async () => {
  for (const endpoint of server.app.endpoints) {
    const { responses, parameters } = findOperation(endpoint);
    const isRevalidated = endpoint.revalidate !== undefined;
    expect('304' in responses).toBe(isRevalidated);
    expect('ETag' in responses[200].headers).toBe(isRevalidated);
    expect(JSON.stringify(parameters).includes('#/components/parameters/ifNoneMatch')).toBe(isRevalidated);
  }
});

test('files have their own media types', () => {
  const typesOf = (path: string) => Object.keys(document.paths[path].get.responses[200].content);
  expect(typesOf('/api/photos/{name}')).toEqual(['image/jpeg']);
  expect(typesOf('/api/account/export/download')).toEqual(['application/zip']);
  expect(typesOf('/api/food-entries')).toEqual(['application/json']);
  expect(Object.keys(document.paths['/api/food-entries'].post.requestBody.content)).toEqual([
    'application/json',
    'multipart/form-data',
  ]);
});

test('every reference leads to a component', () => {
  for (const [, path] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    const found = path?.split('/').reduce((part, name) => part?.[name], document);
    expect(found, path).toBeDefined();
  }
});
