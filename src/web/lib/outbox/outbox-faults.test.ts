// @vitest-environment node
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { openDeviceDatabase } from '#web/lib/device-database.ts';
import { createDevice, meal, type Received } from './outbox-testing.ts';

/** Returns a server that repeats its response to a key that it knows, as the real server does. */
function createServer() {
  const stored = new Map<string, string>();
  return {
    stored,
    accept({ key, body }: Received): Response {
      const isReplay = stored.has(key);
      if (!isReplay) stored.set(key, (body as { name: string }).name);
      return Response.json({}, { headers: isReplay ? { 'idempotency-replayed': 'true' } : {} });
    },
  };
}

type Fault = 'none' | 'no network' | 'response lost' | '500' | '401' | '429';
const faults: readonly Fault[] = ['none', 'no network', 'response lost', '500', '401', '429'];

function respondWith(
  server: ReturnType<typeof createServer>,
  fault: Fault,
  request: Received,
): Promise<Response> {
  if (fault === 'none') return Promise.resolve(server.accept(request));
  if (fault === 'response lost') server.accept(request);
  if (fault === 'no network' || fault === 'response lost')
    return Promise.reject(new TypeError('Failed to fetch'));
  return Promise.resolve(Response.json({ code: 'internal' }, { status: Number(fault) }));
}

it('stores every write once and in order, whatever the network does', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ fault: fc.constantFrom(...faults), isNewTab: fc.boolean() }), { maxLength: 12 }),
      async (steps) => {
        const device = createDevice();
        const server = createServer();
        const attempts = steps.map(({ fault }) => fault);
        device.respond = (request) => respondWith(server, attempts.shift() ?? 'none', request);
        let tab = device.openTab();
        for (const [place, { isNewTab }] of steps.entries()) {
          if (isNewTab) tab = device.openTab();
          await tab.send(meal(String(place)), 10_000);
        }
        attempts.length = 0;
        await device.openTab().deliver(1);
        await device.pass(10_000);
        expect([...server.stored.values()]).toEqual(steps.map((_step, place) => String(place)));
        expect(await tab.list(1)).toEqual([]);
      },
    ),
    { numRuns: 60, seed: 13 },
  );
});

/**
 * Runs `work` in a tab that dies when it uses the storage or the network for the `deathAt`-th time. This use and all
 * later uses never return. Returns the number of uses. If the number is less than `deathAt`, the tab did not die.
 */
async function runUntilDeath(
  device: ReturnType<typeof createDevice>,
  deathAt: number,
  work: (tab: ReturnType<typeof device.openTab>) => Promise<void>,
): Promise<number> {
  let uses = 0;
  const died = Promise.withResolvers<void>();
  const use = async <T>(next: () => Promise<T>): Promise<T> => {
    uses += 1;
    if (uses < deathAt) return next();
    died.resolve();
    return new Promise<never>(() => {});
  };
  let lock: Promise<unknown> = Promise.resolve();
  const tab = device.openTab({
    database: () => use(openDeviceDatabase),
    // The request arrives, but a dead tab never sees the response.
    fetch: async (address, init) => {
      const headers = new Headers(init?.headers);
      const request = {
        address: String(address),
        key: headers.get('idempotency-key') ?? '',
        headers,
        body: JSON.parse(String(init?.body)),
      };
      const response = await device.respond(request);
      return use(async () => response);
    },
    // The browser releases the lock of a dead tab.
    withLock: (next) => {
      const result = lock.then(next);
      lock = result.catch(() => undefined);
      return result;
    },
  });
  await Promise.race([work(tab), died.promise]);
  return uses;
}

it('loses and doubles nothing when a tab dies at any use of the storage or the network', async () => {
  let deathAt = 1;
  for (let isDead = true; isDead; deathAt += 1) {
    const device = createDevice();
    const server = createServer();
    device.respond = async (request) => server.accept(request);
    const told: string[] = [];
    const uses = await runUntilDeath(device, deathAt, async (tab) => {
      for (const name of ['a', 'b']) {
        await tab.send(meal(name), 10_000);
        told.push(name);
      }
    });
    isDead = uses >= deathAt;
    await device.openTab().deliver(1);
    const stored = [...server.stored.values()];
    expect(stored, `died at use ${deathAt}`).toEqual(['a', 'b'].slice(0, stored.length));
    expect(stored.length, `died at use ${deathAt}`).toBeGreaterThanOrEqual(told.length);
    expect(await device.openTab().list(1)).toEqual([]);
  }
  expect(deathAt, 'the tab used the storage and the network').toBeGreaterThan(10);
});

it('keeps every write when the storage fails at any later use', async () => {
  for (let failAt = 1; failAt < 20; failAt += 1) {
    const device = createDevice();
    const server = createServer();
    device.respond = async (request) => server.accept(request);
    let uses = 0;
    const tab = device.openTab({
      database: async () => {
        uses += 1;
        if (uses === failAt) throw new DOMException('full', 'QuotaExceededError');
        return openDeviceDatabase();
      },
    });
    const { kind } = await tab.send(meal('a'), 10_000);
    await device.openTab().deliver(1);
    expect([...server.stored.values()], `failed at use ${failAt}`).toEqual(kind === 'unstored' ? [] : ['a']);
  }
});
