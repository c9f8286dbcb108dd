import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { addDays, toCalendarDay } from '#domain/calendar-day.ts';
import { habits, ringMetrics } from '#domain/dashboard.ts';
import { defaultPreferences } from '#domain/preferences.ts';
import { timeZone } from '#web/lib/time-zone.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { DaySentence } from './day-sentence.tsx';
import { DaySummary } from './day-summary.tsx';
import { Horizon } from './horizon.tsx';
import { RecentActivityPanel } from './recent-activity-panel.tsx';

afterEach(() => vi.unstubAllGlobals());

const today = toCalendarDay(new Date(), timeZone());
const noAnswers = Object.fromEntries([...ringMetrics, ...habits].map((name) => [name, null]));
const dayOf = (date: string, values: object) => ({
  date,
  sources: {},
  heartRate: null,
  sleepQuality: null,
  sleepHours: null,
  ...noAnswers,
  ...values,
});

const renderSummary = (...days: { date: string }[]) => renderSummaryWith([], days);

/** Renders the summary of days and nights. Hours of sleep without a night are the time asleep. */
async function renderSummaryWith(
  nights: { date: string; awakeHours: number | null }[],
  days: { date: string }[],
) {
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.includes('/sleep-nights')) return Response.json(nights);
    return Response.json(address.includes('date=') ? days.filter(({ date }) => date === today) : days);
  });
  const { checkinQuestions } = defaultPreferences;
  return renderPart(() => (
    <QueryClientProvider client={new QueryClient()}>
      <DaySentence />
      <Horizon />
      <DaySummary checkin={{ onPress: () => undefined }} checkinQuestions={checkinQuestions} />
    </QueryClientProvider>
  ));
}

it('does not say that a check-in was started if only a night is logged', async () => {
  await renderSummary(dayOf(today, { sleepHours: 8, sleepQuality: 7 }));
  expect(await screen.findByText('9 questions left')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Start check-in' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Log last night' })).toBeNull();
});

it('shows suggested values with dashes, and given values without', async () => {
  const sources = {
    mood: 'suggested',
    energyLevel: 'self',
    selfCareActivity: 'suggested',
    sugarIntake: 'self',
  };
  const values = { mood: 7, energyLevel: 7, selfCareActivity: true, sugarIntake: true };
  await renderSummary(dayOf(today, { ...values, sources }));
  const arcOf = async (name: RegExp) =>
    (await screen.findByRole('img', { name })).querySelector('[stroke-dasharray]');
  // A ring of a given value has a single dash, as long as the ring.
  expect((await arcOf(/^Mood/))?.getAttribute('stroke-dasharray')).toMatch(/^2 2 /);
  expect((await arcOf(/^Energy/))?.getAttribute('stroke-dasharray')).toBe('100');
  const isDashed = (name: string) =>
    screen.getByText(name).closest('li')?.querySelector('.border-dashed') !== null;
  expect([isDashed('Time for yourself'), isDashed('Added sugar')]).toEqual([true, false]);
  const suggested = screen.getByRole('list', { name: 'Daily habits Suggested' });
  expect(suggested.textContent).toBe('Time for yourself Yes');
  expect(suggested.previousElementSibling?.textContent).toBe('Suggested');
});

it('names the rating of the night among the questions, because it is not in the summary', async () => {
  await renderSummary(dayOf(today, { mood: 6, sleepQuality: null }));
  expect(await screen.findByText('9 questions left, one about your sleep')).toBeDefined();
  expect(screen.getAllByRole('img', { name: 'Unknown' })).toHaveLength(5);
});

it('explains the dotted lines before there is a usual value, and the ring of a day that is not over', async () => {
  const days = [0, 1, 2, 3, 4].map((ago) => dayOf(addDays(today, -ago), { waterIntake: 3 }));
  const { person } = await renderSummary(...days);
  expect(await screen.findByText('Average')).toBeDefined();
  await person.click(screen.getByText('Exact values'));
  expect(
    screen.getByText(/^The ring is your water so far today. An earlier day without a dot has no value./),
  ).toBeDefined();
});

it('explains the band once there is a usual value', async () => {
  const days = Array.from({ length: 8 }, (_, ago) => dayOf(addDays(today, -ago), { mood: 6 + (ago % 2) }));
  const { person } = await renderSummary(...days);
  expect(await screen.findByText('Usual')).toBeDefined();
  await person.click(screen.getByText('Exact values'));
  expect(
    screen.getByText(/^Your usual is the middle half of the last four weeks. The larger dot marks today./),
  ).toBeDefined();
});

