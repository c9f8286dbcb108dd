import { expect, it } from 'vitest';
import { analyse } from '#domain/experiments/analyse.ts';
import { createPlan } from '#domain/experiments/plan.ts';
import { exampleDays, exampleMeans, exampleResult, exampleSmallest } from './example-data.ts';

it('draws each weekday in two of the four weeks, so that no weekday looks chosen', () => {
  const days = exampleDays(1);
  const counts = [0, 1, 2, 3, 4, 5, 6].map(
    (weekday) => days.filter(({ isOn }, index) => isOn && index % 7 === weekday).length,
  );
  expect(counts).toEqual([2, 2, 2, 2, 2, 2, 2]);
});

/** Returns the result that the analysis of every experiment computes from the days of the example. */
function analyseExample(firstWeekday: 0 | 1) {
  const days = exampleDays(firstWeekday);
  const plan = createPlan(
    {
      action: { measure: 'junkFoodConsumption', words: '', form: 'without' },
      outcome: 'energyLevel',
      lag: 1,
      length: 28,
    },
    { better: 'higher', start: days[0]?.day ?? '', smallestThatMatters: exampleSmallest, seed: 1 },
  );
  const schedule = days.map(({ isOn }) => (isOn ? '1' : '0')).join('');
  const known = days.map(({ day, value }) => ({ day, done: null, outcome: value }));
  return analyse({ ...plan, schedule }, known, null);
}

it.each([0, 1] as const)('with %s as the first weekday, shows the result of the analysis', (first) => {
  const { asDrawn, conclusion, reason, isOpposite } = analyseExample(first);
  expect({ conclusion, reason, isOpposite }).toEqual({
    conclusion: exampleResult.conclusion,
    reason: null,
    isOpposite: false,
  });
  const { p, ...shown } = exampleResult.asDrawn;
  const rounded = (value: number | null | undefined) => Number(value?.toFixed(1));
  expect({
    effect: rounded(asDrawn?.effect),
    low: rounded(asDrawn?.low),
    high: rounded(asDrawn?.high),
    onDays: asDrawn?.onDays,
    offDays: asDrawn?.offDays,
  }).toEqual(shown);
  // The text says "less than once in 100 times" for both.
  expect(Math.max(p, asDrawn?.p ?? 1)).toBeLessThan(0.005);
  expect(shown.effect).toBeCloseTo(exampleMeans.on - exampleMeans.off, 1);
});
