import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Insight } from '#contracts/insights.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { FeedbackButtons } from './feedback-buttons.tsx';
import { useInsights, useReadiness } from './use-insights.ts';

afterEach(() => vi.unstubAllGlobals());

const insight = { id: 3, type: 'pattern', rating: null, hidden: false } as unknown as Insight;

function Insights() {
  const { data = [] } = useInsights();
  useReadiness();
  return data.map((one) => <FeedbackButtons key={one.id} insight={one} />);
}

it('offers Undo after hiding an insight, also if the insight is gone before the whole page is refreshed', async () => {
  let isHidden = false;
  const { promise: slowAnswer, resolve } = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit = {}) => {
    if (method === 'PUT') isHidden = JSON.parse(String(body)).hidden;
    else if (address.includes('readiness') && isHidden) await slowAnswer;
    return Response.json(address.endsWith('language=en') && !isHidden ? [insight] : []);
  });
  const { person } = await renderPart(() => (
    <QueryClientProvider client={new QueryClient()}>
      <Insights />
    </QueryClientProvider>
  ));
  await person.click(await screen.findByRole('button', { name: 'Hide this pattern' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Hide this pattern' })).toBeNull());
  resolve();
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Hide this pattern' })).toBeDefined();
});
