import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useToday } from './clock.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 2, 10, 23, 59, 30) });
});
afterEach(() => {
  vi.useRealTimers();
});

it('changes to the next day at midnight', () => {
  const { result } = renderHook(useToday);
  expect(result.current).toBe('2026-03-10');
  act(() => vi.advanceTimersByTime(29_999));
  expect(result.current).toBe('2026-03-10');
  act(() => vi.advanceTimersByTime(1));
  expect(result.current).toBe('2026-03-11');
});

it('notices a midnight during which the computer slept', () => {
  const { result } = renderHook(useToday);
  vi.setSystemTime(new Date(2026, 2, 13, 8, 0));
  act(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe('2026-03-13');
});

it('stops its timer when no component uses it', () => {
  const { unmount } = renderHook(useToday);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
