import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addDays } from '#domain/calendar-day.ts';
import { formatHours } from '#domain/format-hours.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { UsualBand } from './usual-band.tsx';

const today = '2026-03-29';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-03-29T12:00:00Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

/** Returns the values with consecutive days. The last value is the value of today. */
const upToToday = (values: (number | null)[]) =>
  values.map((value, index) => ({ day: addDays(today, index - values.length + 1), value }));

const hours = [6.5, 7, null, 7, 7.5, 6.5, 7, 7.5];

it('says in words how today compares with the usual values, and where the drawing has gaps', async () => {
  await renderPart(() => (
    <UsualBand measure="sleepHours" values={upToToday([...hours, 7.5])} format={formatHours} />
  ));
  const band = await screen.findByRole('figure', { name: 'Hours of sleep' });
  expect(within(band).getByText('A bit more than usual (6 h 45 min to 7 h 15 min)')).toBeDefined();
  expect(
    within(band).getByText(
      'Highest: 7 h 30 min, today. Lowest: 6 h 30 min, Thu 26 Mar. Last: 7 h 30 min, today. Direction: rising. 22 days have no value.',
    ),
  ).toBeDefined();
  expect(within(band).getAllByRole('row')).toHaveLength(8);
});

it.each([
  [30, 29],
  [23, 0],
])('joins the points of %d days out of thirty by %d lines', async (count, lines) => {
  const values = Array.from({ length: 30 }, (_, index) => (index < 30 - count ? null : 7));
  await renderPart(() => <UsualBand measure="sleepHours" values={upToToday(values)} format={formatHours} />);
  const band = await screen.findByRole('figure', { name: 'Hours of sleep' });
  expect(band.querySelectorAll('svg line')).toHaveLength(lines);
});

it('does not call a total of the day low while the day goes on', async () => {
  const glasses = (value: number) => `${value} glasses`;
  await renderPart(() => (
    <UsualBand measure="waterIntake" values={upToToday([6, 6, 7, 7, 8, 8, 7, 1])} format={glasses} />
  ));
  expect(await screen.findByText('So far today')).toBeDefined();
  expect(screen.getByText('Your usual: 6.5 to 7.5 glasses')).toBeDefined();
});

it('says how many days are missing until there is a usual value', async () => {
  await renderPart(() => <UsualBand measure="mood" values={upToToday([6, 7, null, 8])} format={String} />);
  expect(await screen.findByText('Your usual appears after 5 more days.')).toBeDefined();
  // Three values are too few for a drawing.
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.getAllByRole('row')).toHaveLength(3);
});
