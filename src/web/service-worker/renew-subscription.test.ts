import { beforeEach, expect, test, vi } from 'vitest';
import { renewSubscription } from './renew-subscription.ts';

const subscription = (endpoint: string) => ({
  endpoint,
  options: { applicationServerKey: new ArrayBuffer(65) },
  toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
});
const subscribe = vi.fn(async () => subscription('https://push.example/again'));
let known: string[];
let status: number;
let saved: unknown[];

beforeEach(() => {
  known = ['https://push.example/old'];
  status = 200;
  saved = [];
  subscribe.mockClear();
  vi.stubGlobal('registration', { pushManager: { subscribe } });
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (!init) {
      return Response.json({ pushSubscriptions: known.map((endpoint) => ({ endpoint })) }, { status });
    }
    saved.push([init.method, path, (JSON.parse(String(init.body)) as { endpoint: string }).endpoint]);
    return Response.json({ id: 1 });
  });
});

const change = (oldEndpoint?: string, newEndpoint?: string) =>
  renewSubscription({
    oldSubscription: oldEndpoint && subscription(oldEndpoint),
    newSubscription: newEndpoint && subscription(newEndpoint),
  } as never);

test("the browser's new subscription is saved", async () => {
  await change('https://push.example/old', 'https://push.example/new');
  expect(saved).toEqual([['POST', '/api/push-subscriptions', 'https://push.example/new']]);
  expect(subscribe).not.toHaveBeenCalled();
});

test('without a new subscription, the browser subscribes again with the same key', async () => {
  await change('https://push.example/old');
  expect(subscribe).toHaveBeenCalledExactlyOnceWith({
    userVisibleOnly: true,
    applicationServerKey: new ArrayBuffer(65),
  });
  expect(saved).toEqual([['POST', '/api/push-subscriptions', 'https://push.example/again']]);
});

test('nothing is saved for a person who had not set up push in this browser', async () => {
  known = ['https://push.example/phone'];
  await change('https://push.example/old', 'https://push.example/new');
  expect(saved).toEqual([]);
});

test('nothing is saved when nobody is signed in, or if the browser does not name the old subscription', async () => {
  await change(undefined, 'https://push.example/new');
  status = 401;
  await change('https://push.example/old', 'https://push.example/new');
  expect(saved).toEqual([]);
});
