import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addDays, toCalendarDay } from '#domain/calendar-day.ts';
import { habits, ringMetrics } from '#domain/dashboard.ts';
import { defaultPreferences } from '#domain/preferences.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { InsightPanel } from './insight-panel.tsx';

const pattern = {
  id: 3,
  type: 'pattern',
  title: 'Alcohol goes with lower sleep quality',
  description: 'Sleep quality was 1.7 lower. Found among 228 comparisons.',
  pairsChecked: 228,
  confidence: 90,
  exposure: 'alcoholConsumption',
  outcome: 'sleepQuality',
  lag: 1,
  effect: -1.7,
  low: -2.5,
  high: -0.9,
  days: 4,
  yesDays: 2,
};

/** Whether the server answers the requests for insights. */
let isUp: boolean;
/** The last day that an analysis has covered. Null before the first analysis. */
let lastLook: string | null;
let insights: object[];
/** The days on which each measure has an answer. Undefined if there are enough. */
let answered: Record<string, number> | undefined;
/** The answers of each day besides the mood. */
let answers: object;
/** The moods of the last days, the newest first. */
let moods: number[];
/** The days of each pattern. */
let days: object[];

async function serve(address: string): Promise<Response> {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const today = toCalendarDay(new Date(), zone);
  if (address.includes('health-metrics'))
    return Response.json(
      moods.map((mood, ago) => ({
        date: addDays(today, -ago),
        sources: {},
        mood,
        waterIntake: null,
        ...answers,
      })),
    );
  if (address.includes('food-entries')) return Response.json([]);
  if (address.endsWith('/days')) return Response.json(days);
  if (!isUp) return Response.json({ error: { code: 'internal_error', message: '' } }, { status: 500 });
  return Response.json(
    address.includes('readiness') ? { percent: answered ? 7 : 100, days: answered, lastLook } : insights,
  );
}

beforeEach(() => {
  isUp = true;
  moods = [];
  days = [];
  answers = {};
  answered = undefined;
  lastLook = '2026-03-09';
  insights = [pattern];
  vi.stubGlobal('fetch', serve);
});
afterEach(() => vi.unstubAllGlobals());

const renderPanel = () =>
  renderPart(() => (
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <InsightPanel checkinQuestions={defaultPreferences.checkinQuestions} />
    </QueryClientProvider>
  ));

it('says that the insights could not be loaded, and loads them again', async () => {
  isUp = false;
  const { person } = await renderPanel();
  expect((await screen.findByRole('alert')).textContent).toContain("We couldn't load your insights");
  isUp = true;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(
    await screen.findByRole('link', {
      name: /^Alcohol goes with lower sleep quality ?Very likely real ?Sleep quality was 1.7 lower.$/,
    }),
  ).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says the means of the days of a pattern above a drawing of the days', async () => {
  days = [4, 6, 7, 9].map((outcome, index) => ({
    day: `2026-03-0${index + 1}`,
    exposure: index < 2 ? 1 : 0,
    outcome,
  }));
  await renderPanel();
  expect((await screen.findByText(/averaged/)).textContent.replaceAll('\u00a0', ' ')).toBe(
    'After days with alcohol, sleep quality averaged 5 the next night.\nAfter other days, 8.',
  );
  expect(screen.queryByText('−1.7')).toBeNull();
});

it('draws only the effect of a pattern whose days are not stored', async () => {
  await renderPanel();
  expect(await screen.findByText('−1.7')).toBeDefined();
  expect(screen.getByText('Sleep quality was 1.7 lower.').className).not.toContain('sr-only');
});

it('leaves the number of comparisons to the insights page', async () => {
  insights = [pattern, { ...pattern, id: 4, title: 'Better sleep goes with more energy' }];
  await renderPanel();
  await waitFor(() => expect(screen.getAllByText('Sleep quality was 1.7 lower.')).toHaveLength(2));
  expect(screen.queryByText(/Found among/)).toBeNull();
});

it('shows the card of a fixed rule with its rule and its fixed confidence only if the rule holds', async () => {
  moods = [6, 7, 6, 6, 7];
  const { unmount } = await renderPanel();
  expect(
    await screen.findByText('Your mood has stayed between 6 and 7 on 5 of the last 7 days.'),
  ).toBeDefined();
  expect(screen.getByText('Rule confidence 92%')).toBeDefined();
  expect(
    screen.getByText('Shown when at least 5 mood answers in 7 days are within 2 points of each other.'),
  ).toBeDefined();
  unmount();
  moods = [6, 9, 6, 6, 7];
  await renderPanel();
  expect(await screen.findByText(pattern.title)).toBeDefined();
  expect(screen.queryByText('Rule confidence 92%')).toBeNull();
});

it.each([
  ['mood', 'Rule confidence 89%', 'Rule confidence 92%'],
  ['waterIntake', 'Rule confidence 92%', 'Rule confidence 89%'],
])('leaves a suggested %s out of the fixed rules', async (field, shown, hidden) => {
  moods = [7, 7, 7, 7, 7];
  answers = { waterIntake: 3, sources: { [field]: 'suggested' } };
  await renderPanel();
  expect(await screen.findByText(shown)).toBeDefined();
  expect(screen.queryByText(hidden)).toBeNull();
});

it('names a mood that never changed once', async () => {
  moods = [7, 7, 7, 7, 7];
  await renderPanel();
  expect(await screen.findByText('Your mood has been 7 on 5 of the last 7 days.')).toBeDefined();
});

it('says that nothing was found only after an analysis', async () => {
  insights = [];
  const { unmount } = await renderPanel();
  expect(await screen.findByText('No pattern stands out from chance yet.')).toBeDefined();
  unmount();
  lastLook = null;
  await renderPanel();
  expect(await screen.findByText('Your first analysis is coming up.')).toBeDefined();
  expect(screen.queryByText('No pattern stands out from chance yet.')).toBeNull();
});

it('asks for the check-in until it is done, and says how many days the first analysis still needs', async () => {
  insights = [];
  answered = { mood: 3, energyLevel: 3, stressLevel: 2, sleepQuality: 0 };
  moods = [6];
  answers = Object.fromEntries([...ringMetrics, ...habits, 'sleepQuality'].map((name) => [name, null]));
  const { unmount } = await renderPanel();
  const needs = 'The first analysis needs answers from at least 39 more days.';
  expect(await screen.findByText(`Do the daily check-in. ${needs}`)).toBeDefined();
  unmount();
  answers = Object.fromEntries([...ringMetrics, ...habits, 'sleepQuality'].map((name) => [name, 5]));
  const view = await renderPanel();
  expect(await screen.findByText(`Today's check-in is done. ${needs}`)).toBeDefined();
  view.unmount();
  answers = { ...answers, sources: { mood: 'suggested' } };
  await renderPanel();
  expect(await screen.findByText(`Suggestions in today's check-in don't count yet. ${needs}`)).toBeDefined();
});
