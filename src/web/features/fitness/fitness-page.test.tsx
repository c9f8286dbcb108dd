import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { pages } from '#contracts/pages.ts';
import { addDays, startOfWeek, toCalendarDay } from '#domain/calendar-day.ts';
import { defaultPreferences } from '#domain/preferences.ts';
import { formatShortDay } from '#web/i18n/format.ts';
import { switchLanguage } from '#web/i18n/language.ts';
import { draftKey, readDraft } from '#web/lib/drafts.ts';
import { timeZone } from '#web/lib/time-zone.ts';
import { loadAllTranslations } from '#web/testing/load-all-translations.ts';
import { renderRoute, testUser } from '#web/testing/render-route.tsx';

const workout = {
  userId: testUser.id,
  intensity: 'moderate',
  notes: null,
  timestamp: '2026-03-10T10:05:00.000Z',
  date: '2026-03-10',
  zone: 'Europe/Stockholm',
  source: 'self',
  counts: true,
};
const nothing = { points: [], trend: [], weeklyChange: null };

function renderWorkouts(workouts: object[], answers = {}) {
  return renderRoute(pages.fitness, {
    answers: {
      'GET /api/exercise-activities': workouts,
      'GET /api/workout-days': [],
      'GET /api/fitness-summary': {
        today: { minutes: 0, calories: 0, workouts: 0 },
        week: { minutes: 0, goal: 150 },
        bests: { longest: null, mostCalories: null },
      },
      'GET /api/body': { weight: nothing, bodyFat: nothing, waist: nothing },
      [`GET /api/user-preferences/${testUser.id}`]: { preferences: defaultPreferences },
      ...answers,
    },
  });
}

afterEach(() => switchLanguage('en'));

async function rowsOf(count: number) {
  const list = within(await screen.findByRole('region', { name: 'Recent Workouts' }));
  await list.findAllByRole('listitem');
  expect(list.getAllByRole('listitem')).toHaveLength(count);
  return { list, rows: list.getAllByRole('listitem') };
}

it.each([
  ['en', 'language', 0, 'The week runs from Sunday to Saturday.'],
  ['sv', 'language', 1, 'Veckan räknas från måndag till söndag.'],
  ['en', 'monday', 1, 'The week runs from Monday to Sunday.'],
  ['sv', 'sunday', 0, 'Veckan räknas från söndag till lördag.'],
] as const)('in %s with %s as the first day, counts the minutes from weekday %d', async (...row) => {
  const [language, firstDay, weekday, sentence] = row;
  await loadAllTranslations();
  await switchLanguage(language);
  const preferences = { ...defaultPreferences, week: { firstDay } };
  await renderWorkouts([], { [`GET /api/user-preferences/${testUser.id}`]: { preferences } });
  expect(await screen.findByText(new RegExp(`${sentence}$`))).toBeDefined();
  const weekStart = startOfWeek(toCalendarDay(new Date(), timeZone()), weekday);
  const summaries = vi
    .mocked(fetch)
    .mock.calls.flatMap(([address]) =>
      String(address).startsWith('/api/fitness-summary') ? [String(address)] : [],
    );
  expect(summaries.at(-1)).toContain(`weekStart=${weekStart}`);
});

it('states the goal before the first workout', async () => {
  await renderWorkouts([]);
  expect(await screen.findByText('The goal is 150 min a week.')).toBeDefined();
  expect(screen.getByText('Your weeks appear here as bars.')).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
});

it('has one button that logs a workout: with the goal before the first workout, then in the header', async () => {
  const first = await renderWorkouts([]);
  const week = within(await screen.findByRole('region', { name: 'This week' }));
  expect(await week.findByRole('button', { name: 'Log a workout' })).toBeDefined();
  expect(screen.getAllByRole('button', { name: 'Log a workout' })).toHaveLength(1);
  first.unmount();
  await renderWorkouts([{ ...workout, id: 1, type: 'yoga', duration: 15, caloriesBurned: 120 }], {
    'GET /api/fitness-summary': {
      today: { minutes: 0, calories: 0, workouts: 0 },
      week: { minutes: 15, goal: 150 },
      bests: { longest: null, mostCalories: null },
    },
  });
  expect(await screen.findByText('135 min to go')).toBeDefined();
  expect(screen.getAllByRole('button', { name: 'Log a workout' })).toHaveLength(1);
  expect(
    within(screen.getByRole('region', { name: 'This week' })).queryByRole('button', {
      name: 'Log a workout',
    }),
  ).toBeNull();
});

