// @vitest-environment node
import { beforeEach, expect, it, vi } from 'vitest';
import { createDevice, type Device, meal, namesOf, noNetwork, refuse } from './outbox-testing.ts';

const patienceMs = 10_000;
let device: Device;

beforeEach(() => {
  device = createDevice();
});

it('answers with the response of the server and keeps nothing', async () => {
  const outbox = device.openTab();
  const result = await outbox.send(meal('porridge'), patienceMs);
  expect(result).toMatchObject({ kind: 'answered', reply: { status: 200, text: '{"id":1}' } });
  expect(await outbox.list(1)).toEqual([]);
  const { address, headers } = device.received[0]!;
  expect(address).toBe('/api/meals');
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'application/json',
    'x-time-zone': 'Europe/Stockholm',
    'x-write-age': '0',
    'x-expected-user': '1',
    'idempotency-key': expect.stringMatching(/^[\da-f-]{36}$/),
  });
});

it('keeps writes without a network and sends them later in order, with their age and their first key', async () => {
  device.respond = noNetwork;
  const outbox = device.openTab();
  expect(await outbox.send(meal('a'), patienceMs)).toMatchObject({
    kind: 'kept',
    entry: { attempts: 1, failure: 0 },
  });
  expect(await outbox.send(meal('b'), patienceMs)).toMatchObject({ kind: 'kept' });
  expect(namesOf(await listed(1))).toEqual(['a', 'b']);
  device.respond = async () => Response.json({});
  const failed = device.received.splice(0);
  await device.pass(9_000);
  expect(namesOf(device.received)).toEqual(['a', 'b']);
  expect(device.received[0]?.key).toBe(failed[0]?.key);
  expect(Number(device.received[0]?.headers.get('x-write-age'))).toBeGreaterThan(0);
  expect(await outbox.list(1)).toEqual([]);
});

it('sends the age of an event that happened before the write', async () => {
  await device.openTab().send({ ...meal('soup'), writtenAt: device.now - 60_000 }, patienceMs);
  expect(device.received[0]?.headers.get('x-write-age')).toBe('60000');
});

const listed = async (userId: number) =>
  (await device.openTab().list(userId)).map(
    ({ input, ...entry }) => ({ ...entry, body: input.body }) as never,
  );

it('gives a refusal to the caller who waits, and deletes the entry', async () => {
  device.respond = async () => refuse(400);
  const outbox = device.openTab();
  const result = await outbox.send(meal(''), patienceMs);
  expect(result).toMatchObject({ kind: 'answered', reply: { status: 400 } });
  expect(await outbox.list(1)).toEqual([]);
});

it('parks a refused entry when nobody waits, and sends the later ones', async () => {
  const outbox = device.openTab();
  await outbox.add(meal(''));
  await outbox.add(meal('soup'));
  device.respond = async ({ body }) => ((body as { name: string }).name ? Response.json({}) : refuse(400));
  await outbox.deliver(1);
  expect(await outbox.list(1)).toMatchObject([
    { input: { body: { name: '' } }, refusal: { status: 400, code: 'invalid_input', field: 'name' } },
  ]);
  await outbox.deliver(1);
  expect(device.received, 'a parked entry is not sent again').toHaveLength(2);
});

it('stops at a 401 until the next event, and loses nothing', async () => {
  device.respond = async () => refuse(401, 'not_signed_in');
  const outbox = device.openTab();
  const result = await outbox.send(meal('a'), patienceMs);
  expect(result).toMatchObject({ kind: 'kept', entry: { failure: 401 } });
  await device.pass(60_000);
  expect(device.received).toHaveLength(1);
  device.respond = async () => Response.json({});
  await outbox.deliver(1);
  expect(await outbox.list(1)).toEqual([]);
});

it.each([500, 502, 408, 429])('backs off after a %i and keeps the order', async (status) => {
  device.respond = async () => refuse(status, 'internal');
  const outbox = device.openTab();
  await outbox.add(meal('a'));
  await outbox.add(meal('b'));
  await outbox.deliver(1);
  await outbox.deliver(1);
  expect(namesOf(device.received)).toEqual(['a']);
  device.respond = async () => Response.json({});
  await device.pass(1_000);
  expect(namesOf(device.received)).toEqual(['a', 'a', 'b']);
});

it('waits as long as Retry-After asks, and sends entries with another path meanwhile', async () => {
  device.respond = async ({ address }) =>
    address === '/api/posts' ? refuse(429, 'rate_limited', { 'retry-after': '120' }) : Response.json({});
  const outbox = device.openTab();
  await outbox.add({ ...meal('post'), path: '/api/posts' });
  await outbox.add({ ...meal('second post'), path: '/api/posts' });
  await outbox.add(meal('meal'));
  await outbox.deliver(1);
  expect(namesOf(device.received)).toEqual(['post', 'meal']);
  await device.pass(119_000);
  await outbox.deliver(1);
  expect(device.received).toHaveLength(2);
  device.respond = async () => Response.json({});
  await device.pass(2_000);
  expect(namesOf(device.received)).toEqual(['post', 'meal', 'post', 'second post']);
});

