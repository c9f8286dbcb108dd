import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { WeekStory } from './week-story.tsx';

afterEach(() => vi.unstubAllGlobals());

it('has a sentence for what differs from earlier weeks, and a list of the rest', async () => {
  const facts = [
    { measure: 'alcoholConsumption', value: 1, usual: 12 / 7, standing: 'below', days: 4 },
    { measure: 'mood', value: 6.8, usual: 7, standing: 'usual', days: 5 },
    { measure: 'selfCareActivity', value: 2, usual: 2, standing: 'usual', days: 4 },
  ];
  vi.stubGlobal('fetch', async () => Response.json({ from: '2026-03-23', to: '2026-03-29', facts }));
  await renderPart(() => (
    <QueryClientProvider client={new QueryClient()}>
      <WeekStory />
    </QueryClientProvider>
  ));
  await screen.findByRole('heading', { name: 'As in earlier weeks' });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Alcohol: 1 of 4 days, fewer than in earlier weeks (1.7 of 4).',
    'Mood6.8 of 10 on average',
    'Time for yourself2 of 4 days',
  ]);
});
