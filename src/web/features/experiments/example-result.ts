import { analyse } from '#domain/experiments/analyse.ts';
import { createPlan } from '#domain/experiments/plan.ts';
import { exampleDays } from './example-data.ts';

/** The invented smallest improvement that matters, in points of 10. */
export const exampleSmallest = 0.5;

/** Returns the result of the example, computed as that of every experiment. */
export function exampleResult(firstWeekday: 0 | 1) {
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
