import { expect, test } from 'vitest';
import { type Category, isValidAnswer } from '#domain/checkin.ts';
import { seededRandom } from '#domain/seeded-random.ts';
import { generateCheckins } from './generate-checkins.ts';

const today = '2026-03-10';
const year = (seed: number) => generateCheckins(seededRandom(seed), today, 365);

test('the same seed gives the same year, and another seed gives another year', () => {
  expect(year(1)).toEqual(year(1));
  expect(year(1)).not.toEqual(year(2));
});

test('every answer is valid, and the days lie in the year up to today with some missing', () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const days = year(seed);
    expect(days.length).toBeGreaterThan(250);
    expect(days.length).toBeLessThan(365);
    expect(days.at(-1)!.day <= today && days[0]!.day > '2025-03-10').toBe(true);
    for (const { answers } of days) {
      const wrong = Object.entries(answers).filter(
        ([category, answer]) => !isValidAnswer(category as Category, answer),
      );
      expect(wrong).toEqual([]);
    }
  }
});

test('energy is lower after a night that was rated as bad', () => {
  const answers = [1, 2, 3].flatMap(year).map((day) => day.answers);
  const mean = (of: typeof answers) => of.reduce((sum, answer) => sum + answer.energy, 0) / of.length;
  const good = answers.filter((answer) => answer.sleep >= 8);
  const bad = answers.filter((answer) => answer.sleep <= 5);
  expect(mean(good) - mean(bad)).toBeGreaterThan(0.8);
});
