import { expect, test, vi } from 'vitest';
import { keepScreenOn } from './keep-screen-on.ts';

/** Stubs the browser's wake lock API. Returns the locks that were granted. */
function stubWakeLock(answer: () => Promise<unknown> = async () => undefined) {
  const locks: { released: boolean; release: () => Promise<void> }[] = [];
  const request = vi.fn(async (_type: string) => {
    await answer();
    const lock = {
      released: false,
      release: async () => {
        lock.released = true;
      },
    };
    locks.push(lock);
    return lock;
  });
  vi.stubGlobal('navigator', { wakeLock: { request } });
  return { locks, request };
}

function setVisibility(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('a lock is requested, and released at the end', async () => {
  const { locks, request } = stubWakeLock();
  const end = keepScreenOn();
  await settle();
  expect(request).toHaveBeenCalledExactlyOnceWith('screen');
  end();
  expect(locks.map(({ released }) => released)).toEqual([true]);
  window.dispatchEvent(new Event('focus'));
  await settle();
  expect(locks).toHaveLength(1);
});

test('a lock that the browser released is requested again when the page is visible', async () => {
  const { locks } = stubWakeLock();
  const end = keepScreenOn();
  await settle();
  await locks[0]?.release();
  setVisibility('hidden');
  await settle();
  expect(locks).toHaveLength(1);
  setVisibility('visible');
  window.dispatchEvent(new Event('focus'));
  await settle();
  expect(locks).toHaveLength(2);
  window.dispatchEvent(new Event('focus'));
  await settle();
  expect(locks).toHaveLength(2);
  end();
});

test('a rejected request is repeated with the next event', async () => {
  const answer = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('NotAllowedError'));
  const { locks } = stubWakeLock(answer);
  const end = keepScreenOn();
  await settle();
  expect(locks).toHaveLength(0);
  window.dispatchEvent(new Event('pageshow'));
  await settle();
  expect(locks).toHaveLength(1);
  end();
});

test('a lock that is granted after the end is released', async () => {
  const { locks } = stubWakeLock();
  keepScreenOn()();
  await settle();
  expect(locks.map(({ released }) => released)).toEqual([true]);
});

test('a browser without wake locks is left alone', () => {
  vi.stubGlobal('navigator', {});
  expect(keepScreenOn()).not.toThrow();
});
