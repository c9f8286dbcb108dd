import 'fake-indexeddb/auto';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pages } from '#contracts/pages.ts';
import { deviceOutbox } from '#web/lib/outbox/device-outbox.ts';
import { setHasUnsent } from '#web/lib/unsent-flag.ts';
import { renderRoute, testUser } from '#web/testing/render-route.tsx';

const oats = {
  ...{ id: 1, foodId: 'own:1', name: 'Oats', portionGrams: null, barcode: null, recipe: null },
  per100: { kcal: 370, protein: null, carbs: null, fat: null },
};

const values = { calories: null, protein: null, carbs: null, fat: null };

const answers = {
  'GET /api/food-entries': [],
  'GET /api/nutrition-summary': {
    date: '2026-03-10',
    entries: 0,
    totals: values,
    targets: values,
    water: null,
  },
  'GET /api/nutrition-days': [],
  'GET /api/health-metrics': [],
  'GET /api/food-suggestions': { recents: [], favourites: [] },
  'GET /api/food-sources': { sources: [], barcodeLookup: false },
};

it('lists a food that waits to be sent, and does not say that there is none', async () => {
  const body = { name: 'Granola', per100: { kcal: 400, protein: null, carbs: null, fat: null } };
  const food = { userId: testUser.id, method: 'POST', path: '/api/own-foods', input: { body } } as const;
  await deviceOutbox.add({ ...food, zone: 'UTC' });
  setHasUnsent(testUser.id, true);
  const { person } = await renderRoute(pages.nutrition, {
    answers: { ...answers, 'GET /api/own-foods': [], 'POST /api/own-foods': { fails: 'internal' } },
  });
  await person.click(await screen.findByRole('button', { name: 'My foods' }));
  const dialog = within(await screen.findByRole('dialog'));
  const unsent = within(await dialog.findByRole('region', { name: 'Entries on this device' }));
  expect(unsent.getByRole('listitem').textContent).toMatch(/^Granola ?Own food · 400 kcal\/100 g/);
  expect(dialog.queryByText('No foods of your own yet')).toBeNull();
});

it('rejects the name of an existing food, which the server would replace', async () => {
  const { person } = await renderRoute(pages.nutrition, {
    answers: { ...answers, 'GET /api/own-foods': [oats] },
  });
  await person.click(await screen.findByRole('button', { name: 'My foods' }));
  await person.click(await screen.findByRole('button', { name: 'New food' }));
  const form = within(await screen.findByRole('dialog', { name: 'New food' }));
  await person.type(form.getByLabelText('Name'), 'OATS');
  await person.type(form.getByLabelText('Calories (kcal)'), '100');
  await person.click(form.getByRole('button', { name: 'Save food' }));
  expect(await form.findByText('You already have a food or recipe with this name.')).toBeTruthy();
});

it('says that a recipe was deleted, not a food', async () => {
  const porridge = { ...oats, id: 2, name: 'Porridge', recipe: { portions: 1, items: [] } };
  const { person } = await renderRoute(pages.nutrition, {
    answers: { ...answers, 'GET /api/own-foods': [porridge], 'DELETE /api/own-foods/2': { deleted: true } },
  });
  await person.click(await screen.findByRole('button', { name: 'My foods' }));
  await person.click(await screen.findByRole('button', { name: 'Delete: Porridge' }));
  expect(await screen.findByText('Recipe deleted')).toBeTruthy();
});
