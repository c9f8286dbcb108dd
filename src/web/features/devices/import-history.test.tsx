import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { ImportHistory } from './import-history.tsx';

const job = {
  id: 1,
  format: 'csv',
  fileName: 'steps.csv',
  state: 'finished',
  failure: null,
  bytesRead: 1,
  bytesTotal: 1,
  report: { read: 14, stored: 14, duplicates: 0, rejected: [], kinds: { daily: 14 }, from: null, to: null },
  preview: null,
  createdAt: '2026-03-10T12:00:00.000Z',
  finishedAt: '2026-03-10T12:00:00.000Z',
};
const source = { source: 'import:csv', values: 14, measures: [], recentDays: [], isSimulated: false };

it.each([
  ['says', [], 1],
  ['does not say', [{ ...source, from: '2026-03-01', to: '2026-03-10' }], 0],
])('%s that the values of an import were removed, with the sources %j', async (_, sources, notes) => {
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address.startsWith('/api/sources') ? sources : [job]),
  );
  const client = new QueryClient();
  await renderPart(() => (
    <QueryClientProvider client={client}>
      <ImportHistory />
    </QueryClientProvider>
  ));
  await screen.findByText('Stored');
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  const note = 'What this import saved has been removed since.';
  await vi.waitFor(() => expect(screen.queryAllByText(note)).toHaveLength(notes));
});
