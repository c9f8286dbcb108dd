import { describe, expect, test } from 'vitest';
import {
  answerBounds,
  categories,
  combineAnswers,
  getCategoryRule,
  isCategoryDone,
  isValidAnswer,
} from './checkin.ts';

test('defaults match the specification and are valid answers', () => {
  const defaults = Object.fromEntries(
    categories.map((category) => [category, getCategoryRule(category).default]),
  );
  expect(defaults).toEqual({
    energy: 7,
    stress: 4,
    mood: 7,
    sleep: 7,
    junk_food: 0,
    alcohol: 0,
    sugar: 0,
    self_care: 1,
    procrastination: 0,
    hydration: 5,
  });
  for (const category of categories)
    expect(isValidAnswer(category, getCategoryRule(category).default)).toBe(true);
});

test('bounds match the specification', () => {
  expect(answerBounds).toEqual({
    scale: { min: 1, max: 10 },
    yesNo: { min: 0, max: 1 },
    glasses: { min: 0, max: 15 },
  });
});

test.each([
  [0, 1, false],
  [1, 1, true],
  [1, 2, true],
  [1, 3, false],
  [2, 3, true],
  [2, 5, false],
  [3, 5, true],
  [0, 0, false],
])('with %i of %i questions answered, done is %s', (answered, questions, done) => {
  expect(isCategoryDone(answered, questions)).toBe(done);
});

describe('combineAnswers', () => {
  test('averages scales, adds glasses, takes any yes, and returns undefined without answers', () => {
    expect(combineAnswers('mood', [6, 9])).toBe(7.5);
    expect(combineAnswers('hydration', [3, 4])).toBe(7);
    expect(combineAnswers('alcohol', [0, 1])).toBe(1);
    expect(combineAnswers('mood', [])).toBeUndefined();
  });
});
