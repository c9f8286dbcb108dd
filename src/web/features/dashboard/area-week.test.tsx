import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { addDays, toCalendarDay } from '#domain/calendar-day.ts';
import { timeZone } from '#web/lib/time-zone.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { AreaWeek } from './area-week.tsx';
import { UsualBands } from './usual-bands.tsx';

afterEach(() => vi.unstubAllGlobals());

it('gives the same usual glasses of water as the insights, without suggested values', async () => {
  const today = toCalendarDay(new Date(), timeZone());
  const days = [5, 5, 5, 6, 6, 7, 8, 8, 1, 1, 1, 1].map((waterIntake, index) => ({
    date: addDays(today, -1 - index),
    sources: { waterIntake: waterIntake === 1 ? 'suggested' : 'self' },
    waterIntake,
    ...{ mood: null, energyLevel: null, stressLevel: null, sleepHours: null, heartRate: null },
  }));
  vi.stubGlobal('fetch', async (address: string) => Response.json(address.includes('date=') ? [] : days));
  await renderPart(() => (
    <QueryClientProvider client={new QueryClient()}>
      <AreaWeek area="nutrition" />
      <UsualBands />
    </QueryClientProvider>
  ));
  expect(await screen.findAllByText('Nothing yet today. Your usual: 5 to 7 glasses')).toHaveLength(2);
});

it('draws a column for each of the last seven days, a dash for a day without a value, and an outline for today', async () => {
  const today = toCalendarDay(new Date(), timeZone());
  const days = [0, 2, 9].map((ago) => ({ date: addDays(today, -ago), minutes: 10 + ago }));
  vi.stubGlobal('fetch', async () => Response.json(days));
  await renderPart(() => (
    <QueryClientProvider client={new QueryClient()}>
      <AreaWeek area="mindfulness" />
    </QueryClientProvider>
  ));
  const week = await screen.findByRole('figure', { name: 'Meditation minutes' });
  expect(week.textContent).toMatch(/^Meditation minutesLast 7 days22 min/);
  const bars = [...week.querySelectorAll('svg rect')];
  expect(bars.map((bar) => bar.getAttribute('fill'))).toEqual(['var(--mindfulness)', 'var(--raised)']);
  expect(week.querySelectorAll('svg line[stroke="var(--muted)"]')).toHaveLength(5);
  expect(within(week).getByText('So far today')).toBeDefined();
  expect(within(week).getAllByRole('row')).toHaveLength(2);
});

it('draws a week without values, and says that none has one', async () => {
  vi.stubGlobal('fetch', async () => Response.json([]));
  await renderPart(() => (
    <QueryClientProvider client={new QueryClient()}>
      <AreaWeek area="fitness" />
    </QueryClientProvider>
  ));
  const week = await screen.findByRole('figure', { name: 'Workout minutes' });
  expect(week.querySelectorAll('svg line[stroke="var(--muted)"]')).toHaveLength(7);
  expect(within(week).getByText('No values in the last 7 days.')).toBeDefined();
});
