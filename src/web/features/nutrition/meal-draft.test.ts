import { describe, expect, test } from 'vitest';
import type { FoodEntry } from '#contracts/nutrition.ts';
import { emptyDraft, mealToDraft, parseDraft, parseNutrient } from './meal-draft.ts';

const meal: FoodEntry = {
  id: 3,
  userId: 7,
  name: 'Soup',
  description: null,
  mealType: 'dinner',
  calories: 250,
  protein: 12.5,
  carbs: null,
  fat: null,
  voiceTranscript: null,
  photoUrl: null,
  nutritionScore: null,
  timestamp: '2026-03-10T23:30:00.000Z',
  date: '2026-03-10',
  zone: 'America/New_York',
  source: 'self',
};
const place = { userId: 7, day: '2026-03-12', zone: 'Europe/Stockholm', meal: undefined };
const draft = { ...emptyDraft('lunch'), name: ' Herring ' };

describe('a typed number', () => {
  test.each([
    ['calories', ' 1 200 ', 1200],
    ['calories', '350.9', 350],
    ['calories', '1,200', undefined],
    ['calories', '-5', undefined],
    ['protein', '12.5', 12.5],
    ['protein', '12,5', 12.5],
    ['protein', '', null],
    ['fat', '1e3', undefined],
    ['fat', 'a little', undefined],
  ] as const)('%s %j is %j', (name, text, value) => {
    expect(parseNutrient(name, text)).toBe(value);
  });
});

test('only what was filled in is sent', () => {
  expect(parseDraft(draft, place)).toEqual({
    body: { userId: 7, name: 'Herring', mealType: 'lunch', date: '2026-03-12' },
  });
  const full = {
    ...draft,
    description: ' on rye ',
    calories: '420',
    fat: '18,5',
    voiceTranscript: 'herring',
  };
  expect(parseDraft(full, place)).toEqual({
    body: {
      userId: 7,
      name: 'Herring',
      mealType: 'lunch',
      description: 'on rye',
      calories: 420,
      fat: 18.5,
      voiceTranscript: 'herring',
      date: '2026-03-12',
    },
  });
});

test('every field that is no number is named', () => {
  expect(parseDraft({ ...draft, calories: 'some', carbs: '?', fat: '1' }, place)).toEqual({
    invalidFields: ['calories', 'carbs'],
  });
});

test('a time is one of the day in the zone of the person', () => {
  expect(parseDraft({ ...draft, time: '12:30' }, place)).toMatchObject({
    body: { date: '2026-03-12', timestamp: '2026-03-12T11:30:00.000Z' },
  });
});

test('a changed meal keeps its time unless another is chosen, and then in its own zone', () => {
  const same = mealToDraft(meal);
  expect(same).toMatchObject({ time: '19:30', calories: '250', protein: '12.5', carbs: '', description: '' });
  const unchanged = parseDraft(same, { ...place, meal });
  expect(unchanged).toEqual({
    body: { userId: 7, name: 'Soup', mealType: 'dinner', calories: 250, protein: 12.5 },
  });
  expect(parseDraft({ ...same, time: '18:00' }, { ...place, meal })).toMatchObject({
    body: { timestamp: '2026-03-10T22:00:00.000Z' },
  });
});
