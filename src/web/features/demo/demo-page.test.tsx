import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pages } from '#contracts/pages.ts';
import { renderRoute } from '#web/testing/render-route.tsx';

const openDemo = () => renderRoute(pages.demo, { user: null });

it('writes a percentage as one number', async () => {
  await openDemo();
  expect(within(await screen.findByRole('region', { name: 'Sleep Quality' })).getByText('90%')).toBeDefined();
});

it('dates the days of the month, and names the usual values', async () => {
  await openDemo();
  const steps = within(await screen.findByRole('region', { name: "Today's Steps" }));
  expect(steps.getByText('Usually 7,350–\u20608,650')).toBeDefined();
  expect(steps.getByText(/Last: 9,240, 11 Jan\./)).toBeDefined();
  const landscape = within(screen.getByRole('region', { name: 'The last 30 days' }));
  for (const day of ['13 Dec', 'Today']) expect(landscape.getAllByText(day)).not.toEqual([]);
});

it('shows what the meals of the day add up to', async () => {
  const { person } = await openDemo();
  await person.click(await screen.findByRole('tab', { name: 'Nutrition' }));
  expect(screen.getByRole('region', { name: 'Calories Today' }).textContent).toContain('1,640kcal');
  expect(screen.getByRole('region', { name: 'Protein' }).textContent).toContain('84g');
});

it('names the nights of the sample week by weekday, not by date', async () => {
  const { person } = await openDemo();
  await person.click(await screen.findByRole('tab', { name: 'Sleep' }));
  const week = screen.getByRole('region', { name: 'Weekly Sleep Summary' });
  expect(week.textContent).toContain('MonTueWedThuFriSatSun');
  expect(week.textContent).not.toContain('Jan');
});
