import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pages } from '#contracts/pages.ts';
import { renderRoute } from '#web/testing/render-route.tsx';

const openDemo = () => renderRoute(pages.demo, { user: null });

it('writes a percentage as one number', async () => {
  await openDemo();
  expect(within(await screen.findByRole('region', { name: 'Sleep Quality' })).getByText('90%')).toBeDefined();
});

it('numbers the days of the month, and says what is usual', async () => {
  await openDemo();
  const steps = within(await screen.findByRole('region', { name: "Today's Steps" }));
  expect(steps.getByText('Usually 7,350 to 8,650 steps')).toBeDefined();
  expect(steps.getByText(/Last: 9,240 steps, Day 30\./)).toBeDefined();
  for (const day of ['Day 1', 'Day 30']) expect(steps.getByText(day)).toBeDefined();
});

it('shows what the meals of the day add up to', async () => {
  const { person } = await openDemo();
  await person.click(await screen.findByRole('tab', { name: 'Nutrition' }));
  expect(screen.getByRole('region', { name: 'Calories Today' }).textContent).toContain('1,640kcal');
  expect(screen.getByRole('region', { name: 'Protein' }).textContent).toContain('84g');
});
