import { expect, test } from 'vitest';
import { addDays } from '../calendar-day.ts';
import { tellWeek } from './week-story.ts';

const to = '2026-03-29';
/** Returns values on consecutive days that end on `to`. */
const daily = (values: number[]) =>
  values.map((value, index) => ({ day: addDays(to, index + 1 - values.length), value }));
const weeks = (means: number[]) => daily(means.flatMap((mean) => Array.from({ length: 7 }, () => mean)));

test('an unusual measure comes first, with its usual value', () => {
  const mood = weeks([6, 6.5, 5.5, 6.25, 8]);
  const energyLevel = weeks([5, 6, 5, 6, 5.5]);
  const { from, facts } = tellWeek({ energyLevel, mood }, to);
  expect(from).toBe('2026-03-23');
  expect(facts).toEqual([
    { measure: 'mood', value: 8, usual: 6.125, low: 5.65, high: 6.425, standing: 'above', days: 7 },
    { measure: 'energyLevel', value: 5.5, usual: 5.5, low: 5, high: 6, standing: 'usual', days: 7 },
  ]);
});

test('a habit is counted in days', () => {
  const one = [1, 0, 0, 0, 0, 0, 0];
  const alcoholConsumption = daily([...one, ...one, ...one, 1, 1, 1, 0, 0, 0, 0]);
  const [fact] = tellWeek({ alcoholConsumption }, to).facts;
  expect(fact).toMatchObject({ value: 3, usual: 1, low: 1, high: 1, standing: 'above' });
});

test('a habit with fewer answers this week is compared by its share of the answered days', () => {
  const everyOther = [1, 0, 1, 0, 1, 0, 0];
  const earlier = daily([...everyOther, ...everyOther, ...everyOther, 1, 0, 1, 0, 0, 0, 0]);
  const alcoholConsumption = earlier.filter(({ day }) => day <= '2026-03-26');
  const [fact] = tellWeek({ alcoholConsumption }, to).facts;
  expect(fact).toMatchObject({ value: 2, days: 4, standing: 'above' });
  expect(fact?.usual).toBeCloseTo((3 / 7) * 4);
});

test('too few days in the week, or too few earlier weeks, give no facts', () => {
  expect(tellWeek({}, to).facts).toEqual([]);
  expect(tellWeek({ mood: weeks([6, 6, 6]) }, to).facts).toEqual([]);
  expect(
    tellWeek({ mood: weeks([6, 6, 6, 6, 6]).filter(({ day }) => day < '2026-03-26') }, to).facts,
  ).toEqual([]);
});
