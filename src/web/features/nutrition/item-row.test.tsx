import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { ItemRow } from './item-row.tsx';
import { mergeRead } from './meal-items.ts';

const per100 = { kcal: 196, protein: 13.6, carbs: 0.8, fat: 15 };
const [item] = mergeRead(
  [],
  [
    {
      ...{ food: 'Egg', foodId: 'fdc:egg', source: 'USDA', assumed: [], isCounted: false, portions: [] },
      ...{ grams: 50, kcal: 71.5, protein: 6, carbs: 0.5, fat: 5 },
      alternatives: [{ food: 'Egg, fried', foodId: 'fdc:fried', kcalPer100: 196, per100, source: 'USDA' }],
    },
  ],
);

it('shows the energy of an alternative for the weight of the food', async () => {
  const { person } = await renderPart(() => (
    <QueryClientProvider client={new QueryClient()}>
      <ItemRow item={item!} namesSource={false} onChange={() => undefined} onRemove={() => undefined} />
    </QueryClientProvider>
  ));
  await person.click(await screen.findByRole('button', { name: /^Wrong food/ }));
  expect(screen.getByRole('button', { name: /^Egg, fried/ }).textContent).toBe('Egg, fried98 kcal');
});
