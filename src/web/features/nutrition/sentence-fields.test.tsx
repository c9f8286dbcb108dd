import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ParsedItem } from '#contracts/foods.ts';
import { changeLanguage, type Language } from '#web/i18n/language.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { Form, SubmitButton } from '#web/ui/form.tsx';
import { ItemList } from './item-list.tsx';
import { emptyMeal, mealSchema } from './meal-form.ts';
import { addPhotoItems } from './meal-items.ts';
import { ItemsAlert, SentenceField } from './sentence-fields.tsx';

const water: ParsedItem = {
  food: 'Water',
  foodId: 'fndds:1',
  grams: 200,
  kcal: 0,
  protein: 0,
  carbs: 0,
  fat: 0,
  source: 'USDA FNDDS',
  assumed: [],
  isCounted: false,
  alternatives: [],
  portions: [],
};
const many: ParsedItem[] = Array(41).fill(water);
const heavy = [{ ...water, grams: 5001 }];

test('the total leaves out nutrients that are unknown', async () => {
  const cake = { ...water, food: 'Cake', kcal: 410, protein: null, carbs: null };
  const values = { ...emptyMeal(), items: addPhotoItems([], [cake]) };
  vi.stubGlobal('fetch', async () => Response.json([]));
  const client = new QueryClient();
  await renderPart(() => (
    <QueryClientProvider client={client}>
      <Form schema={mealSchema('en')} defaultValues={values} onSubmit={async () => undefined}>
        <ItemList hasTotal />
      </Form>
    </QueryClientProvider>
  ));
  expect(await screen.findByText('0 g fat')).toBeDefined();
});

test.each<[Language, ParsedItem[], string]>([
  ['en', many, 'A meal can have at most 40 foods. Please remove some.'],
  ['sv', many, 'En måltid kan ha högst 40 livsmedel. Ta bort några.'],
  ['en', heavy, 'A food can weigh at most 5,000 g. Please check the amounts.'],
  ['sv', heavy, 'Ett livsmedel kan väga högst 5 000 g. Kontrollera mängderna.'],
])('in %s, too much in a photo is said above the fields', async (language, items, text) => {
  const values = { ...emptyMeal(), items: addPhotoItems([], items) };
  const { person } = await renderPart(() => (
    <Form schema={mealSchema(language)} defaultValues={values} onSubmit={async () => undefined}>
      <ItemsAlert />
      <SentenceField readNow={() => {}} />
      <SubmitButton>Save</SubmitButton>
    </Form>
  ));
  await changeLanguage(language);
  await person.click(await screen.findByRole('button', { name: 'Save' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent?.replace(/\s/g, ' ')).toBe(text);
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).not.toBe('true');
});
