import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { pages } from '#contracts/pages.ts';
import { toCalendarDay } from '#domain/calendar-day.ts';
import { habits, ringMetrics } from '#domain/dashboard.ts';
import { defaultPreferences } from '#domain/preferences.ts';
import { timeZone } from '#web/lib/time-zone.ts';
import { renderRoute } from '#web/testing/render-route.tsx';

afterEach(() => vi.useRealTimers());

const none = {
  sleepHours: null,
  heartRate: null,
  stressLevel: null,
  energyLevel: null,
  mood: null,
  waterIntake: null,
};
const today = toCalendarDay(new Date(), timeZone());
const thisYear = Number(today.slice(0, 4));

it('shows the value of today, and calls it the first hill, if only today has a value', async () => {
  const answer = { years: [thisYear], entries: [{ ...none, date: today, mood: 7 }] };
  await renderRoute(pages.year, { answers: { 'GET /api/horizon-year': answer } });
  expect(await screen.findByText('7 of 10')).toBeDefined();
  expect(screen.getByText('7 of 10').parentElement?.textContent).toBe(
    'Mood today7 of 10The first hill of your year',
  );
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Print or save as PDF' })).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByRole('link', { name: 'Start check-in' })).toBeDefined();
});

it('continues a check-in that has begun, and says how many questions are left', async () => {
  const entries = [{ ...none, date: today, mood: 7, energyLevel: 6 }];
  const answers = Object.fromEntries([...ringMetrics, ...habits, 'sleepQuality'].map((name) => [name, 7]));
  await renderRoute(pages.year, {
    answers: {
      'GET /api/horizon-year': { years: [thisYear], entries },
      'GET /api/user-preferences': defaultPreferences,
      'GET /api/health-metrics': [{ ...answers, date: today, sources: {}, stressLevel: null }],
    },
  });
  expect(await screen.findByRole('link', { name: 'Continue check-in' })).toBeDefined();
  expect(screen.getByText('1 question left')).toBeDefined();
});

it('says when a night appears, if a night of a new year has a rating but no times', async () => {
  const answer = { years: [thisYear], entries: [{ ...none, date: today, mood: 7 }] };
  const rated = { date: today, sources: {}, sleepQuality: 6 };
  await renderRoute(pages.year, {
    answers: { 'GET /api/horizon-year': answer, 'GET /api/health-metrics': [rated] },
  });
  expect(
    await screen.findByText('Sleep appears here as a measure of its own once you log the times of a night.'),
  ).toBeDefined();
});

it('shows the year of the address, and the current year for an invalid or a future year', async () => {
  const day = `${thisYear - 1}-12-31`;
  const answer = { years: [thisYear - 1], entries: [{ ...none, date: day, mood: 7 }] };
  const answers = { 'GET /api/horizon-year': answer };
  const past = await renderRoute(`${pages.year}?year=${thisYear - 1}`, { answers });
  expect(await screen.findByText('7 of 10')).toBeDefined();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`Your year ${thisYear - 1}`);
  past.unmount();
  for (const address of ['soon', thisYear + 1]) {
    const { unmount } = await renderRoute(`${pages.year}?year=${address}`, { answers });
    expect(await screen.findByRole('heading', { name: `Your year ${thisYear}` })).toBeDefined();
    unmount();
  }
});

it('does not promise a usual value for a year that is over', async () => {
  const day = `${thisYear - 1}-12-31`;
  const answer = { years: [thisYear - 1], entries: [{ ...none, date: day, mood: 7 }] };
  await renderRoute(`${pages.year}?year=${thisYear - 1}`, { answers: { 'GET /api/horizon-year': answer } });
  expect(await screen.findByText(/^Too few days have a value/)).toBeDefined();
  expect(screen.getByText('A day with a value')).toBeDefined();
  expect(screen.queryByText(/more days/)).toBeNull();
});

