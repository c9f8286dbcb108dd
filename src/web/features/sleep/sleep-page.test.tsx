import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pages } from '#contracts/pages.ts';
import { addDays } from '#domain/calendar-day.ts';
import { renderRoute } from '#web/testing/render-route.tsx';
import { buttonStyle } from '#web/ui/button.tsx';

const today = '2026-03-10';
beforeEach(() => void vi.useFakeTimers({ now: new Date(`${today}T12:00:00`), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const goals = {
  targetSleepHours: 8,
  targetBedtime: '22:00',
  targetWakeTime: '06:00',
  targetQuality: 8,
  targetSleepQuality: 8,
};

const noNights = { 'GET /api/sleep-nights': [], 'GET /api/health-metrics': [] };

function renderRated(qualities: number[], goalsAnswer: unknown = goals) {
  const days = qualities.map((quality, index) => ({ date: `2026-03-0${9 - index}`, quality, hours: null }));
  return renderRoute(pages.sleep, {
    answers: {
      'GET /api/sleep-goals': goalsAnswer,
      ...noNights,
      'GET /api/sleep-summary': {
        rated: days,
        efficiency: days.map(({ date, quality }) => ({ date, percent: quality * 10, isEstimated: true })),
        recent: days.map((day) => ({ ...day, night: null })),
        irregularityMinutes: null,
      },
    },
  });
}

/** Returns the rows of the latest nights, without those that say what more nights will show. */
async function listSessions(): Promise<HTMLElement[]> {
  const card = within(await screen.findByRole('region', { name: 'Recent sleep sessions' }));
  const [list] = await card.findAllByRole('list');
  return list ? within(list).getAllByRole('listitem') : [];
}

it.each([
  [[8, 8], 'Excellent', ['Excellent', 'Excellent']],
  [[9, 5, 6], 'Good', ['Excellent', 'Poor', 'Good']],
  [[5.9], 'Needs improvement', ['Poor']],
  // The mean, 7.97, is shown as 8.
  [[8, 8, 7.9], 'Excellent', ['Excellent', 'Excellent', 'Good']],
])('labels an average of %j as %s, and labels each night', async (qualities, average, nights) => {
  await renderRated(qualities);
  const rows = await listSessions();
  expect(rows.map((row) => /Excellent|Good|Poor|Needs/.exec(row.textContent ?? '')?.[0])).toEqual(nights);
  expect(screen.getByRole('region', { name: 'Rating' }).textContent).toContain(average);
});

it('draws the rating of a drawn day without times, but not of an earlier day', async () => {
  const night = {
    ...{ date: '2026-03-09', bedtime: '2026-03-08T22:00:00Z', wakeTime: '2026-03-09T06:00:00Z', zone: 'UTC' },
    ...{ hours: 8, deepHours: null, remHours: null, lightHours: null, awakeHours: null, efficiency: null },
    ...{ quality: null, source: 'self' },
  };
  const rated = [
    { date: '2026-03-08', quality: 7, hours: null },
    { date: '2026-02-01', quality: 3, hours: null },
  ];
  await renderRoute(pages.sleep, {
    answers: {
      'GET /api/sleep-goals': goals,
      'GET /api/health-metrics': [],
      'GET /api/sleep-nights': [night],
      'GET /api/sleep-summary': { rated, efficiency: [], recent: [], irregularityMinutes: null },
    },
  });
  const figure = within(await screen.findByRole('figure', { name: 'Nights, last two weeks' }));
  const label = await figure.findByText('Rating');
  const row = label.parentElement?.nextElementSibling?.querySelector('.font-semibold');
  expect(row?.textContent).toBe('7·');
});

it('draws a star above an excellent night, and explains it', async () => {
  const night = {
    ...{ date: '2026-03-09', bedtime: '2026-03-08T22:00:00Z', wakeTime: '2026-03-09T06:00:00Z', zone: 'UTC' },
    ...{ hours: 8, deepHours: null, remHours: null, lightHours: null, awakeHours: null, efficiency: null },
    ...{ quality: 7, source: 'self' },
  };
  const answersFor = (qualities: number[]) => ({
    'GET /api/sleep-goals': goals,
    'GET /api/health-metrics': [],
    'GET /api/sleep-nights': qualities.map((quality, ago) => ({
      ...{ ...night, date: addDays(night.date, -ago), quality },
    })),
    'GET /api/sleep-summary': { rated: [], efficiency: [], recent: [], irregularityMinutes: null },
  });
  const { unmount } = await renderRoute(pages.sleep, { answers: answersFor([7, 7]) });
  const drawing = await screen.findByRole('figure', { name: 'Nights, last two weeks' });
  const stars = (figure: HTMLElement) => figure.querySelectorAll('path[stroke-linejoin]').length;
  expect(stars(drawing)).toBe(0);
  unmount();
  await renderRoute(pages.sleep, { answers: answersFor([8, 7]) });
  const figure = await screen.findByRole('figure', { name: 'Nights, last two weeks' });
  // One star is in the drawing and one in the legend.
  expect(stars(figure)).toBe(2);
  expect(within(figure).getByText(/^Excellent, 8 or.more$/)).toBeDefined();
});

it('sends no rating for a night whose slider was not moved', async () => {
  const sent: unknown[] = [];
  const summary = { rated: [], efficiency: [], recent: [], irregularityMinutes: null };
  const night = {
    ...{ date: '2026-03-09', bedtime: '2026-03-08T22:00:00Z', wakeTime: '2026-03-09T06:00:00Z', zone: 'UTC' },
    ...{ hours: 8, deepHours: null, remHours: null, lightHours: null, awakeHours: null, efficiency: null },
    ...{ quality: null, source: 'self' },
  };
  const { person } = await renderRoute(pages.sleep, {
    answers: {
      'GET /api/sleep-goals': goals,
      ...noNights,
      'GET /api/sleep-summary': summary,
      'POST /api/sleep-nights': (body: unknown) => {
        sent.push(body);
        return night;
      },
    },
  });
  const log = async (rate: boolean) => {
    await person.click(await screen.findByRole('button', { name: 'Log a night' }));
    const dialog = within(await screen.findByRole('dialog'));
    const slider = dialog.getByRole('slider', { name: 'How well did you sleep?' });
    expect(slider.getAttribute('aria-valuetext')).toBe('Not rated');
    slider.focus();
    if (rate) await person.keyboard('{End}');
    await person.click(dialog.getByRole('button', { name: 'Fill in your goal, 22:00–06:00' }));
    await person.click(dialog.getByRole('button', { name: 'Save night' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await log(false);
  await log(true);
  expect(sent).toEqual([
    expect.not.objectContaining({ quality: expect.anything() }),
    expect.objectContaining({ quality: 10 }),
  ]);
});

it('shows no goals and no form when the goals fail to load, until a retry succeeds', async () => {
  let isDown = true;
  const { person } = await renderRated([8], () => (isDown ? { fails: 'internal' } : goals));
  const card = within(await screen.findByRole('region', { name: 'Sleep goals' }));
  expect((await card.findByRole('alert')).textContent).toContain("We couldn't load your goals");
  const goal = screen.getByRole('region', { name: 'Quality goal' });
  expect(goal.textContent).toBe('Quality goal–');
  expect(screen.queryByText(/^Your goal, /)).toBeNull();
  expect(card.queryByText('22:00')).toBeNull();
  expect(card.getByRole('button', { name: 'Edit Goals' })).toHaveProperty('disabled', true);
  isDown = false;
  await person.click(card.getByRole('button', { name: 'Try again' }));
  expect(await card.findByText('22:00')).toBeDefined();
  expect(goal.textContent).toContain('Quality goal8/10');
});

it('says once what did not load, and claims nothing about it', async () => {
  await renderRoute(pages.sleep, {
    answers: {
      'GET /api/sleep-goals': goals,
      'GET /api/sleep-summary': { fails: 'internal' },
      'GET /api/sleep-nights': { fails: 'internal' },
      'GET /api/health-metrics': { fails: 'internal' },
    },
  });
  expect(await screen.findByText("We couldn't load your averages and latest nights")).toBeDefined();
  expect(screen.getAllByText("We couldn't load your nights")).toHaveLength(1);
  for (const name of ['Average sleep quality', 'Against your usual', 'Recent sleep sessions']) {
    expect(screen.queryByRole('region', { name })).toBeNull();
  }
  expect(screen.queryByText(/to see how steady your rhythm is/)).toBeNull();
  expect(screen.queryByText(/Estimated from your ratings/)).toBeNull();
});

const logged = {
  date: today,
  bedtime: `${addDays(today, -1)}T23:15:00.000Z`,
  wakeTime: `${today}T06:45:00.000Z`,
  zone: 'UTC',
  hours: 7.5,
  deepHours: null,
  remHours: null,
  lightHours: null,
  awakeHours: null,
  efficiency: null,
  quality: 9,
  source: 'self',
};

/** Renders the page with one logged night. Returns the bodies of the saved nights. */
async function renderLogged(date = today, quality: number | null = 9, zone = 'UTC') {
  const night = { ...logged, date, quality, zone };
  const saved: object[] = [];
  const view = await renderRoute(pages.sleep, {
    answers: {
      'GET /api/sleep-goals': goals,
      'GET /api/sleep-nights': [night],
      'GET /api/health-metrics': [],
      'GET /api/sleep-summary': {
        rated: [],
        efficiency: [],
        recent: [{ date, quality, hours: 7.5, night }],
        irregularityMinutes: null,
      },
      'POST /api/sleep-nights': (body: object) => {
        saved.push(body);
        return night;
      },
    },
  });
  await screen.findAllByText(/:15/);
  return { ...view, saved };
}

const bedtime = () => screen.findByLabelText<HTMLInputElement>('Went to bed');
const replacement = { date: today, bedtime: '22:00', wakeTime: '06:45', quality: 9 };

it('opens the night that is already logged, and a replaced night can be restored', async () => {
  const { person, saved } = await renderLogged();
  await person.click(screen.getByRole('button', { name: 'Log a night' }));
  expect((await bedtime()).value).toBe('23:15');
  expect(screen.getByRole('dialog', { name: 'Edit night' })).toBeDefined();
  fireEvent.change(await bedtime(), { target: { value: '22:00' } });
  await person.click(screen.getByRole('button', { name: 'Save night' }));
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(saved).toMatchObject([replacement, { ...replacement, bedtime: '23:15' }]);
});

it('shows the times and the rating of the chosen date, not those of the night it opened with', async () => {
  const yesterday = addDays(today, -1);
  const { person, saved } = await renderLogged();
  const chooseDate = async (date: string) =>
    fireEvent.change(await screen.findByLabelText('Woke up on'), { target: { value: date } });
  const rating = () => screen.findByRole('slider', { name: 'How well did you sleep?' });
  await person.click(screen.getByRole('button', { name: 'Log a night' }));
  expect((await rating()).getAttribute('aria-valuetext')).toBe('9 of 10, Excellent');
  await chooseDate(yesterday);
  expect((await bedtime()).value).toBe('');
  expect((await rating()).getAttribute('aria-valuetext')).toBe('Not rated');
  await chooseDate(today);
  expect((await bedtime()).value).toBe('23:15');
  fireEvent.change(await bedtime(), { target: { value: '22:00' } });
  await chooseDate(yesterday);
  expect((await bedtime()).value).toBe('22:00');
  fireEvent.change(await screen.findByLabelText('Woke up'), { target: { value: '06:00' } });
  await person.click(screen.getByRole('button', { name: 'Save night' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved).toMatchObject([{ date: yesterday, bedtime: '22:00', wakeTime: '06:00' }]);
  expect(saved[0]).not.toHaveProperty('quality');
});

it('changes a night from the list', async () => {
  const { person, saved } = await renderLogged();
  await person.click(await screen.findByRole('button', { name: /^Actions for the night/ }));
  await person.click(await screen.findByRole('menuitem', { name: 'Edit night' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit night' });
  expect(within(dialog).getByText('Today')).toBeDefined();
  expect(screen.queryByLabelText('Woke up on')).toBeNull();
  fireEvent.change(await bedtime(), { target: { value: '22:00' } });
  await person.click(screen.getByRole('button', { name: 'Save night' }));
  await waitFor(() => expect(saved).toMatchObject([replacement]));
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeDefined();
});

it('reads and saves the times of a logged night in the time zone of that night', async () => {
  const { person, saved } = await renderLogged(today, 9, 'America/New_York');
  await person.click(screen.getByRole('button', { name: 'Log a night' }));
  expect((await bedtime()).value).toBe('19:15');
  fireEvent.change(await bedtime(), { target: { value: '18:45' } });
  expect(await within(screen.getByRole('dialog')).findByText('8 h')).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Save night' }));
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(saved).toHaveLength(2));
  const [replaced, restored] = ['18:45', '19:15'].map((time) => ({
    bedtime: time,
    zone: 'America/New_York',
  }));
  expect(saved).toMatchObject([replaced, restored]);
});

it('deletes a rating that the person clears', async () => {
  const { person, saved } = await renderLogged();
  await person.click(await screen.findByRole('button', { name: /^Actions for the night/ }));
  await person.click(await screen.findByRole('menuitem', { name: 'Edit night' }));
  await person.click(await screen.findByRole('button', { name: 'Leave out the rating' }));
  await person.click(screen.getByRole('button', { name: 'Save night' }));
  await waitFor(() => expect(saved).toMatchObject([{ quality: null }]));
});

it('Undo removes the rating that a night did not have before', async () => {
  const { person, saved } = await renderLogged(today, null);
  await person.click(screen.getByRole('button', { name: 'Log a night' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByRole('slider').focus();
  await person.keyboard('{End}');
  await person.click(dialog.getByRole('button', { name: 'Save night' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(saved).toMatchObject([{ quality: 10 }, { quality: null }]));
});

it('offers no undo for a night of a day without one', async () => {
  const { person, saved } = await renderLogged(addDays(today, -1));
  await person.click(screen.getByRole('button', { name: 'Log a night' }));
  expect((await bedtime()).value).toBe('');
  await person.click(screen.getByRole('button', { name: 'Save night' }));
  expect(await screen.findAllByText('Enter a time.')).toHaveLength(2);
  expect(saved).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Fill in your goal, 22:00–06:00' }));
  expect(document.activeElement).toBe(await bedtime());
  await person.click(screen.getByRole('button', { name: 'Save night' }));
  expect(await screen.findByText('Night saved')).toBeDefined();
  expect(saved).toMatchObject([{ date: today, bedtime: '22:00', wakeTime: '06:00', zone: 'UTC' }]);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('refuses a wake time in the future, and then an empty one', async () => {
  vi.setSystemTime(new Date(`${today}T05:20:00`));
  const { person, saved } = await renderLogged(addDays(today, -1));
  await person.click(screen.getByRole('button', { name: 'Log a night' }));
  const wakeTime = await screen.findByLabelText<HTMLInputElement>('Woke up');
  await person.click(screen.getByRole('button', { name: 'Fill in your goal, 22:00–06:00' }));
  fireEvent.change(wakeTime, { target: { value: '05:21' } });
  await person.click(screen.getByRole('button', { name: 'Save night' }));
  expect(await screen.findByText('This time is in the future.')).toBeDefined();
  fireEvent.change(wakeTime, { target: { value: '' } });
  expect(await screen.findByText('Enter a time.')).toBeDefined();
  expect(screen.queryByText('This time is in the future.')).toBeNull();
  fireEvent.change(wakeTime, { target: { value: '05:20' } });
  await person.click(screen.getByRole('button', { name: 'Save night' }));
  await waitFor(() => expect(saved).toMatchObject([{ date: today, bedtime: '22:00', wakeTime: '05:20' }]));
});

it('says that times do not fit together on a night in which the clocks change', async () => {
  // The clocks go forward from 02:00 to 03:00 on this day, so 02:45 is 03:45.
  const { person, saved } = await renderLogged('2025-03-30', 9, 'Europe/Stockholm');
  await person.click(await screen.findByRole('button', { name: /^Actions for the night/ }));
  await person.click(await screen.findByRole('menuitem', { name: 'Edit night' }));
  fireEvent.change(await bedtime(), { target: { value: '02:45' } });
  fireEvent.change(await screen.findByLabelText('Woke up'), { target: { value: '03:15' } });
  expect(screen.queryByText(/^That's/)).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Save night' }));
  expect(await screen.findByText(/because the clocks changed that night/)).toBeDefined();
  expect(saved).toEqual([]);
});

const measured = {
  ...logged,
  ...{ date: addDays(today, -2), quality: null, hours: 6.5, source: 'device:1' },
  ...{ bedtime: `${addDays(today, -3)}T23:00:00.000Z`, wakeTime: `${addDays(today, -2)}T05:30:00.000Z` },
};

/** Renders the page with a rated night of today and a night of two days ago that a device measured. */
async function renderNights(irregularityMinutes: number | null = null, metrics: unknown[] = []) {
  const sent: unknown[] = [];
  const nights = [logged, measured];
  const view = await renderRoute(pages.sleep, {
    answers: {
      'GET /api/sleep-goals': goals,
      'GET /api/sleep-nights': nights,
      'GET /api/health-metrics': metrics,
      'GET /api/sleep-summary': {
        rated: [],
        efficiency: [],
        recent: nights.map((night) => ({ ...night, night })),
        irregularityMinutes,
      },
      'GET /api/custom-questions': [{ id: 4, question: 'How well did you sleep?', category: 'sleep' }],
      'POST /api/questionnaire-responses': (body: object) => {
        sent.push(body);
        return { userId: 1, questionId: 4, response: 10, date: measured.date, source: 'self' };
      },
    },
  });
  return { ...view, sent };
}

it('draws the nights of two weeks, and says in words what the drawing shows', async () => {
  await renderNights();
  const ribbon = within(await screen.findByRole('figure', { name: 'Nights, last two weeks' }));
  expect(ribbon.getByText('in bed last night')).toBeDefined();
  expect(ribbon.getByText(/^7.h in bed, on average over 2 nights$/)).toBeDefined();
  expect(ribbon.getByText(/^Highest: 7 h 30 min, today\. Lowest: 6 h 30 min, /).textContent).toContain(
    '12 days have no value.',
  );
  const rows = ribbon.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toHaveLength(3);
  expect(rows[1]).toContain('23:0005:306\u00a0h\u00a030\u00a0minNot rated');
  expect(await screen.findByText('Log one more night to see how steady your rhythm is.')).toBeDefined();
  expect(rows[2]).toContain('today23:1506:457\u00a0h\u00a030\u00a0min9 of 10');
});

it.each([
  [[8, 8], 'Yesterday. Your usual: 8 h'],
  [[7, 8], 'Yesterday. Your usual: 7 to 8 h'],
])('says how long a usual night is, after nights of %s hours', async (hours, sentence) => {
  const metrics = Array.from({ length: 20 }, (_, index) => ({
    date: addDays(today, -index - 1),
    sleepHours: hours[index % 2],
    sleepQuality: null,
    sources: { sleepHours: 'self' },
  }));
  await renderNights(null, metrics);
  const said = await screen.findAllByText(/Your usual: /);
  expect(said.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([sentence]);
});

it('compares the last night once with what is usual, beside the nights and in the row of the hours', async () => {
  const nights = Array.from({ length: 10 }, (_, ago) => ({
    ...logged,
    ...{ date: addDays(today, -ago), hours: [7.5, 7, 8][ago % 3] },
  }));
  await renderRoute(pages.sleep, {
    answers: {
      'GET /api/sleep-goals': goals,
      'GET /api/sleep-nights': nights,
      'GET /api/health-metrics': nights.map(({ date, hours }) => ({
        ...{ date, sleepHours: hours, sleepQuality: null, sources: { sleepHours: 'self' } },
      })),
      'GET /api/sleep-summary': { rated: [], efficiency: [], recent: [], irregularityMinutes: null },
    },
  });
  const ribbon = within(await screen.findByRole('figure', { name: 'Nights, last two weeks' }));
  expect(ribbon.getByText(/^As usual \(7 to 8.h\)$/)).toBeDefined();
  const row = within(await screen.findByRole('figure', { name: 'Time in bed' }));
  expect(row.getByText(/^Last night, as usual \(7 to 8.h\)$/)).toBeDefined();
  expect(screen.queryByText(/on average/)).toBeNull();
});

it('leaves suggested hours out of the usual night', async () => {
  const metrics = Array.from({ length: 20 }, (_, index) => ({
    date: addDays(today, -index - 1),
    sleepHours: index % 2 === 0 ? 8 : 5,
    sleepQuality: null,
    sources: { sleepHours: index % 2 === 0 ? 'self' : 'suggested' },
  }));
  await renderNights(null, metrics);
  expect((await screen.findByText(/Your usual: /)).textContent).toMatch(/Your usual: 8\sh$/);
});

it('says once what will appear before the first night', async () => {
  await renderRated([]);
  expect(await screen.findByText('Your nights appear here')).toBeDefined();
  expect(await screen.findByText('Example')).toBeDefined();
  expect(screen.getAllByRole('button', { name: 'Log a night' })).toHaveLength(1);
  expect(await screen.findByRole('button', { name: 'Edit Goals' })).toBeDefined();
  await waitFor(() => expect(screen.queryByLabelText('Quality')).toBeNull());
  expect(screen.getByRole('region', { name: 'Rating' }).textContent).toBe('Rating–');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Against your usual' })).toBeNull());
  expect(screen.queryByRole('region', { name: 'Recent sleep sessions' })).toBeNull();
});

it('asks for nights, and not for more nights, before the first one', async () => {
  await renderRated([8]);
  expect(await screen.findByText('Log 3 nights to see how steady your rhythm is.')).toBeDefined();
});

it('shows how much of the quality goal is reached', async () => {
  await renderRated([6]);
  const goal = await screen.findByRole('region', { name: 'Quality goal', busy: false });
  expect(goal.textContent).toBe('Quality goal8/1075% of your goal');
});

it('folds the efficiency while it is only an estimate, and says so', async () => {
  const { person } = await renderRated([8, 7]);
  const unfold = await screen.findByRole('button', { name: 'Sleep efficiency' });
  expect(screen.getByText('about 75%')).toBeDefined();
  expect(screen.getByText(/Estimated from your ratings/)).toBeDefined();
  expect(screen.queryByRole('figure', { name: 'Sleep efficiency' })).toBeNull();
  await person.click(unfold);
  expect(screen.getByRole('figure', { name: 'Sleep efficiency' })).toBeDefined();
});

it.each([
  [0, 'Steady rhythm: hardly varies.'],
  [25, 'Steady rhythm: typically about 25 minutes from the average.'],
  [45, /^Typically about 45 minutes from the average\. /],
])('says how regular nights that vary by %d minutes are', async (minutes, sentence) => {
  await renderNights(minutes);
  expect(await screen.findByText(sentence)).toBeDefined();
});

it('rates a measured night without changing its times', async () => {
  const { person, sent } = await renderNights();
  await person.click(await screen.findByRole('button', { name: /^Rate this night/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rate this night' }));
  await person.click(await dialog.findByRole('button', { name: 'Save rating' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('Move the slider to rate the night.');
  (await dialog.findByRole('slider')).focus();
  await person.keyboard('{End}');
  await person.click(await dialog.findByRole('button', { name: 'Save rating' }));
  await waitFor(() => expect(sent).toMatchObject([{ questionId: 4, response: 10, date: measured.date }]));
});

it('offers first to rate the last night if it has no rating', async () => {
  const night = { ...logged, quality: null };
  const { person } = await renderRoute(pages.sleep, {
    answers: {
      'GET /api/sleep-goals': goals,
      'GET /api/sleep-nights': [night],
      'GET /api/health-metrics': [],
      'GET /api/sleep-summary': {
        ...{ rated: [], efficiency: [], irregularityMinutes: null },
        recent: [{ ...night, night }],
      },
    },
  });
  const rate = await screen.findByRole('button', { name: 'Rate this night' });
  expect(rate.className).toBe(buttonStyle('primary'));
  expect(screen.getByRole('button', { name: 'Log a night' }).className).toBe(buttonStyle('secondary'));
  await person.click(rate);
  expect(await screen.findByRole('slider')).toBeDefined();
});

it('calls the hours of nights that no device measured the time in bed, everywhere', async () => {
  const nights = [0, 1, 2, 3].map((ago) => ({ ...logged, date: addDays(today, -ago) }));
  await renderRoute(pages.sleep, {
    answers: {
      'GET /api/sleep-goals': goals,
      'GET /api/sleep-nights': nights,
      'GET /api/health-metrics': nights.map(({ date, hours }) => ({
        ...{ date, sleepHours: hours, sleepQuality: null, sources: { sleepHours: 'self' } },
      })),
      'GET /api/sleep-summary': { rated: [], efficiency: [], recent: [], irregularityMinutes: null },
    },
  });
  expect(await screen.findByRole('figure', { name: 'Time in bed' })).toBeDefined();
  expect(screen.getByText(/^7.h.30.min in bed, on average over 4 nights$/)).toBeDefined();
  expect(screen.queryByText('Hours of sleep')).toBeNull();
  expect(screen.queryByText(/^Nights that no device measured/)).toBeNull();
});

it('says beside the latest nights what more nights will show', async () => {
  await renderLogged();
  const next = within(await screen.findByRole('region', { name: 'With more nights' }));
  expect(
    next.getByText(
      'Log and rate 5 excellent nights and 5 others to see if your best nights are longer or at other times.',
    ),
  ).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Your best nights' })).toBeNull();
});

it('does not show the best nights before it is known whether they have enough nights', async () => {
  const { promise: summary, resolve: loadSummary } = Promise.withResolvers();
  await renderRoute(pages.sleep, {
    answers: {
      'GET /api/sleep-goals': goals,
      'GET /api/sleep-nights': [logged],
      'GET /api/health-metrics': [],
      'GET /api/sleep-summary': () => summary,
    },
  });
  await screen.findByRole('region', { name: 'Against your usual' });
  await screen.findAllByText(/:15/);
  const best = () => screen.queryByRole('region', { name: 'Your best nights' });
  expect(best()).toBeNull();
  loadSummary({ rated: [], efficiency: [], recent: [], irregularityMinutes: 20 });
  await waitFor(() => expect(best()).not.toBeNull());
});

it('counts only nights with times among the good nights, and says so', async () => {
  const rated = [today, addDays(today, -1)].map((date) => ({ date, quality: 9, hours: null }));
  await renderRoute(pages.sleep, {
    answers: {
      'GET /api/sleep-goals': goals,
      'GET /api/sleep-nights': [{ ...logged, date: today, quality: 9 }],
      'GET /api/health-metrics': [],
      'GET /api/sleep-summary': { rated, efficiency: [], recent: [], irregularityMinutes: null },
    },
  });
  const best = within(await screen.findByRole('region', { name: 'Your best nights' }));
  expect(best.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1 excellent night',
    '0 other rated nights',
  ]);
  expect(best.getByText(/^Once your last 30 nights with times include 5 of each/)).toBeDefined();
});

it('adds the times to a night that has only a rating', async () => {
  const { person } = await renderRated([8]);
  await person.click(await screen.findByRole('button', { name: /^Add times: / }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Log a night' }));
  expect(dialog.getByLabelText<HTMLInputElement>('Woke up on').value).toBe('2026-03-09');
});

it('keeps the times that are added to the night of today out of the form of a new night', async () => {
  const { person } = await renderRoute(pages.sleep, {
    answers: {
      'GET /api/sleep-goals': goals,
      ...noNights,
      'GET /api/sleep-summary': {
        ...{ efficiency: [], irregularityMinutes: null },
        rated: [{ date: today, quality: 8, hours: null }],
        recent: [{ date: today, quality: 8, hours: null, night: null }],
      },
    },
  });
  const open = async (name: RegExp) => {
    await person.click(await screen.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Log a night' }));
    return dialog.getByLabelText<HTMLInputElement>('Went to bed');
  };
  await person.type(await open(/^Add times: /), '21:45');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await open(/^Log a night$/)).value).toBe('');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await open(/^Add times: /)).value).toBe('21:45');
});

it('says that goals which nobody has set are suggested', async () => {
  const { person } = await renderRated([6], { ...goals, isSuggested: true });
  const card = within(await screen.findByRole('region', { name: 'Sleep goals' }));
  expect(await card.findByText('Suggested. Change them any time.')).toBeDefined();
  await person.click(card.getByRole('button', { name: 'Edit Goals' }));
  expect(await card.findByText('Suggested. Save to make these your goals.')).toBeDefined();
  const goal = await screen.findByRole('region', { name: 'Quality goal' });
  expect(goal.textContent).toContain('75% of the suggested goal');
});

it('says that the only night has a rating but no times, and adds the times', async () => {
  const rated = { date: today, quality: 8, hours: null };
  const { person } = await renderRoute(pages.sleep, {
    answers: {
      'GET /api/sleep-goals': goals,
      ...noNights,
      'GET /api/sleep-summary': {
        ...{ rated: [rated], efficiency: [], irregularityMinutes: null },
        recent: [{ ...rated, night: null }],
      },
    },
  });
  expect(await screen.findByText('Last night has no times yet')).toBeDefined();
  expect(await screen.findAllByText('Last night')).toHaveLength(1);
  expect(screen.getByText('Example')).toBeDefined();
  expect(await screen.findByText('8 of 10 · Excellent · no times yet')).toBeDefined();
  expect(screen.getByRole('region', { name: 'Average sleep quality' }).textContent).toContain('8/10');
  expect(screen.queryByText('Your nights appear here')).toBeNull();
  await person.click(screen.getByRole('button', { name: /^Add times/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Log a night' }));
  expect(dialog.getByLabelText<HTMLInputElement>('Woke up on').value).toBe(today);
});

it('shows and changes a night whose date is later than today, after a journey west', async () => {
  const tomorrow = addDays(today, 1);
  const night = {
    ...{ date: tomorrow, bedtime: '2026-03-10T04:00:00Z', wakeTime: '2026-03-10T10:30:00Z' },
    ...{ zone: 'Pacific/Kiritimati', hours: 6.5, quality: null, source: 'self' },
    ...{ deepHours: null, remHours: null, lightHours: null, awakeHours: null, efficiency: null },
  };
  const isRequestedUpTo = (day: string) =>
    String(vi.mocked(fetch).mock.lastCall?.[0]).includes(`date=${day}`);
  const save = vi.fn(() => night);
  const { person } = await renderRoute(pages.sleep, {
    answers: {
      'GET /api/sleep-goals': goals,
      'GET /api/health-metrics': [],
      'GET /api/sleep-nights': [night],
      'POST /api/sleep-nights': save,
      'GET /api/sleep-summary': () => ({
        ...{ rated: [], efficiency: [], irregularityMinutes: null },
        recent: isRequestedUpTo(tomorrow) ? [{ date: tomorrow, quality: null, hours: 6.5, night }] : [],
      }),
    },
  });
  expect(await screen.findByText('in bed, from one night')).toBeDefined();
  const list = within(await screen.findByRole('region', { name: 'Recent sleep sessions' }));
  expect(await listSessions()).toHaveLength(1);
  expect(screen.queryByText('No nights yet')).toBeNull();
  await person.click(list.getByRole('button', { name: /^Actions for the night/ }));
  await person.click(await screen.findByRole('menuitem', { name: 'Edit night' }));
  const field = await bedtime();
  await person.clear(field);
  await person.type(field, '18:30');
  await person.click(screen.getByRole('button', { name: 'Save night' }));
  await waitFor(() =>
    expect(save).toHaveBeenCalledWith(expect.objectContaining({ date: tomorrow, bedtime: '18:30' })),
  );
});

it('shows the nights before the last sessions on request, and opens one of them', async () => {
  const night = {
    ...{ date: '2026-02-20', bedtime: '2026-02-19T22:15:00Z', wakeTime: '2026-02-20T06:00:00Z', zone: 'UTC' },
    ...{ hours: 7.75, deepHours: null, remHours: null, lightHours: null, awakeHours: null, efficiency: null },
    ...{ quality: null, source: 'self' },
  };
  const recent = [{ date: '2026-03-09', quality: 8, hours: null, night: null }];
  const { person } = await renderRoute(pages.sleep, {
    answers: {
      'GET /api/sleep-goals': goals,
      ...noNights,
      'GET /api/sleep-nights': [night],
      'GET /api/sleep-summary': { rated: recent, efficiency: [], recent, irregularityMinutes: null },
    },
  });
  const list = within(await screen.findByRole('region', { name: 'Recent sleep sessions' }));
  await person.click(await list.findByRole('button', { name: 'Show earlier nights' }));
  await person.click(await list.findByRole('button', { name: /^Rate this night: / }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rate this night' }));
  expect(dialog.getByText(/, 22:15–/)).toBeDefined();
  expect(dialog.getByRole('button', { name: 'Save rating' })).toBeDefined();
  expect((dialog.getByLabelText('Went to bed') as HTMLInputElement).value).toBe('22:15');
});
