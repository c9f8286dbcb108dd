import { expect, it } from 'vitest';
import { shortenFirst } from './shorten-first.ts';

it.each([
  ['5 of 10', '8 of 10', '5'],
  ['5,8 glas', '8 glas', '5,8'],
  ['1\u00a0200 steg', '3\u00a0400 steg', '1\u00a0200'],
  ['1 glass', '8 glasses', '1 glass'],
  ['8\u00a0h\u00a09\u00a0min', '9\u00a0h\u00a09\u00a0min', '8\u00a0h\u00a09\u00a0min'],
  ['21:30', '22:30', '21:30'],
])('shortens %s before %s to %s', (first, second, short) => {
  expect(shortenFirst(first, second)).toBe(short);
});
