// @vitest-environment node
import { expect, it } from 'vitest';
import { backOffMs, remainingMs, retryAfterMs } from './back-off.ts';

it('doubles the wait up to eight seconds', () => {
  expect([1, 2, 3, 4, 5, 100].map(backOffMs)).toEqual([1_000, 2_000, 4_000, 8_000, 8_000, 8_000]);
});

it.each([
  ['120', 120_000],
  ['0', 0],
  ['999999', 3_600_000],
  ['Thu, 01 Jan 1970 00:01:00 GMT', 50_000],
  ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
])('reads Retry-After %j', (header, ms) => {
  expect(retryAfterMs(header, 10_000)).toBe(ms);
});

it('ends a wait when its time has come or the clock was set back', () => {
  const wait = { until: 5_000, ms: 2_000 };
  expect([3_000, 4_000, 5_000, 9_000, 1_000].map((now) => remainingMs(wait, now))).toEqual([
    2_000, 1_000, 0, 0, 0,
  ]);
  expect(remainingMs(undefined, 0)).toBe(0);
});
