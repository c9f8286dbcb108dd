import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import type { PatternInsight } from '#contracts/insights.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { IdeaCounts, IdeaPattern } from './idea-pattern.tsx';

afterEach(() => vi.unstubAllGlobals());

const pattern = {
  ...({ exposure: 'alcoholConsumption', outcome: 'sleepQuality', lag: 1 } as const),
  ...{ effect: -1.54, low: -2.23, high: -0.86, days: 116, yesDays: 47, pairsChecked: 228 },
} as PatternInsight;

it.each([
  ['without', '+1.5 points (likely +0.9 to +2.2)', '+1.5'],
  ['with', '−1.5 points (likely −2.2 to −0.9)', '−1.5'],
] as const)('says and draws the difference of the days %s', async (form, text, drawn) => {
  vi.stubGlobal('fetch', async () => Response.json({}));
  const { container } = await renderPart(() => (
    <QueryClientProvider client={new QueryClient()}>
      <IdeaPattern pattern={pattern} form={form} />
    </QueryClientProvider>
  ));
  await vi.waitFor(() => expect(container.querySelector('p')?.textContent).toBe(text));
  expect(container.querySelector('div[aria-hidden] span')?.textContent).toBe(drawn);
});

it.each([
  ['without', '69 days without alcohol, 47 with. Found among 228 comparisons.'],
  ['with', '47 days with alcohol, 69 without. Found among 228 comparisons.'],
] as const)('counts the days %s first', async (form, text) => {
  const { findByText } = await renderPart(() => <IdeaCounts pattern={pattern} form={form} />);
  expect(await findByText(text)).toBeDefined();
});
