import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { CycleEntry } from '#contracts/cycle.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { RecentEntries } from './recent-entries.tsx';

const entry: CycleEntry = {
  ...{ id: 7, userId: 1, date: '2025-11-19', cycleDay: null, phase: null, flowIntensity: 2, mood: null },
  ...{ energyLevel: null, pain: null, symptoms: [], notes: null, periodStart: true, atypical: false },
  source: 'self',
};
const cycle = { start: '2025-11-19', length: null, atypical: false, counted: false };

it('calls a start that belongs to an earlier start a period day', async () => {
  const entries = [{ ...entry, id: 8, date: '2025-11-24' }, entry];
  const calendar = { entries, periodDays: [], phases: [], cycles: [cycle], prediction: null, reason: null };
  await renderPart(() => (
    <QueryClientProvider client={new QueryClient()}>
      <RecentEntries entries={entries} calendar={calendar} onEdit={vi.fn()} />
    </QueryClientProvider>
  ));
  const rows = await screen.findAllByRole('listitem');
  expect(rows[0]?.textContent).toContain('Period day');
  expect(rows[1]?.textContent).toContain('Period start');
});
