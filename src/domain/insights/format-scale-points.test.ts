import { expect, it } from 'vitest';
import { formatScalePoints } from './format-scale-points.ts';

it.each([
  ['1', '1 point', '1 poäng'],
  ['−1', '−1 point', '−1 poäng'],
  ['+1', '+1 point', '+1 poäng'],
  ['0.9', '0.9 points', '0.9 poäng'],
  ['−1.1', '−1.1 points', '−1.1 poäng'],
  ['11', '11 points', '11 poäng'],
])('gives %s its unit', (number, english, swedish) => {
  expect(formatScalePoints(number, 'en')).toBe(english);
  expect(formatScalePoints(number, 'sv')).toBe(swedish);
});
