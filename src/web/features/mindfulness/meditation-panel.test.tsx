import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { MeditationPanel } from './meditation-panel.tsx';

async function renderPanel(streak: number) {
  const summary = { totalMinutes: 0, sessions: 0, streak, week: { minutes: 0, goal: 150 } };
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address.startsWith('/api/mindfulness-summary') ? summary : []),
  );
  const client = new QueryClient();
  await renderPart(() => (
    <QueryClientProvider client={client}>
      <MeditationPanel showStreaks />
    </QueryClientProvider>
  ));
}

it.each([
  [1, '1-day streak'],
  [30, '30-day streak'],
  [33, '30+ day streak'],
])('shows a streak of %d days as %j', async (streak, text) => {
  await renderPanel(streak);
  expect(await screen.findByText(text)).toBeDefined();
});

it('shows no streak of 0 days, and names the minutes of the ring', async () => {
  await renderPanel(0);
  expect(await screen.findByText('of 150 min')).toBeDefined();
  expect(screen.queryByText(/streak/)).toBeNull();
  expect(screen.getByRole('img', { name: 'This week: 0 of 150 min' })).toBeDefined();
});
