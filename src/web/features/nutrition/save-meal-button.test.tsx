import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { buttonStyle } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { emptyMeal, type MealValues, mealSchema } from './meal-form.ts';
import { addItem } from './meal-items.ts';
import { SaveMealButton } from './save-meal-button.tsx';

const water = {
  ...{ food: 'Water', foodId: 'fndds:1', grams: 200, source: 'USDA FNDDS', assumed: [], isCounted: false },
  ...{ kcal: 0, protein: 0, carbs: 0, fat: 0, alternatives: [], portions: [] },
};

test.each<['primary' | 'soft', string, Partial<MealValues>]>([
  ['soft', 'nothing', {}],
  ['soft', 'spaces', { sentence: ' ' }],
  ['primary', 'a sentence', { sentence: 'two eggs' }],
  ['primary', 'a food', { items: addItem([], water) }],
  ['soft', 'a sentence behind the values', { isManual: true, sentence: 'two eggs' }],
  ['primary', 'a name', { isManual: true, name: 'Soup' }],
  ['soft', 'a sentence and an open camera', { sentence: 'two eggs', isCapturing: true }],
])('is a %s button for a meal with %s', async (variant, _content, values) => {
  await renderPart(() => (
    <Form
      schema={mealSchema('en')}
      defaultValues={{ ...emptyMeal(), ...values }}
      onSubmit={async () => undefined}
    >
      <SaveMealButton />
    </Form>
  ));
  const button = await screen.findByRole('button', { name: 'Save meal' });
  expect(button.className).toBe(buttonStyle(variant));
});

test('is the primary button of the page before the meal has content', async () => {
  await renderPart(() => (
    <Form schema={mealSchema('en')} defaultValues={emptyMeal()} onSubmit={async () => undefined}>
      <SaveMealButton wide />
    </Form>
  ));
  const button = await screen.findByRole('button', { name: 'Save meal' });
  expect(button.className).toBe(buttonStyle('primary', 'full'));
});
