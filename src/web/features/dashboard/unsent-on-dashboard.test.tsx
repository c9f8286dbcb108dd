import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { toCalendarDay } from '#domain/calendar-day.ts';
import { habits, ringMetrics } from '#domain/dashboard.ts';
import { defaultPreferences } from '#domain/preferences.ts';
import { deviceOutbox } from '#web/lib/outbox/device-outbox.ts';
import { timeZone } from '#web/lib/time-zone.ts';
import { setHasUnsent } from '#web/lib/unsent-flag.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { testUser } from '#web/testing/render-route.tsx';
import { DaySummary } from './day-summary.tsx';
import { RecentActivityPanel } from './recent-activity-panel.tsx';

beforeEach(() => deviceOutbox.removeAll(testUser.id));

const today = toCalendarDay(new Date(), timeZone());
const keptText = "Today's answers are on this device";

/** Stores a write in the outbox. It stays unsent. */
async function keep(path: string, body: object) {
  await deviceOutbox.add({ userId: testUser.id, method: 'POST', path, input: { body }, zone: timeZone() });
  setHasUnsent(testUser.id, true);
}

const keepAnswer = (date: string) =>
  keep('/api/questionnaire-responses', { questionId: 1, response: 8, date, suggested: false });

/** Renders the summary and the activities. The server knows the given days and no activities. */
function renderDashboard(...days: object[]) {
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address.includes('/health-metrics') ? days : []),
  );
  return renderPart(() => (
    <QueryClientProvider client={new QueryClient()}>
      <DaySummary
        checkin={{ onPress: () => undefined }}
        checkinQuestions={defaultPreferences.checkinQuestions}
      />
      <RecentActivityPanel />
    </QueryClientProvider>
  ));
}

it('says that the answers of today are on this device, and not that nothing is recorded', async () => {
  await keepAnswer(today);
  await renderDashboard();
  expect(await screen.findByText(keptText)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Review check-in' })).toBeDefined();
  expect(screen.queryByText('No health data recorded yet today')).toBeNull();
});

it('says nothing about answers of an earlier day', async () => {
  await keepAnswer('2026-03-10');
  await renderDashboard();
  expect(await screen.findByText("Changes on this device aren't included yet.")).toBeDefined();
  expect(await screen.findByText('No health data recorded yet today')).toBeDefined();
  expect(screen.queryByText(keptText)).toBeNull();
});

it('still shows the suggested values beside answers that are on this device', async () => {
  await keepAnswer(today);
  const values = Object.fromEntries(
    [...ringMetrics, ...habits].map((name) => [name, name === 'mood' ? 7 : null]),
  );
  const sources = { mood: 'suggested', selfCareActivity: 'suggested' };
  const night = { heartRate: null, sleepQuality: null, sleepHours: null };
  await renderDashboard({ date: today, sources, ...night, ...values, selfCareActivity: true });
  expect(await screen.findByText(keptText)).toBeDefined();
  expect(screen.getByText('Time for yourself')).toBeDefined();
  expect(screen.getAllByText('Suggested').length).toBeGreaterThan(0);
});

it('lists an unsent workout among the activities, and not that there are none', async () => {
  await keep('/api/exercise-activities', { type: 'yoga', duration: 35 });
  await renderDashboard();
  expect(await screen.findByText(/35 min/)).toBeDefined();
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  expect(screen.queryByText('What you log will appear here.')).toBeNull();
});
