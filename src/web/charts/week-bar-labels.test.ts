import { expect, it } from 'vitest';
import { placeBandLabel } from './week-bar-labels.tsx';

it.each([
  ['in the middle of the band', 120, 40, 120],
  ['below the goal, if the band is close below it', 50, 40, 84],
  ['above the goal, if the band is close above it', 90, 100, 56],
  ['below the goal, if there is no room above it', 20, 30, 74],
  ['inside the drawing', 205, 40, 188],
])('puts the label %s', (_, bandY, goalY, expected) => {
  expect(placeBandLabel(bandY, goalY, 208)).toBe(expected);
});