it('shows a few days of a new member without a comparison, from the month of the first value', async () => {
  vi.useFakeTimers({ now: new Date('2026-06-15T12:00:00'), toFake: ['Date'] });
  const answer = {
    years: [2026],
    entries: [
      { ...none, date: '2026-06-14', mood: 7 },
      { ...none, date: '2026-06-15', waterIntake: 3 },
    ],
  };
  const { person } = await renderRoute(pages.year, { answers: { 'GET /api/horizon-year': answer } });
  const median = await screen.findByText('Median so far');
  expect(median.parentElement?.textContent).toBe('Median so far7 of 10');
  expect(
    screen.getByText("After 6 more days, the year's median appears, and hills rise above it or stay below."),
  ).toBeDefined();
  expect(screen.getByRole('heading', { name: 'June' })).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'May' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'July' })).toBeNull();
  expect(screen.queryByText(/the median$/)).toBeNull();
  expect(screen.queryByRole('table')).toBeNull();
  await person.click(screen.getByRole('radio', { name: 'Water' }));
  expect(screen.getByText('Water today').parentElement?.textContent).toBe('Water today3 glasses');
});

it('shows one measure at a time, and says in which months it was highest and lowest', async () => {
  const year = thisYear - 1;
  const week = (month: string, values: object) =>
    [1, 2, 3, 4, 5, 6, 7].map((day) => ({ ...none, date: `${year}-${month}-0${day}`, ...values }));
  const entries = [...week('03', { mood: 7, sleepHours: 7 }), ...week('04', { mood: 7, sleepHours: 8.5 })];
  const answer = { years: [year], entries };
  const { person } = await renderRoute(`${pages.year}?year=${year}`, {
    answers: { 'GET /api/horizon-year': answer },
  });
  expect(await screen.findByText('median 8 h 30 min')).toBeDefined();
  expect(screen.getByText('median 7 h')).toBeDefined();
  expect(screen.getByText('Nights logged').parentElement?.textContent).toBe('Nights logged14of 306');
  expect(screen.getByRole('cell', { name: /^8\sh\s30\smin to/ })).toBeDefined();
  expect(screen.getByText('The first value is from 1 Mar.')).toBeDefined();
  await person.click(screen.getByRole('radio', { name: 'Mood' }));
  expect(screen.getByText('None stands out')).toBeDefined();
});

it('counts today if it has a hill, and says the value of the day that is chosen', async () => {
  vi.useFakeTimers({ now: new Date('2026-06-15T12:00:00'), toFake: ['Date'] });
  const days = ['06', '07', '08', '09', '10', '11', '12', '15'];
  const entries = days.map((day) => ({ ...none, date: `2026-06-${day}`, mood: 7, waterIntake: 5 }));
  const { person } = await renderRoute(pages.year, {
    answers: { 'GET /api/horizon-year': { years: [2026], entries } },
  });
  expect(await screen.findByText('8 days')).toBeDefined();
  expect(screen.getByText('Days with a value').parentElement?.textContent).toBe(
    'Days with a value8of 10 since 6\u00a0Jun',
  );
  const june = screen.getByRole('slider', { name: 'June' });
  fireEvent.focus(june);
  expect(screen.getByText(/^Mon\s15\sJun: 7 of 10$/)).toBeDefined();
  fireEvent.change(june, { target: { value: '8' } });
  expect(screen.getByText(/^Sun\s14\sJun: no value$/)).toBeDefined();
  expect(june.getAttribute('aria-valuetext')).toMatch(/^Sun\s14\sJun: no value$/);
  await person.click(screen.getByRole('radio', { name: 'Water' }));
  fireEvent.blur(june);
  expect(screen.getByText('7 days')).toBeDefined();
});

it('counts the hill of today in a month without another hill', async () => {
  vi.useFakeTimers({ now: new Date('2026-07-01T12:00:00'), toFake: ['Date'] });
  const days = ['06-08', '06-09', '06-10', '06-11', '06-12', '06-13', '06-14', '07-01'];
  const entries = days.map((day) => ({ ...none, date: `2026-${day}`, mood: 7, waterIntake: 5 }));
  const answers = { 'GET /api/horizon-year': { years: [2026], entries } };
  const { person, unmount } = await renderRoute(pages.year, { answers });
  expect(await screen.findByText('One day')).toBeDefined();
  expect(screen.getByText('7 days')).toBeDefined();
  expect(screen.getByText('Days with a value').parentElement?.textContent).toBe(
    'Days with a value8of 24 since 8\u00a0Jun',
  );
  expect(screen.getAllByText('Not yet')).toHaveLength(2);
  await person.click(screen.getByRole('radio', { name: 'Water' }));
  expect(screen.queryByText('One day')).toBeNull();
  expect(screen.getAllByText('Not yet')).toHaveLength(3);
  unmount();
  vi.setSystemTime(new Date('2026-07-03T12:00:00'));
  const later = {
    years: [2026],
    entries: entries.map((entry) => (entry.date > '2026-07' ? { ...entry, date: '2026-07-03' } : entry)),
  };
  await renderRoute(pages.year, { answers: { 'GET /api/horizon-year': later } });
  expect(await screen.findByText('One day')).toBeDefined();
  expect(screen.getByText(/^No values: .*1\sJul to 2\sJul\.$/)).toBeDefined();
});