it('names the stones of a first day without a line to compare them with', async () => {
  await renderSummary(dayOf(today, { mood: 7, waterIntake: 3 }));
  expect(await screen.findByRole('heading', { name: 'Your first day' })).toBeDefined();
  const stones = screen.getByRole('navigation', { name: 'Stones of the landscape' });
  expect(stones.textContent).toBe('MoodWater');
  expect(screen.queryByText('Average')).toBeNull();
  expect(screen.queryByText('Exact values')).toBeNull();
});

it('gives a night with only a rating a stone', async () => {
  await renderSummary(dayOf(today, { mood: 7, sleepQuality: 6 }));
  const stones = await screen.findByRole('navigation', { name: 'Stones of the landscape' });
  expect(stones.textContent).toBe('Sleep qualityMood');
});

it('counts a day with only a rated night among the first days', async () => {
  await renderSummary(dayOf(addDays(today, -1), { mood: 7 }), dayOf(today, { sleepQuality: 6 }));
  expect(await screen.findByRole('heading', { name: 'Your first days' })).toBeDefined();
});

it.each([
  ['time in bed, if no device measured the sleep', null, null, 'You were in bed about as long as usual.'],
  ['time asleep, if a device measured the sleep', 0.5, 0.5, 'You slept about as long as usual.'],
  ['nothing, if only some nights were measured', null, 0.5, "Here's your day so far."],
])('tells of a night from a device: %s', async (_, lastAwake, awakeHours, sentence) => {
  const dates = Array.from({ length: 8 }, (_, ago) => addDays(today, -ago));
  const nights = dates.map((date, ago) => ({ date, awakeHours: ago === 0 ? lastAwake : awakeHours }));
  const sources = { sleepHours: 'device:oura' };
  await renderSummaryWith(
    nights,
    dates.map((date) => dayOf(date, { sleepHours: 8, sources })),
  );
  expect(await screen.findByText(sentence)).toBeDefined();
  const isInBed = lastAwake === null && awakeHours === null;
  expect(await screen.findByRole('link', { name: isInBed ? 'Time in bed' : 'Sleep' })).toBeDefined();
  expect(screen.queryAllByText('Time in bed', { selector: 'p' })).toHaveLength(lastAwake === null ? 1 : 0);
});

it('marks the usual values on a ring, and names a missing answer only beside other answers', async () => {
  const earlier = Array.from({ length: 7 }, (_, ago) =>
    dayOf(addDays(today, -1 - ago), { mood: 6 + (ago % 2) }),
  );
  const { unmount } = await renderSummary(dayOf(today, { sleepHours: 8 }), ...earlier);
  expect(
    (await screen.findByText('Usually 6\u2060–\u20607', { selector: 'li p' })).parentElement?.textContent,
  ).toBe('MoodUsually 6\u2060–\u20607');
  expect(screen.getByText('Your usual')).toBeDefined();
  unmount();
  await renderSummary(dayOf(today, { energyLevel: 5 }), ...earlier);
  const mood = await screen.findByRole('img', { name: 'Mood: No answer' });
  expect(mood.parentElement?.textContent).toBe('MoodNo answerUsually 6\u2060–\u20607');
});

it('marks the usual values before anything is logged today', async () => {
  const earlier = Array.from({ length: 7 }, (_, ago) => dayOf(addDays(today, -1 - ago), { mood: 6 }));
  await renderSummary(...earlier);
  expect(await screen.findByText('No health data recorded yet today')).toBeDefined();
  expect(screen.getByText('Usually 6', { selector: 'li p' })).toBeDefined();
});

it('explains the ring of stress once it has a value', async () => {
  const explanation = 'The less stress, the fuller the ring.';
  const { unmount } = await renderSummary(dayOf(today, { mood: 7 }));
  expect(await screen.findByText('Your first day')).toBeDefined();
  expect(screen.queryByText(explanation)).toBeNull();
  unmount();
  const answered = await renderSummary(dayOf(today, { stressLevel: 3 }));
  expect(await screen.findByText(explanation)).toBeDefined();
  answered.unmount();
  const earlier = Array.from({ length: 7 }, (_, ago) => dayOf(addDays(today, -1 - ago), { stressLevel: 4 }));
  await renderSummary(dayOf(today, { stressLevel: 3 }), ...earlier);
  expect(await screen.findByText('Less stress: fuller ring, lower hill.')).toBeDefined();
});

