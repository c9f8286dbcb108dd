import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { timeZone } from './time-zone.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('asks the browser for the zone at most once per second', () => {
  vi.setSystemTime('2026-03-10T12:00:00Z');
  const format = vi.spyOn(Intl, 'DateTimeFormat');
  expect([timeZone(), timeZone(), timeZone()]).toEqual(Array(3).fill(timeZone()));
  expect(format).toHaveBeenCalledTimes(1);
  vi.setSystemTime('2026-03-10T12:00:01Z');
  timeZone();
  expect(format).toHaveBeenCalledTimes(2);
});
