import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { CycleEntry } from '#contracts/cycle.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { DayDetail } from './day-detail.tsx';

const entry: CycleEntry = {
  ...{ id: 7, userId: 1, date: '2025-11-19', cycleDay: null, phase: null, flowIntensity: 2, mood: null },
  ...{ energyLevel: null, pain: null, symptoms: [], notes: 'Slow day', periodStart: true, atypical: false },
  source: 'self',
};
const calendar = { entries: [entry], periodDays: [], phases: [], cycles: [], prediction: null, reason: null };

it('lets the person edit and delete an entry of any day', async () => {
  const onOpenForm = vi.fn();
  const { person } = await renderPart(() => (
    <QueryClientProvider client={new QueryClient()}>
      <DayDetail day={entry.date} calendar={calendar} onOpenForm={onOpenForm} />
    </QueryClientProvider>
  ));
  await person.click(await screen.findByRole('button', { name: 'Edit entry: Wednesday 19 November' }));
  expect(onOpenForm).toHaveBeenCalledWith({ entry });
  await person.click(screen.getByRole('button', { name: 'Delete entry: Wednesday 19 November' }));
  expect(await screen.findByText('Entry deleted')).toBeDefined();
});
