import { expect, it } from 'vitest';
import { formatHours } from './format-hours.ts';

it.each([
  [8, '8 h'],
  [7.5, '7 h 30 min'],
  [7.999, '8 h'],
  [0.75, '45 min'],
  [0, '0 min'],
])('writes %s hours as %s', (hours, text) => {
  expect(formatHours(hours)).toBe(text);
});