it('parks an entry that fails alone eight times', async () => {
  device.respond = async ({ body }) =>
    (body as { name: string }).name === 'poison' ? refuse(500, 'internal') : Response.json({});
  const outbox = device.openTab();
  await outbox.add(meal('poison'));
  await outbox.add(meal('soup'));
  await outbox.deliver(1);
  await device.pass(60_000);
  expect(await outbox.list(1)).toMatchObject([
    { input: { body: { name: 'poison' } }, refusal: { status: 500 } },
  ]);
  expect(namesOf(device.received).filter((name) => name === 'poison')).toHaveLength(8);
});

it('does not park an entry that the server can handle later', async () => {
  device.respond = async ({ body }) =>
    (body as { name: string }).name === 'photo' ? refuse(503, 'disk_full') : Response.json({});
  const outbox = device.openTab();
  await outbox.add(meal('photo'));
  await outbox.add(meal('soup'));
  await outbox.deliver(1);
  await device.pass(600_000);
  expect(namesOf(device.received)).toContain('soup');
  const waiting = await outbox.list(1);
  expect(waiting).toHaveLength(1);
  expect(waiting[0]?.refusal).toBeUndefined();
  device.respond = async () => Response.json({});
  await device.pass(10_000);
  expect(await outbox.list(1)).toEqual([]);
});

it('parks nothing while the server fails for all entries', async () => {
  device.respond = async () => refuse(503, 'internal');
  const outbox = device.openTab();
  await outbox.add(meal('a'));
  await outbox.add(meal('b'));
  await outbox.deliver(1);
  await device.pass(600_000);
  expect((await outbox.list(1)).map(({ refusal }) => refusal)).toEqual([undefined, undefined]);
  device.respond = async () => Response.json({});
  await device.pass(10_000);
  expect(await outbox.list(1)).toEqual([]);
});

it('treats a login page with status 200 as no network', async () => {
  device.respond = async () => new Response('<!doctype html>', { status: 200 });
  const outbox = device.openTab();
  expect(await outbox.send(meal('a'), patienceMs)).toMatchObject({ kind: 'kept', entry: { failure: 0 } });
});

it('stops waiting after the patience of the caller, and sends on', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  device.respond = () => promise;
  const outbox = device.openTab();
  const sending = outbox.send(meal('slow'), patienceMs);
  await device.until(() => device.received.length === 1);
  expect(await outbox.list(1), 'the caller shows an entry that it waits for').toEqual([]);
  await device.pass(patienceMs);
  expect(await sending).toMatchObject({ kind: 'kept' });
  expect(await outbox.list(1)).toHaveLength(1);
  resolve(Response.json({}));
  await device.idle();
  expect(await outbox.list(1)).toEqual([]);
});

it('gives the caller the response when another tab sends the entry', async () => {
  const first = device.openTab();
  const other = device.openTab();
  const { promise, resolve } = Promise.withResolvers<void>();
  device.respond = async ({ body }) => {
    await promise;
    return Response.json({ name: (body as { name: string }).name });
  };
  await first.add(meal('earlier'));
  const delivering = other.deliver(1);
  await device.until(() => device.received.length === 1);
  const sending = first.send(meal('later'), patienceMs);
  await vi.waitFor(async () => expect(await device.openTab().list(1)).toHaveLength(2), 60_000);
  resolve();
  await delivering;
  expect(await sending).toMatchObject({ kind: 'answered', reply: { text: '{"name":"later"}' } });
  const keys = device.received
    .filter(({ body }) => (body as { name: string }).name === 'later')
    .map(({ key }) => key);
  expect(new Set(keys).size, 'the same key on every attempt').toBe(1);
});

it('sends no entry of another person', async () => {
  const outbox = device.openTab();
  await outbox.add(meal('mine', 1));
  await outbox.add(meal('theirs', 2));
  await outbox.deliver(2);
  expect(namesOf(device.received)).toEqual(['theirs']);
  expect(await outbox.list(1)).toHaveLength(1);
  expect(await outbox.findUserIds()).toEqual([1]);
});

it('never sends a negative age, and ends a wait when the clock is set back', async () => {
  device.respond = async () => refuse(500, 'internal');
  const outbox = device.openTab();
  await outbox.send(meal('a'), patienceMs);
  device.now -= 86_400_000;
  device.respond = async () => Response.json({});
  await outbox.deliver(1);
  expect(device.received.at(-1)?.headers.get('x-write-age')).toBe('0');
  expect(await outbox.list(1)).toEqual([]);
});

