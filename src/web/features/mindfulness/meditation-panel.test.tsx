import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { MeditationPanel } from './meditation-panel.tsx';

it.each([
  [1, '1-day streak'],
  [30, '30-day streak'],
  [33, '30+ day streak'],
])('shows a streak of %d days as %j', async (streak, text) => {
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
  expect(await screen.findByText(text)).toBeDefined();
});
