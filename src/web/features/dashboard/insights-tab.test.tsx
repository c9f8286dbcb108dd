import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { InsightsTab } from './insights-tab.tsx';

afterEach(() => vi.unstubAllGlobals());

it('asks a person without insights to start tracking, until there are enough days for an analysis', async () => {
  let percent = 60;
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address.includes('readiness') ? { percent } : []),
  );
  const client = new QueryClient();
  await renderPart(() => (
    <QueryClientProvider client={client}>
      <InsightsTab checkin={{ onPress: () => undefined }} logMeal={{ onPress: () => undefined }} />
    </QueryClientProvider>
  ));
  expect(await screen.findByText('Start Tracking to See AI Insights')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Start check-in' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Log your first meal' })).toBeDefined();
  percent = 100;
  await client.invalidateQueries();
  await waitFor(() => expect(screen.queryByText('Start Tracking to See AI Insights')).toBeNull());
});