it('does not send a held entry until it is wanted', async () => {
  const outbox = device.openTab();
  const { number } = await outbox.hold(meal('undo me'));
  const other = await outbox.hold(meal('send me'));
  await outbox.deliver(1);
  expect(device.received).toEqual([]);
  expect(await outbox.list(1)).toEqual([]);
  expect(await outbox.remove(number)).toBe(true);
  expect(await outbox.sendHeld(other, patienceMs)).toMatchObject({ kind: 'answered' });
  expect(namesOf(device.received)).toEqual(['send me']);
});

it('sends a held entry of a closed tab after ten minutes', async () => {
  await device.openTab().hold(meal('forgotten'));
  device.now += 10 * 60_000;
  await device.openTab().deliver(1);
  expect(namesOf(device.received)).toEqual(['forgotten']);
});

it('sends a photo as form data, also from another tab', async () => {
  device.respond = noNetwork;
  const photo = new File([new Uint8Array([1, 2, 3])], 'soup.jpg', { type: 'image/jpeg' });
  await device
    .openTab()
    .send({ ...meal('soup'), input: { body: { name: 'soup' }, files: { photo } } }, patienceMs);
  device.respond = async () => Response.json({});
  const tab = device.openTab();
  await tab.deliver(1);
  const form = device.received.at(-1)?.body as FormData;
  expect(form.get('name')).toBe('soup');
  const sent = form.get('photo') as File;
  expect([sent.name, sent.type, ...new Uint8Array(await sent.arrayBuffer())]).toEqual([
    'soup.jpg',
    'image/jpeg',
    1,
    2,
    3,
  ]);
});

it('asks a refused entry again with retry', async () => {
  device.respond = async () => refuse(403, 'module_off');
  const outbox = device.openTab();
  const { number } = await outbox.add(meal('a'));
  await outbox.deliver(1);
  device.respond = async () => Response.json({});
  await outbox.retry(number);
  expect(await outbox.list(1)).toEqual([]);
});

it('counts a deletion as done when the record is gone', async () => {
  device.respond = async () => refuse(404, 'not_found');
  const outbox = device.openTab();
  await outbox.add({ ...meal(''), method: 'DELETE', path: '/api/meals/:id', input: { params: { id: '3' } } });
  await outbox.deliver(1);
  expect(device.received[0]?.address).toBe('/api/meals/3');
  expect(await outbox.list(1)).toEqual([]);
});

it('ends a request that gets no response after half a minute', async () => {
  let isSending = false;
  const outbox = device.openTab({
    fetch: (_address, init) => {
      isSending = true;
      return new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      );
    },
  });
  await outbox.add(meal('a'));
  const delivering = outbox.deliver(1);
  await device.until(() => isSending);
  await device.pass(30_000);
  await delivering;
  expect(await outbox.list(1)).toMatchObject([{ failure: 0 }]);
});

it('sends a held entry at once while the page closes, and the later attempt has the same key', async () => {
  const outbox = device.openTab();
  const entry = await outbox.hold(meal('gone'));
  void outbox.sendWhileLeaving(entry);
  expect(device.received, 'the request starts synchronously').toHaveLength(1);
  device.now += 10 * 60_000;
  await device.openTab().deliver(1);
  expect(device.received.map(({ key }) => key)).toEqual([entry.key, entry.key]);
});

it('sends a write that is not on disk yet while the page closes, and the later attempt has the same key', async () => {
  const outbox = device.openTab();
  const sending = outbox.send(meal('quick'), patienceMs);
  outbox.sendUnstored();
  expect(namesOf(device.received), 'the request starts synchronously').toEqual(['quick']);
  await sending;
  outbox.sendUnstored();
  const [first, second, ...others] = device.received;
  expect(second?.key).toBe(first?.key);
  expect(others).toEqual([]);
});

it('does not send an entry that was deleted in another tab while its form waits', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  device.respond = () => promise.then(() => Response.json({}));
  const waiting = device.openTab();
  const other = device.openTab();
  await waiting.add(meal('earlier'));
  const delivering = other.deliver(1);
  await device.until(() => device.received.length === 1);
  const sending = waiting.send(meal('later'), patienceMs);
  await vi.waitFor(async () => expect(await other.list(1)).toHaveLength(2), 60_000);
  const later = (await other.list(1))[1]!;
  expect(await other.remove(later.number)).toBe(true);
  resolve();
  await delivering;
  expect(await sending).toMatchObject({ kind: 'removed' });
  expect(namesOf(device.received)).toEqual(['earlier']);
  expect(await device.openTab().findUserIds()).toEqual([]);
});
