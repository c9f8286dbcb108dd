import { expect, test } from 'vitest';
import { guessWorkoutType } from './guess-workout-type.ts';

test('returns the type of a workout for its name', () => {
  expect(guessWorkoutType('Strength Training (Weight)')).toBe('strength');
  expect(guessWorkoutType('Styrketräning')).toBe('strength');
  expect(guessWorkoutType('Hot Yoga')).toBe('yoga');
  expect(guessWorkoutType('Running')).toBe('cardio');
  expect(guessWorkoutType('Gymnastik')).toBe('yoga');
  expect(guessWorkoutType('')).toBe('cardio');
});
