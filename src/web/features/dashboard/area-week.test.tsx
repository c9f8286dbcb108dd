import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
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
