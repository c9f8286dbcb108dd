import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { addDays, toCalendarDay } from '#domain/calendar-day.ts';
import { allNumbersShown, noNumbersShown } from '#domain/shown-numbers.ts';
import { ShownNumbersContext } from '#web/lib/shown-numbers.ts';
import { timeZone } from '#web/lib/time-zone.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { SourcesSection } from './sources-section.tsx';

const source = {
  ...{ source: 'import:csv', values: 3, from: '2026-03-01', to: '2026-03-03', measures: ['steps'] },
  ...{ recentDays: [], isSimulated: false },
};
const ownDay = { date: '2026-03-03', mood: 7, sources: { mood: 'self' } };
const today = toCalendarDay(new Date(), timeZone());

async function renderSources(sources: object[], days: object[], shown = allNumbersShown) {
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address.startsWith('/api/sources') ? sources : days),
  );
  const client = new QueryClient();
  await renderPart(() => (
    <QueryClientProvider client={client}>
      <ShownNumbersContext value={shown}>
        <SourcesSection checkin={<p>Continue</p>} />
      </ShownNumbersContext>
    </QueryClientProvider>
  ));
  return within(await screen.findByRole('region', { name: 'Sources' }));
}

it.each([
  ['a source has data', [source], [], 1, 'CSV file'],
  ['the person entered values', [], [ownDay], 1, 'Mood'],
  ['there is no value', [], [], 0, 'No values here yet'],
])('explains the marks as often as needed when %s', async (_, sources, days, count, awaited) => {
  const section = await renderSources(sources, days);
  await section.findByText(awaited);
  expect(section.queryAllByText(/^\d of 30 days$/)).toHaveLength(count);
  expect(section.queryAllByText('Day with a value')).toHaveLength(count);
});

it.each([
  [0, 'Where values can come from', [], ['7 of 10']],
  [2, 'Where values can come from', [], ['7 of 10']],
  [6, 'The last 7 days', ['2 days'], []],
  [7, 'The last 8 days', ['2 of 8 days'], []],
])('marks no day before the first value, which is %i days old', async (age, awaited, counts, values) => {
  const days = [...new Set([today, addDays(today, -age)])].map((date) => ({ ...ownDay, date }));
  const section = await renderSources([], days);
  await section.findByText(awaited);
  expect(section.queryAllByText(/^\d( of \d)? days?$/).map((count) => count.textContent)).toEqual(counts);
  expect(section.queryAllByText('Day without a value')).toHaveLength(age === 0 ? 0 : 1);
  expect(section.queryAllByText('Day to come')).toHaveLength(age === 2 ? 1 : 0);
  expect(section.queryAllByText('7 of 10').map((value) => value.textContent)).toEqual(values);
  expect(section.getAllByText('Continue')).toHaveLength(1);
});

it("shows today's values in words if scores are hidden, and says what has no value today", async () => {
  const yesterday = { date: addDays(today, -1), energyLevel: 4, sources: { energyLevel: 'self' } };
  const section = await renderSources([], [{ ...ownDay, date: today }, yesterday], noNumbersShown);
  await section.findByText('high');
  expect(section.queryByText('7 of 10')).toBeNull();
  expect(section.getByText('Not by you yet')).toBeDefined();
});
