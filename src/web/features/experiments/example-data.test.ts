import { expect, it } from 'vitest';
import { exampleDays, exampleMeans } from './example-data.ts';
import { exampleResult } from './example-result.ts';

it('draws each weekday in two of the four weeks, so that no weekday looks chosen', () => {
  const days = exampleDays(1);
  const counts = [0, 1, 2, 3, 4, 5, 6].map(
    (weekday) => days.filter(({ isOn }, index) => isOn && index % 7 === weekday).length,
  );
  expect(counts).toEqual([2, 2, 2, 2, 2, 2, 2]);
});

it.each([0, 1] as const)(
  'with %s as the first weekday, the example helps, by the difference of its means',
  (first) => {
    const { conclusion, asDrawn } = exampleResult(first);
    expect(conclusion).toBe('helps');
    expect(asDrawn?.effect).toBeCloseTo(exampleMeans.on - exampleMeans.off, 1);
    expect(asDrawn).toMatchObject({ onDays: 14, offDays: 14 });
  },
);
