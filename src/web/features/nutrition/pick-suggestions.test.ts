import { expect, test } from 'vitest';
import type { MealType } from '#domain/nutrition/meals.ts';
import { pickSuggestions } from './pick-suggestions.ts';

const food = (name: string) => ({
  name,
  description: null,
  calories: 1,
  protein: null,
  carbs: null,
  fat: null,
});
const recent = (name: string, mealType: MealType) => ({ ...food(name), mealType });
const favourite = (name: string, mealType: MealType | null, id = 1) => ({ ...food(name), mealType, id });
const names = (foods: { name: string }[]) => foods.map(({ name }) => name);

const suggestions = {
  favourites: [favourite('Oatmeal', 'breakfast'), favourite('Salmon', 'dinner')],
  recents: [recent('salmon', 'dinner'), recent('Apple', 'snack'), recent('Soup', 'dinner')],
};

test('favourites come first, those of the meal before the others, each food once', () => {
  expect(names(pickSuggestions(suggestions, 'dinner', ''))).toEqual(['Salmon', 'Oatmeal', 'Soup', 'Apple']);
});

test('typed text filters the suggestions, and a complete name has none', () => {
  expect(names(pickSuggestions(suggestions, 'lunch', ' SO'))).toEqual(['Soup']);
  expect(names(pickSuggestions(suggestions, 'lunch', 'mEa'))).toEqual(['Oatmeal']);
  expect(pickSuggestions(suggestions, 'lunch', 'salmon')).toEqual([]);
});

test('at most six foods are suggested', () => {
  const recents = Array.from({ length: 20 }, (_, index) => recent(`Food ${index}`, 'lunch'));
  expect(pickSuggestions({ favourites: [], recents }, 'lunch', '')).toHaveLength(6);
});
