import { expect, it } from 'vitest';
import { findCycleDay } from './find-cycle-day.ts';

const cycles = ['2026-01-05', '2026-02-02'].map((start) => ({
  ...{ start, length: null, atypical: false, counted: false },
}));

it.each([
  ['2026-01-04', undefined],
  ['2026-01-05', 1],
  ['2026-02-01', 28],
  ['2026-02-02', 1],
  ['2026-05-02', 90],
  ['2026-05-03', undefined],
])('counts %s from the last start', (day, number) => {
  expect(findCycleDay(cycles, day)).toBe(number);
});
