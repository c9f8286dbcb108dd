import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useUsualMealType } from './use-meal-form.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('suggests the type of meal for the current time, also on a page that has been open for hours', () => {
  vi.useFakeTimers({ now: new Date(2026, 2, 10, 8, 0) });
  const { result } = renderHook(useUsualMealType);
  expect(result.current).toBe('breakfast');
  act(() => vi.advanceTimersByTime(10 * 60 * 60 * 1000));
  expect(result.current).toBe('dinner');
});
