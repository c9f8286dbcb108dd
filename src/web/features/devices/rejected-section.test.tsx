import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { RejectedSection } from './rejected-section.tsx';

/** Rejected values with the ids 12 to 1, newest first. */
const values = Array.from({ length: 12 }, (_, index) => ({
  id: 12 - index,
  source: 'device:oura',
  what: 'steps',
  day: '2026-03-10',
  value: 1_000_000,
  reason: 'outOfBounds',
  receivedAt: '2026-03-10T12:00:00.000Z',
}));

it('shows ten rejected values, and more on request', async () => {
  vi.stubGlobal('fetch', async (address: string) => {
    const query = new URL(address, 'http://localhost').searchParams;
    const before = Number(query.get('beforeId') ?? Number.POSITIVE_INFINITY);
    const limit = Number(query.get('limit') ?? 100);
    return Response.json(values.filter(({ id }) => id < before).slice(0, limit));
  });
  const { person } = await renderPart(() => (
    <QueryClientProvider client={new QueryClient()}>
      <RejectedSection />
    </QueryClientProvider>
  ));
  expect(await screen.findAllByRole('listitem')).toHaveLength(10);
  await person.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(12));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(document.activeElement).toBe(screen.getAllByRole('listitem')[10]);
});

it('shows nothing if the rejected values fail to load', async () => {
  const answer = vi.fn(async () => new Response(null, { status: 500 }));
  vi.stubGlobal('fetch', answer);
  await renderPart(() => (
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RejectedSection />
    </QueryClientProvider>
  ));
  await waitFor(() => expect(answer).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.queryByText("Values that weren't stored")).toBeNull();
});
