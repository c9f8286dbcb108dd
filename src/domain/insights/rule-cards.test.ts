import { expect, test } from 'vitest';
import { mealShares } from '../nutrition/macro-shares.ts';
import { holdingRules, type RuleDay } from './rule-cards.ts';

const week = (moods: (number | null)[], waterIntake: number | null = null): RuleDay[] =>
  moods.map((mood, index) => ({ date: `2026-03-0${index + 1}`, mood, waterIntake }));
const rules = (...input: Parameters<typeof holdingRules>) => holdingRules(...input).map(({ rule }) => rule);

test('nothing is shown without data', () => {
  expect(holdingRules([], [])).toEqual([]);
});

test('steady mood: five days within two points', () => {
  expect(holdingRules(week([6, 7, 8, 7, 6]), [])).toEqual([
    { rule: 'steadyMood', type: 'pattern', category: 'mood', confidence: 92, days: 5, low: 6, high: 8 },
  ]);
  expect(rules(week([6, 7, 8, 7, null]), [])).toEqual([]);
  expect(rules(week([5, 7, 8, 7, 6]), [])).toEqual([]);
});

test('more water: fewer than six glasses a day on average', () => {
  expect(holdingRules(week([null, null, null, null, null], 4), [])).toMatchObject([
    { rule: 'moreWater', confidence: 89, mean: 4 },
  ]);
  expect(rules(week([null, null, null, null, null], 6), [])).toEqual([]);
  expect(rules(week([null, null, null, null], 4), [])).toEqual([]);
  // A mean that is shown as 6.0 does not count as fewer than 6.
  expect(rules(week([null, null, null, null, null], 5.96), [])).toEqual([]);
});

test('protein: a fifth of the energy of two or more complete meals', () => {
  const meal = { protein: 25, carbs: 50, fat: 100 / 9 };
  expect(holdingRules([], [meal, meal])).toMatchObject([
    { rule: 'proteinToday', confidence: 87, percent: 25 },
  ]);
  expect(rules([], [meal])).toEqual([]);
  expect(rules([], [meal, { protein: 0, carbs: 50, fat: 0 }])).toEqual([]);
  expect(rules([], [meal, { protein: 50, carbs: null, fat: 0 }])).toEqual([]);
  expect(
    rules(
      [],
      [
        { protein: 0, carbs: 0, fat: 0 },
        { protein: 0, carbs: 0, fat: 0 },
      ],
    ),
  ).toEqual([]);
});

test('protein: the percentage is the share that the nutrition page shows', () => {
  const meals = [
    { protein: 13, carbs: 27, fat: 11 },
    { protein: 45, carbs: 44, fat: 16 },
  ];
  expect(holdingRules([], meals)).toMatchObject([{ percent: mealShares(meals)?.protein }]);
});
