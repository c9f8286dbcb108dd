import { expect, test } from 'vitest';
import { measureNames, measures } from './measures/catalogue.ts';
import {
  allNumbersShown,
  isFieldShown,
  isMeasureShown,
  levelOf,
  noNumbersShown,
  numberKinds,
} from './shown-numbers.ts';

const isHidden = (name: (typeof measureNames)[number]) => !isMeasureShown(name, noNumbersShown);

test('every measure in calories, grams, kilograms or points can be hidden', () => {
  const units = ['kilocalories', 'grams', 'kilograms', 'ofTen', 'ofFive'];
  const inUnits = measureNames.filter((name) => units.includes(measures[name].unit));
  expect(inUnits.filter((name) => !isHidden(name))).toEqual([]);
  const others = measureNames.filter((name) => isHidden(name) && !inUnits.includes(name));
  expect(others).toEqual(['bodyFat', 'waist', 'sleepEfficiency']);
});

test('a switch hides the measures of its own kind only', () => {
  expect(measureNames.every((name) => isMeasureShown(name, allNumbersShown))).toBe(true);
  const examples = { calories: 'protein', weight: 'waist', scores: 'mood' } as const;
  for (const kind of numberKinds) {
    const shown = { ...allNumbersShown, [kind]: false };
    const hidden = Object.values(examples).filter((name) => !isMeasureShown(name, shown));
    expect(hidden).toEqual(kind === 'streaks' ? [] : [examples[kind]]);
    expect(isMeasureShown('steps', shown)).toBe(true);
  }
});

test('fields of records follow the same switches', () => {
  const fields = ['caloriesBurned', 'weight', 'quality', 'duration', 'name'];
  expect(fields.filter((field) => isFieldShown(field, noNumbersShown))).toEqual(['duration', 'name']);
  expect(fields.every((field) => isFieldShown(field, allNumbersShown))).toBe(true);
});

test('the thirds of a scale are low, medium and high', () => {
  const scale = { min: 1, max: 10 };
  expect([1, 3.9, 4, 6.9, 7, 10].map((value) => levelOf(value, scale))).toEqual([
    ...['low', 'low', 'medium', 'medium', 'high', 'high'],
  ]);
});
