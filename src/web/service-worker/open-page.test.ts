import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from './open-page.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const stored = () => new Response('stored');
const open = async (
  fetchPage: () => Promise<Response>,
  findDocument = async () => stored() as Response | undefined,
) => (await openPage({ fetchPage, findDocument })).text();

test('a page comes from the network, with any status of the server', async () => {
  expect(await open(async () => new Response('fresh'))).toBe('fresh');
  expect(await open(async () => new Response('missing', { status: 404 }))).toBe('missing');
});

test('the stored document is shown if the network or the server is down', async () => {
  expect(await open(() => Promise.reject(new TypeError('offline')))).toBe('stored');
  expect(await open(async () => new Response('bad gateway', { status: 502 }))).toBe('stored');
});

test('the stored document is shown after three seconds of silence, not before', async () => {
  let shown: string | undefined;
  const opening = open(() => new Promise(() => {})).then((text) => {
    shown = text;
  });
  await vi.advanceTimersByTimeAsync(2_999);
  expect(shown).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  await opening;
  expect(shown).toBe('stored');
});

test('without a stored document the response of the network is used, even if it is late or an error', async () => {
  const none = async () => undefined;
  expect(await open(async () => new Response('down', { status: 502 }), none)).toBe('down');
  await expect(open(() => Promise.reject(new TypeError('offline')), none)).rejects.toThrow('offline');
});
