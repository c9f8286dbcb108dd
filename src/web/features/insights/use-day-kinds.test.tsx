import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { PatternInsight } from '#contracts/insights.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { useDayKinds } from './use-day-kinds.ts';

afterEach(() => vi.unstubAllGlobals());

/** Ratings of the sleep. The median is 6, and most days are at the median. */
const ratings = [6, 6, 6, 6, 4, 7, 9];
const days = ratings.map((exposure, index) => ({ day: `2026-03-0${index + 1}`, exposure, outcome: 5 }));

function Kinds({ exposure }: Pick<PatternInsight, 'exposure'>) {
  const insight = { exposure, outcome: 'energyLevel', lag: 0 } as PatternInsight;
  return useDayKinds(insight)(days).kinds.map(({ text, label, group }) => (
    <p key={label}>{`${text}; ${label}; ${group?.days}`}</p>
  ));
}

async function renderKinds(exposure: PatternInsight['exposure']) {
  vi.stubGlobal('fetch', async () => Response.json({}));
  await renderPart(() => (
    <QueryClientProvider client={new QueryClient()}>
      <Kinds exposure={exposure} />
    </QueryClientProvider>
  ));
}

it('names the two kinds of days by the values that divide them', async () => {
  await renderKinds('sleepQuality');
  expect(await screen.findByText('Sleep quality: 7 or more; 7 or more; 2')).toBeDefined();
  expect(screen.getByText('Sleep quality: 6 or less; 6 or less; 5')).toBeDefined();
});

it('labels the two kinds of days of a habit with words', async () => {
  await renderKinds('alcoholConsumption');
  expect(await screen.findByText('Alcohol: yes; with alcohol; 7')).toBeDefined();
  expect(screen.getByText('Alcohol: no; without alcohol; undefined')).toBeDefined();
});