it('shows an icon for each type, and calories only if they are known', async () => {
  await renderWorkouts([
    { ...workout, id: 3, type: 'cardio', duration: 45, caloriesBurned: 360 },
    { ...workout, id: 2, type: 'strength', duration: 30, caloriesBurned: null },
    { ...workout, id: 1, type: 'yoga', duration: 15, caloriesBurned: 0 },
  ]);
  const { rows, list } = await rowsOf(3);
  const facts = rows.map((row) =>
    /(Cardio|Strength|Yoga)(\d+ min).*?((?:about )?\d+ kcal)?$/.exec(row.textContent ?? ''),
  );
  expect(facts.map((found) => found?.slice(1))).toEqual([
    ['Cardio', '45 min', 'about 360 kcal'],
    ['Strength', '30 min', undefined],
    ['Yoga', '15 min', '0 kcal'],
  ]);
  const icons = rows.map((row) => row.querySelector('svg')?.innerHTML);
  expect(new Set(icons).size).toBe(3);
  expect(list.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('shows five of ten loaded workouts on a narrow page, then ten, with a button if there may be more', async () => {
  const ten = Array.from({ length: 10 }, (_, index) => ({
    ...workout,
    id: 10 - index,
    type: 'yoga',
    duration: 15,
    caloriesBurned: 120,
  }));
  const { person } = await renderWorkouts(ten);
  const { list } = await rowsOf(5);
  await person.click(list.getByRole('button', { name: 'Show more' }));
  await rowsOf(10);
  expect(list.getByRole('button', { name: 'Show more' })).toBeDefined();
  const asked = vi.mocked(fetch).mock.calls.map(([address]) => String(address));
  expect(asked).toContain('/api/exercise-activities?limit=10');
});

it('names the fields that the person changed, also if the browser stores nothing', async () => {
  const run = { ...workout, id: 3, type: 'cardio', duration: 45, caloriesBurned: 410 };
  const { person } = await renderWorkouts([run], { 'PUT /api/exercise-activities/3': run });
  await person.click(await screen.findByRole('button', { name: /^Actions for the workout/ }));
  await person.click(await screen.findByRole('menuitem', { name: 'Edit workout' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(await dialog.findByLabelText('Notes (optional)'), 'In the rain');
  await person.clear(dialog.getByLabelText(/^Calories/));
  await person.click(dialog.getByRole('button', { name: 'Save workout' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [, init] = vi.mocked(fetch).mock.calls.find(([, { method } = {}]) => method === 'PUT')!;
  expect(new Headers(init?.headers).get('x-edited-fields')?.split(',').toSorted()).toEqual([
    'caloriesBurned',
    'notes',
  ]);
  expect(JSON.parse(String(init?.body))).toMatchObject({ duration: 45, notes: 'In the rain' });
});

it('chooses nothing for the person, and asks for the type, the length and the intensity', async () => {
  const { person } = await renderWorkouts([], { 'POST /api/exercise-activities': workout });
  await person.click(await screen.findByRole('button', { name: 'Log a workout' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Save workout' }));
  const alerts = await dialog.findAllByRole('alert');
  expect(alerts.map(({ textContent }) => textContent)).toEqual([
    'Choose what you did.',
    'A workout can last 1 to 600 minutes.',
    'Choose how hard it was.',
  ]);
  expect(document.activeElement).toBe(dialog.getByRole('radio', { name: 'Cardio' }));
  await person.click(dialog.getByRole('radio', { name: 'Strength' }));
  const length = dialog.getByRole('button', { name: '45 min' });
  await person.click(length);
  expect(length.getAttribute('aria-pressed')).toBe('true');
  expect(dialog.getByLabelText<HTMLInputElement>('Duration in minutes').value).toBe('45');
  await person.click(dialog.getByRole('radio', { name: 'Very high' }));
  expect(dialog.queryByRole('alert')).toBeNull();
  await person.click(dialog.getByRole('button', { name: 'Save workout' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [, init] = vi.mocked(fetch).mock.calls.find(([, { method } = {}]) => method === 'POST')!;
  expect(JSON.parse(String(init?.body))).toMatchObject({
    type: 'strength',
    duration: 45,
    intensity: 'very_high',
  });
});

/** A workout of today, so that the best week is a record too. */
const daysOfToday = {
  'GET /api/workout-days': [{ date: toCalendarDay(new Date(), timeZone()), minutes: 60, workouts: 1 }],
};

it('leaves out calories that only repeat the longest workout', async () => {
  const best = { count: 1, date: '2026-03-10', type: 'cardio' };
  const summaryWith = (calories: number) => ({
    ...daysOfToday,
    'GET /api/fitness-summary': {
      today: { minutes: 0, calories: 0, workouts: 0 },
      week: { minutes: 0, goal: 150 },
      bests: { longest: { ...best, value: 60 }, mostCalories: { ...best, value: calories } },
    },
  });
  const view = await renderWorkouts([], summaryWith(480));
  expect(await screen.findByText('Longest workout')).toBeDefined();
  expect(screen.queryByText('Most calories')).toBeNull();
  view.unmount();
  await renderWorkouts([], summaryWith(700));
  expect(await screen.findByText('Most calories')).toBeDefined();
});

it('of several workouts that are the longest, shows how many and the date of the newest', async () => {
  await renderWorkouts([], {
    ...daysOfToday,
    'GET /api/fitness-summary': {
      today: { minutes: 0, calories: 0, workouts: 0 },
      week: { minutes: 0, goal: 150 },
      bests: { longest: { value: 60, count: 3, date: '2020-03-10', type: 'cardio' }, mostCalories: null },
    },
  });
  expect(await screen.findByText('reached 3 times, latest Tue 10 Mar 2020')).toBeDefined();
});

it('shows the best day instead of a length that many workouts reached', async () => {
  const today = toCalendarDay(new Date(), timeZone());
  await renderWorkouts([], {
    'GET /api/fitness-summary': {
      today: { minutes: 0, calories: 0, workouts: 0 },
      week: { minutes: 0, goal: 150 },
      bests: { longest: { value: 60, count: 41, date: '2026-03-10', type: 'cardio' }, mostCalories: null },
    },
    'GET /api/workout-days': [
      { date: addDays(today, -1), minutes: 75, workouts: 2 },
      { date: today, minutes: 60, workouts: 1 },
    ],
  });
  expect(await screen.findByText('Best day of the last twelve weeks')).toBeDefined();
  expect((await screen.findAllByText('75 min')).length).toBeGreaterThan(0);
  expect(screen.queryByText('Longest workout')).toBeNull();
});

it('names each of several weeks that are the best', async () => {
  const thisWeek = startOfWeek(toCalendarDay(new Date(), timeZone()));
  const weeks = [addDays(thisWeek, -14), addDays(thisWeek, -7)];
  const best = { value: 60, count: 2, date: weeks[1], type: 'cardio' };
  await renderWorkouts([], {
    'GET /api/workout-days': weeks.map((date) => ({ date, minutes: 60, workouts: 1 })),
    'GET /api/fitness-summary': {
      today: { minutes: 0, calories: 0, workouts: 0 },
      week: { minutes: 0, goal: 150 },
      bests: { longest: best, mostCalories: null },
    },
  });
  // The matcher compares with text whose non-breaking spaces are replaced.
  const [first, second] = weeks.map((day) => formatShortDay(day, 'en').replace(/\s/g, ' '));
  expect(await screen.findByText(`weeks from ${first} and ${second}`)).toBeDefined();
});

it('says only once that the summary could not be loaded', async () => {
  await renderWorkouts([], { 'GET /api/fitness-summary': { fails: 'not_found' } });
  expect(await screen.findByText("We couldn't load your minutes")).toBeDefined();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.queryByRole('region', { name: 'Personal bests' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Minutes Today' })).toBeNull();
});

it('names the measure in the accessible name of a tile', async () => {
  const steps = { measure: 'steps', usual: 8_000, current: null, days: [] };
  const days = [{ date: '2026-03-10', value: 7_000, source: 'device:garmin' }];
  await renderWorkouts([], { 'GET /api/device-summary': [{ ...steps, days }] });
  const tile = await screen.findByRole('button', { name: /^Steps/ });
  expect(tile.textContent).toContain('Steps by source');
});

it('shows half minutes in the totals as in the list', async () => {
  await renderWorkouts([], {
    'GET /api/fitness-summary': {
      today: { minutes: 37.5, calories: 300, workouts: 1 },
      week: { minutes: 37.5, goal: 150 },
      bests: { longest: null, mostCalories: null },
    },
  });
  expect(await screen.findByRole('img', { name: 'This week: 37.5 of 150 min' })).toBeDefined();
  expect(screen.getAllByText('37.5')).toHaveLength(2);
});

it.each([
  ['an estimate', 360, /^Calories Burnedabout360kcal today$/],
  ['measured', 355, /^Calories Burned355kcal today$/],
])("says that today's calories are approximate only if they are %s", async (_, calories, text) => {
  const today = toCalendarDay(new Date(), timeZone());
  await renderWorkouts(
    [{ ...workout, id: 3, type: 'cardio', duration: 45, caloriesBurned: calories, date: today }],
    {
      'GET /api/fitness-summary': {
        today: { minutes: 45, calories, workouts: 1 },
        week: { minutes: 45, goal: 150 },
        bests: { longest: null, mostCalories: null },
      },
    },
  );
  await rowsOf(1);
  expect((await screen.findByRole('region', { name: 'Calories Burned' })).textContent).toMatch(text);
});

it('leaves a workout that is being deleted out of the totals', async () => {
  const today = toCalendarDay(new Date(), timeZone());
  const run = { ...workout, id: 3, type: 'cardio', duration: 45, caloriesBurned: 360, date: today };
  const { person } = await renderWorkouts([run], {
    'GET /api/workout-days': [{ date: today, minutes: 60, workouts: 2 }],
    'GET /api/fitness-summary': {
      today: { minutes: 60, calories: 480, workouts: 2 },
      week: { minutes: 60, goal: 150 },
      bests: { longest: null, mostCalories: null },
    },
  });
  await person.click(await screen.findByRole('button', { name: /^Actions for the workout/ }));
  await person.click(await screen.findByRole('menuitem', { name: 'Delete workout' }));
  expect(await screen.findByText('135 min to go')).toBeDefined();
  expect(screen.getByRole('region', { name: 'Minutes Today' }).textContent).toContain('15');
  expect(screen.getByRole('region', { name: 'Calories Burned' }).textContent).toContain('120');
  expect(screen.getByRole('row', { name: /^This week/ }).textContent).toBe('This week15 min');
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('90 min to go')).toBeDefined();
});

it('shows only the body measures that have values, and explains no chart before there is one', async () => {
  const point = { date: '2026-03-10', value: 70, source: 'self', smoothed: null };
  await renderWorkouts([], {
    'GET /api/body': { weight: { ...nothing, points: [point] }, bodyFat: nothing, waist: nothing },
  });
  const body = within(await screen.findByRole('region', { name: 'Body' }));
  expect(await body.findByRole('region', { name: 'Weight' })).toBeDefined();
  expect(body.queryByRole('region', { name: 'Body fat' })).toBeNull();
  expect(body.queryByText(/^The dots are your measurements/)).toBeNull();
  expect(body.getByText('The chart needs data for one more day.')).toBeDefined();
  expect(body.queryByRole('radio', { name: '90 days' })).toBeNull();
});

it('shows the change and the extremes of the measurements in the chosen range', async () => {
  const today = toCalendarDay(new Date(), timeZone());
  const points = [
    [120, 90],
    [60, 72.5],
    [30, 70],
    [0, 71],
  ].map(([ago = 0, value]) => ({ date: addDays(today, -ago), value, source: 'self', smoothed: null }));
  const { person } = await renderWorkouts([], {
    'GET /api/body': { weight: { ...nothing, points }, bodyFat: nothing, waist: nothing },
  });
  const weight = within(await screen.findByRole('region', { name: 'Weight' }));
  expect((await weight.findByText('−1.5 kg')).tagName).toBe('DD');
  expect(weight.getByText('70 to 72.5 kg')).toBeDefined();
  await person.click(weight.getByRole('radio', { name: '1 year' }));
  expect(await weight.findByText('−19 kg')).toBeDefined();
});

it('before the first workout, shows zeros, because they are known', async () => {
  await renderWorkouts([]);
  const minutes = await screen.findByRole('region', { name: 'Minutes Today' });
  await waitFor(() => expect(minutes.textContent).toBe('Minutes Today0min'));
});

it('shows no personal bests if the best week is the only record', async () => {
  const today = toCalendarDay(new Date(), timeZone());
  await renderWorkouts([], {
    'GET /api/workout-days': [1, 2, 3, 4].map((ago) => ({
      date: addDays(today, -ago),
      minutes: 60,
      workouts: 1,
    })),
    'GET /api/fitness-summary': {
      today: { minutes: 0, calories: 0, workouts: 0 },
      week: { minutes: 0, goal: 150 },
      bests: { longest: { value: 60, count: 41, date: '2026-03-10', type: 'cardio' }, mostCalories: null },
    },
  });
  expect(await screen.findByText('No workouts yet')).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Personal bests' })).toBeNull();
});

it('draws a tick for each of the eleven weeks before the first workout', async () => {
  const today = toCalendarDay(new Date(), timeZone());
  await renderWorkouts([], { 'GET /api/workout-days': [{ date: today, minutes: 30, workouts: 1 }] });
  const weeks = await screen.findByRole('figure', { name: /week/i });
  expect(weeks.querySelectorAll('line[x1]')).toHaveLength(11);
});

it('shows the last workout below the zeros, before the first workout of today', async () => {
  const yesterday = addDays(toCalendarDay(new Date(), timeZone()), -1);
  await renderWorkouts([
    { ...workout, date: yesterday, id: 1, type: 'cardio', duration: 30, caloriesBurned: 355 },
  ]);
  const totalOf = async (name: string) => (await screen.findByRole('region', { name })).textContent;
  await waitFor(async () => expect(await totalOf('Workouts')).toBe('Workouts0todayLast: yesterday'));
  expect(await totalOf('Minutes Today')).toBe('Minutes Today0minLast: 30 min');
  expect(await totalOf('Calories Burned')).toBe('Calories Burned0kcal todayLast: 355 kcal');
});

it('lets the person choose pounds before the first measurement', async () => {
  const { person } = await renderWorkouts([], {
    [`POST /api/user-preferences/${testUser.id}`]: ({ preferences }: { preferences: object }) => ({
      preferences: { ...defaultPreferences, ...preferences },
    }),
  });
  const body = within(await screen.findByRole('region', { name: 'Body' }));
  await person.click(await body.findByRole('button', { name: 'Log measurements' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText('Weight in kg'), '154');
  await person.click(await dialog.findByRole('radio', { name: 'lb' }));
  expect(await dialog.findByLabelText<HTMLInputElement>('Weight in lb')).toHaveProperty('value', '154');
  const draft = (unit: string) => readDraft(draftKey(`weigh-in.${unit}.cm`, testUser.id))?.values;
  expect([draft('kg'), draft('lb')]).toEqual([undefined, { weight: '154' }]);
});
