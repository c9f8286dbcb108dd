import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handleErrors } from './error-handler.ts';
import { limitLargeBodies } from './limit-large-bodies.ts';

const large = 'x'.repeat(1024 * 1024 + 1);

let app: FastifyInstance;
let address: string;
/** The number of requests whose body the server has begun to read. */
let bodies: number;
/** Lets all waiting requests finish. */
let finish: () => void;

beforeEach(async () => {
  bodies = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  finish = resolve;
  app = Fastify({ bodyLimit: 2 * large.length, forceCloseConnections: true });
  handleErrors(app);
  const limit = limitLargeBodies({ perPerson: 2, perProcess: 3, maxBytes: 4 * large.length });
  app.addHook('onRequest', async (request, reply) =>
    limit(request, reply, Number(request.headers.caller), 2 * large.length),
  );
  app.addHook('preParsing', async () => {
    bodies += 1;
  });
  app.post('/', async () => promise.then(() => 'done'));
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  finish();
  await app.close();
});

const send = (caller: number, body = large, signal?: AbortSignal) =>
  fetch(address, {
    method: 'POST',
    body,
    headers: { caller: String(caller), 'content-type': 'text/plain' },
    ...(signal && { signal }),
  });

/** Sends requests that wait for `finish`. */
async function occupy(...callers: number[]) {
  const expected = bodies + callers.length;
  const sent = callers.map((caller) => send(caller));
  await vi.waitFor(() => expect(bodies).toBe(expected), 60_000);
  return sent;
}

test('refuses the third large body of a person without reading it', async () => {
  const sent = await occupy(1, 1);
  const refused = await send(1);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10']);
  expect(await refused.json()).toMatchObject({ code: 'too_many_uploads' });
  expect(bodies).toBe(2);
  finish();
  for (const response of await Promise.all(sent)) expect(response.status).toBe(200);
  await vi.waitFor(async () => expect((await send(1)).status).toBe(200), 60_000);
});

test('refuses a large body if the process has too many', async () => {
  const sent = await occupy(1, 1, 2);
  const refused = await send(3);
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({ code: 'busy' });
  finish();
  await Promise.all(sent);
});

test('refuses a body if the process has too many bytes', async () => {
  const sent = await occupy(1, 2);
  // A stream has no declared length, so it counts as the largest accepted body.
  const stream = fetch(address, {
    method: 'POST',
    body: new Blob([large]).stream(),
    duplex: 'half',
    headers: { caller: '3', 'content-type': 'text/plain' },
  } as RequestInit);
  await vi.waitFor(() => expect(bodies).toBe(3), 60_000);
  const medium = large.slice(0, 300 * 1024);
  const refused = await send(4, medium);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60']);
  finish();
  for (const response of await Promise.all([...sent, stream])) expect(response.status).toBe(200);
  await vi.waitFor(async () => expect((await send(4, medium)).status).toBe(200), 60_000);
});

test('does not limit small bodies', async () => {
  const sent = [...(await occupy(1, 1)), send(1, 'small')];
  finish();
  for (const response of await Promise.all(sent)) expect(response.status).toBe(200);
});

test('counts no request whose caller has left', async () => {
  const controller = new AbortController();
  const left = [1, 2].map(() => send(1, large, controller.signal).catch(() => 'gone'));
  await vi.waitFor(() => expect(bodies).toBe(2), 60_000);
  controller.abort();
  expect(await Promise.all(left)).toEqual(['gone', 'gone']);
  finish();
  await vi.waitFor(async () => expect((await send(1)).status).toBe(200), 60_000);
});
