import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { defaultPreferences } from '#domain/preferences.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { DaySummary } from './day-summary.tsx';
import { RecentActivityPanel } from './recent-activity-panel.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  [
    'health-metrics?date=',
    "We couldn't load today's numbers",
    <DaySummary key="" checkin={undefined} checkinQuestions={defaultPreferences.checkinQuestions} />,
  ],
  ['recent-activity', "We couldn't load your activities", <RecentActivityPanel key="" />],
])('keeps the error of %s during the next attempts', async (address, title, part) => {
  const polled: (() => void)[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    if (!url.includes(address)) return Promise.reject(new TypeError('Failed to fetch'));
    return new Promise((_, reject) => polled.push(() => reject(new TypeError('Failed to fetch'))));
  });
  const client = new QueryClient();
  await renderPart(() => <QueryClientProvider client={client}>{part}</QueryClientProvider>);
  await vi.waitFor(() => expect(polled).toHaveLength(1));
  vi.useFakeTimers();
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  polled[0]?.();
  await pass(100);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain(title);
  for (const count of [2, 3]) {
    await pass(5_000);
    expect(polled).toHaveLength(count);
    expect(screen.getByRole('alert')).toBe(alert);
    polled.at(-1)?.();
    await pass(100);
    expect(screen.getByRole('alert')).toBe(alert);
  }
});
