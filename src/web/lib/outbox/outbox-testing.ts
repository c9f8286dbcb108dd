import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { openDeviceDatabase } from '#web/lib/device-database.ts';
import { createOutbox, type OutboxDeps } from './outbox.ts';
import type { NewWrite } from './outbox-entry.ts';

/** A request that the server received. */
export interface Received {
  address: string;
  key: string;
  headers: Headers;
  body: unknown;
}

/**
 * Returns a device with an empty database, a clock that the test moves, and a server. `respond` returns the response to
 * each request. By default, it accepts every request.
 */
export function createDevice() {
  globalThis.indexedDB = new IDBFactory();
  const received: Received[] = [];
  const timers: { at: number; work: () => void }[] = [];
  let lock: Promise<unknown> = Promise.resolve();
  let deliveries = 0;
  let openRequests = 0;
  const device = {
    now: 1_000_000,
    received,
    /** How many times a tab has told the other tabs about a change. */
    notices: 0,
    respond: async (_request: Received): Promise<Response> => Response.json({ id: received.length }),
    /** Moves the clock forward and runs the scheduled work that becomes due, in order. */
    async pass(ms: number) {
      const end = device.now + ms;
      for (;;) {
        const next = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        timers.splice(timers.indexOf(next), 1);
        device.now = Math.max(device.now, next.at);
        next.work();
        await device.settle();
      }
      device.now = end;
    },
    /** Waits until no delivery runs or the running delivery waits for a response. */
    settle: () => device.until(() => deliveries === 0 || openRequests > 0),
    /** Waits until no delivery runs. */
    idle: () => device.until(() => deliveries === 0),
    /** Waits until a condition is true. */
    async until(isTrue: () => boolean) {
      while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 1));
    },
    /** Opens a tab: an outbox over the device's database. */
    openTab: (changes: Partial<OutboxDeps> = {}) =>
      createOutbox({
        database: openDeviceDatabase,
        fetch: async (address, init) => {
          const headers = new Headers(init?.headers);
          const request = {
            address: String(address),
            key: headers.get('idempotency-key') ?? '',
            headers,
            body: typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body,
          };
          received.push(request);
          openRequests += 1;
          return device.respond(request).finally(() => {
            openRequests -= 1;
          });
        },
        now: () => device.now,
        randomUuid: () => crypto.randomUUID(),
        withLock: (work) => {
          deliveries += 1;
          const result = lock.then(work).finally(() => {
            deliveries -= 1;
          });
          lock = result.catch(() => undefined);
          return result;
        },
        schedule: (afterMs, work) => void timers.push({ at: device.now + afterMs, work }),
        notify: () => {
          device.notices += 1;
        },
        ...changes,
      }),
  };
  return device;
}

export type Device = ReturnType<typeof createDevice>;

export const refuse = (status: number, code = 'invalid_input', headers = {}) =>
  Response.json({ code, message: '', field: 'name' }, { status, headers });

export const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));

/** Returns a write that creates a meal with this name. */
export const meal = (name: string, userId = 1): NewWrite => ({
  userId,
  method: 'POST',
  path: '/api/meals',
  input: { body: { name } },
  zone: 'Europe/Stockholm',
});

export const namesOf = (requests: readonly Received[]): unknown[] =>
  requests.map(({ body }) => (body as { name: string }).name);
