import { expect, it } from 'vitest';
import { exampleDays } from './example-data.ts';

it('draws each weekday in two of the four weeks, so that no weekday looks chosen', () => {
  const days = exampleDays(1);
  const counts = [0, 1, 2, 3, 4, 5, 6].map(
    (weekday) => days.filter(({ isOn }, index) => isOn && index % 7 === weekday).length,
  );
  expect(counts).toEqual([2, 2, 2, 2, 2, 2, 2]);
});
