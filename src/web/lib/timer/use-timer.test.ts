import { expect, test } from 'vitest';
import { formatClock } from './use-timer.ts';

test.each([
  [0, '0:00'],
  [65, '1:05'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [4205, '1:10:05'],
])('%i seconds are shown as %s', (seconds, text) => {
  expect(formatClock(seconds)).toBe(text);
});
