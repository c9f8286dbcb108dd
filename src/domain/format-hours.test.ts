import { expect, it } from 'vitest';
import { formatHours } from './format-hours.ts';

it.each([
  [8, '8\u00a0h'],
  [7.5, '7\u00a0h\u00a030\u00a0min'],
  [7.999, '8\u00a0h'],
  [0.75, '45\u00a0min'],
  [0, '0\u00a0min'],
])('writes %s hours as %s', (hours, text) => {
  expect(formatHours(hours)).toBe(text);
});