it('picks the day under the mouse, of a tap or of the keyboard, but none where a scroll starts', async () => {
  vi.useFakeTimers({ now: new Date('2026-06-15T12:00:00'), toFake: ['Date'] });
  const entries = ['13', '14'].map((day) => ({ ...none, date: `2026-06-${day}`, mood: 7 }));
  await renderRoute(pages.year, { answers: { 'GET /api/horizon-year': { years: [2026], entries } } });
  const june = await screen.findByRole('slider', { name: 'June' });
  const drawing = june.parentElement?.querySelector('svg')?.parentElement as HTMLElement;
  // The weeks from Sunday 7 June on, in tiles of 10 px.
  vi.spyOn(drawing, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 70, 40));
  const saturday = { clientX: 65, clientY: 5 };
  const picked = () => screen.queryByText(/^\w{3}\s\d+\sJun: /)?.textContent.replaceAll('\u00a0', ' ');
  fireEvent.pointerDown(drawing, { pointerType: 'touch', ...saturday });
  fireEvent.pointerMove(drawing, { pointerType: 'touch', ...saturday });
  expect(picked()).toBeUndefined();
  fireEvent.pointerUp(drawing, { pointerType: 'touch', ...saturday });
  expect(picked()).toBe('Sat 13 Jun: 7 of 10');
  fireEvent.focus(june);
  expect(picked()).toBe('Mon 15 Jun: no value');
  fireEvent.pointerMove(drawing, { pointerType: 'mouse', ...saturday });
  expect(picked()).toBe('Sat 13 Jun: 7 of 10');
  fireEvent.pointerLeave(drawing, { pointerType: 'mouse' });
  expect(picked()).toBe('Mon 15 Jun: no value');
});

it('names the months that are not compared, and the usual value', async () => {
  const year = thisYear - 1;
  const days = ['05-20', '05-21', ...[1, 2, 3, 4, 5, 6, 7].flatMap((day) => [`06-0${day}`, `07-0${day}`])];
  const entries = days.map((day) => ({ ...none, date: `${year}-${day}`, mood: day < '07' ? 6 : 8 }));
  await renderRoute(`${pages.year}?year=${year}`, {
    answers: { 'GET /api/horizon-year': { years: [year], entries } },
  });
  expect(
    await screen.findByText('Only whole months with at least 7 values are compared, so not May.'),
  ).toBeDefined();
  expect(screen.getByText("The year's median", { selector: 'dt' }).parentElement?.textContent).toBe(
    "The year's median6 of 10",
  );
  expect(screen.getByRole('rowheader', { name: 'May, in part' })).toBeDefined();
});

it.each([
  ['inBed', 'Time in bed', 0],
  ['mixed', 'Sleep', 1],
  ['asleep', 'Sleep', 0],
])('says what hours of sleep are that are %s', async (sleepMeaning, name, noteCount) => {
  const year = thisYear - 1;
  const dates = [`${year}-05-30`, `${year}-05-31`];
  const entries = dates.map((date) => ({ ...none, date, sleepHours: 8, mood: 7 }));
  await renderRoute(`${pages.year}?year=${year}`, {
    answers: { 'GET /api/horizon-year': { years: [year], entries, sleepMeaning } },
  });
  expect(await screen.findByRole('radio', { name })).toBeDefined();
  expect(screen.queryAllByText(/^Nights that no device measured/)).toHaveLength(noteCount);
});

it('offers to try again if the year cannot be loaded', async () => {
  let fails = true;
  const { person } = await renderRoute(pages.year, {
    answers: {
      'GET /api/horizon-year': () => (fails ? { fails: 'internal' } : { years: [], entries: [] }),
    },
  });
  expect(await screen.findByText("We couldn't load your year")).toBeDefined();
  fails = false;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Your year starts with one day')).toBeDefined();
});
