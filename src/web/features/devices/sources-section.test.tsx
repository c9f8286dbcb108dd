import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { SourcesSection } from './sources-section.tsx';

const source = {
  ...{ source: 'import:csv', values: 3, from: '2026-03-01', to: '2026-03-03', measures: ['steps'] },
  ...{ recentDays: [], isSimulated: false },
};
const ownDay = { date: '2026-03-03', mood: 7, sources: { mood: 'self' } };

it.each([
  ['a source has data', [source], [], 1, 'CSV file'],
  ['the person entered values', [], [ownDay], 1, 'Mood'],
  ['there is no value', [], [], 0, 'Nothing here yet'],
])('explains the marks as often as needed when %s', async (_, sources, days, count, awaited) => {
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address.startsWith('/api/sources') ? sources : days),
  );
  const client = new QueryClient();
  await renderPart(() => (
    <QueryClientProvider client={client}>
      <SourcesSection />
    </QueryClientProvider>
  ));
  const section = within(await screen.findByRole('region', { name: 'Sources' }));
  await section.findByText(awaited);
  expect(section.queryAllByText(/^\d of 30 days$/)).toHaveLength(count);
  expect(section.queryAllByText('Day with a value')).toHaveLength(count);
});
