import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { type FuzzTarget, fuzzEndpoint, readDeclaredStatuses } from './fuzz-endpoint.ts';

/**
 * The number of generated inputs for each endpoint. The environment variables `FUZZ_INPUTS` and `FUZZ_SEED` set this
 * number and the seed of the generator.
 */
const inputs = Number(process.env.FUZZ_INPUTS ?? 500);
const seed = Number(process.env.FUZZ_SEED ?? 1);
const timeLimitMs = 1_800_000;

let server: TestApp;
let target: FuzzTarget;

beforeAll(async () => {
  server = await startTestApp({ LIMITS_SCALE: '1000000' });
  const { app } = server;
  target = {
    endpoints: app.endpoints,
    declared: readDeclaredStatuses((await app.inject({ url: '/api/openapi.json' })).json()),
    createMember: async () => (await server.createMember()).cookie,
    async send({ method, url, cookie, body }) {
      const { statusCode, body: text } = await app.inject({
        ...{ method, url },
        headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { payload: body }),
      });
      return { status: statusCode, text };
    },
  };
});
afterAll(() => server.close());

test(
  `${inputs} inputs of each endpoint cause no server error, no stack and no undeclared status`,
  async () => {
    const wrong: string[] = [];
    for (const endpoint of target.endpoints)
      wrong.push(...(await fuzzEndpoint(target, endpoint, { inputs, seed })).slice(0, 3));
    expect(wrong).toEqual([]);
  },
  timeLimitMs,
);
