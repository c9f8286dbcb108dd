// @vitest-environment node
import { beforeEach, expect, it } from 'vitest';
import type { NewWrite } from './outbox-entry.ts';
import { createDevice, type Device, meal, noNetwork, type Received, refuse } from './outbox-testing.ts';

let device: Device;
/** The requests that the server has carried out, by key. */
let stored: Map<string, Received>;

/** Stores a request with a new key. Refuses a request with a stored key and another body, as the real server does. */
function serve(request: Received): Response {
  const first = stored.get(request.key);
  if (first && JSON.stringify(read(first)) !== JSON.stringify(read(request))) {
    return refuse(422, 'key_reused');
  }
  if (!first) stored.set(request.key, request);
  return Response.json({ id: 7 });
}

/** Returns the body of a request. For form data, returns the fields, with file names in place of files. */
const read = ({ body }: Received) =>
  body instanceof FormData
    ? Object.fromEntries([...body].map(([name, value]) => [name, value instanceof File ? value.name : value]))
    : body;

beforeEach(() => {
  device = createDevice();
  stored = new Map();
  device.respond = async (request) => serve(request);
});

/** Carries out the requests, but loses the responses. */
const loseResponses = () => {
  device.respond = (request) => {
    serve(request);
    return noNetwork();
  };
};

const food = (input: NewWrite['input']): NewWrite => ({ ...meal(''), path: '/api/food-entries', input });
const photo = new File(['1'], 'soup.jpg', { type: 'image/jpeg' });

it('updates the record if the server had stored the version before the change', async () => {
  const outbox = device.openTab();
  loseResponses();
  const { number } = await outbox.add(food({ body: { name: 'sop', calories: 300 }, files: { photo } }));
  await outbox.deliver(1);
  await outbox.change(number, { body: { name: 'soup' }, files: { photo } });
  await outbox.deliver(1);
  await outbox.change(number, { body: { name: 'tomato soup' } });
  device.respond = async (request) => serve(request);
  await outbox.deliver(1);
  expect(await outbox.list(1)).toEqual([]);
  const carriedOut = [...stored.values()];
  expect(carriedOut.map(({ address }) => address)).toEqual(['/api/food-entries', '/api/food-entries/7']);
  expect(carriedOut[1]?.body).toEqual({ name: 'tomato soup', removePhoto: true });
});

it('sends only the changed version if the server has none', async () => {
  const outbox = device.openTab();
  device.respond = noNetwork;
  const { number } = await outbox.add(food({ body: { name: 'sop' } }));
  await outbox.deliver(1);
  await outbox.change(number, { body: { name: 'soup' } });
  device.respond = async (request) => serve(request);
  await outbox.deliver(1);
  expect([...stored.values()].map(read)).toEqual([{ name: 'soup' }]);
});

it('keeps the change if the network fails while it asks for the stored version', async () => {
  const outbox = device.openTab();
  loseResponses();
  const { number } = await outbox.add(food({ body: { name: 'sop' } }));
  await outbox.deliver(1);
  await outbox.change(number, { body: { name: 'soup' } });
  let requests = 0;
  device.respond = async (request) => {
    requests += 1;
    return requests === 2 ? noNetwork() : serve(request);
  };
  await outbox.deliver(1);
  expect(await outbox.list(1)).toMatchObject([{ input: { body: { name: 'soup' } }, failure: 0 }]);
  await outbox.deliver(1);
  expect([...stored.values()].map(read)).toEqual([{ name: 'sop' }, { name: 'soup' }]);
});

it('changes only the mood of a session, because a session has no other field that can be changed', async () => {
  const outbox = device.openTab();
  const session = { clientId: 'c', duration: 10 };
  loseResponses();
  const { number } = await outbox.add({
    ...meal(''),
    path: '/api/meditation-sessions',
    input: { body: session },
  });
  await outbox.deliver(1);
  await outbox.change(number, { body: { ...session, moodAfter: 8 } });
  device.respond = async (request) => serve(request);
  await outbox.deliver(1);
  expect([...stored.values()].at(-1)).toMatchObject({
    address: '/api/meditation-sessions/7',
    body: { moodAfter: 8 },
  });
});

it('parks a changed post whose first version is published, and sends it as a second one on request', async () => {
  const outbox = device.openTab();
  loseResponses();
  const post = { ...meal('first'), path: '/api/community-posts' };
  const { number } = await outbox.add(post);
  await outbox.deliver(1);
  await outbox.change(number, { body: { name: 'second' } });
  device.respond = async (request) => serve(request);
  await outbox.deliver(1);
  expect(await outbox.list(1)).toMatchObject([{ refusal: { status: 422, code: 'key_reused' } }]);
  expect(stored.size).toBe(1);
  await outbox.retry(number);
  expect(await outbox.list(1)).toEqual([]);
  expect([...stored.values()].map(read)).toEqual([{ name: 'first' }, { name: 'second' }]);
});

it('replaces the values of a day, whatever version the server has', async () => {
  const outbox = device.openTab();
  loseResponses();
  const { number } = await outbox.add({ ...meal(''), path: '/api/body', input: { body: { weight: 70 } } });
  await outbox.deliver(1);
  await outbox.change(number, { body: { weight: 71 } });
  device.respond = async (request) => serve(request);
  await outbox.deliver(1);
  expect([...stored.values()].map(read)).toEqual([{ weight: 70 }, { weight: 71 }]);
});