it('names stress as its ridge and its exact values', async () => {
  const days = [0, 1, 2, 3, 4].map((ago) => dayOf(addDays(today, -ago), { stressLevel: 3 }));
  const { person } = await renderSummary(...days);
  expect(await screen.findByRole('link', { name: 'Stress' })).toBeDefined();
  expect(screen.getByText('3 of 10')).toBeDefined();
  await person.click(screen.getByText('Exact values'));
  expect(await screen.findByRole('columnheader', { name: 'Stress' })).toBeDefined();
});

it('says how many values are only suggested, and offers to review them', async () => {
  const answers = { mood: 7, energyLevel: 6, stressLevel: 4, waterIntake: 3, sleepQuality: 8 };
  const habits = { alcoholConsumption: false, sugarIntake: false, junkFoodConsumption: false };
  const others = { selfCareActivity: true, procrastination: false };
  const sources = { mood: 'self', energyLevel: 'suggested', sleepQuality: 'suggested' };
  await renderSummary(dayOf(today, { ...answers, ...habits, ...others, sources }));
  expect(
    await screen.findByText('2 suggested answers, one about your sleep. They count once you set them.'),
  ).toBeDefined();
  expect(screen.getByRole('button', { name: 'Review check-in' })).toBeDefined();
  expect(screen.getByText('Suggested').className).toBe('sr-only');
});

it('marks a simulated night, and says nothing about it as if it was slept', async () => {
  const nights = Array.from({ length: 12 }, (_, index) =>
    dayOf(addDays(today, -index), {
      sleepHours: index === 0 ? 5 : 8,
      sources: { sleepHours: 'device:simulated-oura' },
    }),
  );
  await renderSummary(...nights);
  expect(await screen.findByText('Simulated data')).toBeDefined();
  expect(await screen.findByText("Here's your day so far.")).toBeDefined();
});

it('offers to continue a check-in, and to log a night that is missing', async () => {
  await renderSummary(dayOf(addDays(today, -1), { sleepHours: 7 }), dayOf(today, { mood: 6 }));
  expect(await screen.findByRole('button', { name: 'Continue check-in' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Log last night' }).getAttribute('href')).toBe('/sleep');
});

it('shows the rating of a night without times, and offers to add them', async () => {
  await renderSummary(dayOf(today, { sleepQuality: 6 }));
  expect((await screen.findByText('6 of 10')).nextElementSibling?.textContent).toBe('Sleep quality · Good');
  expect(screen.getByRole('link', { name: 'Add times' }).getAttribute('href')).toBe('/sleep');
});

it('rounds the heart rate in the table of exact values as in the summary', async () => {
  const { person } = await renderSummary(
    dayOf(addDays(today, -1), { mood: 5 }),
    dayOf(today, { heartRate: 61.6 }),
  );
  await person.click(await screen.findByText('Exact values'));
  expect(await screen.findByRole('cell', { name: '62 BPM' })).toBeDefined();
  expect(screen.getByText('62 BPM', { selector: 'span' })).toBeDefined();
});

it('says of an area only that the last days have none of its entries', async () => {
  vi.stubGlobal('fetch', async () => Response.json([]));
  await renderPart(() => (
    <QueryClientProvider client={new QueryClient()}>
      <RecentActivityPanel area="fitness" />
    </QueryClientProvider>
  ));
  expect(await screen.findByText('No workouts in the last 3 days.')).toBeDefined();
  expect(screen.queryByText('Last 3 days')).toBeNull();
});

it('shows five activities, marks simulated ones, and shows all of the last three days on request', async () => {
  const meals = Array.from({ length: 8 }, (_, index) => ({
    area: 'nutrition',
    type: 'snack',
    name: `Meal ${index + 1}`,
    minutes: null,
    calories: null,
    date: addDays(today, index < 5 ? -1 : -2),
    timestamp: `${addDays(today, index < 5 ? -1 : -2)}T12:0${9 - index}:00.000Z`,
    zone: 'UTC',
    source: index === 0 ? 'device:simulated-garmin' : 'manual',
  }));
  vi.stubGlobal('fetch', async () => Response.json(meals));
  const { person } = await renderPart(() => (
    <QueryClientProvider client={new QueryClient()}>
      <RecentActivityPanel />
    </QueryClientProvider>
  ));
  expect(await screen.findAllByText(/^Meal/)).toHaveLength(5);
  expect(screen.getByText('Simulated data').parentElement?.textContent).toBe('Meal 1Simulated data');
  screen.getByRole('button', { name: 'Show all 8' }).focus();
  await person.keyboard('{Enter}');
  expect(screen.getAllByText(/^Meal/)).toHaveLength(8);
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement?.textContent).toMatch(/^Meal 6/);
});
