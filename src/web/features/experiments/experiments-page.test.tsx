import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Experiment } from '#contracts/experiments.ts';
import { pages } from '#contracts/pages.ts';
import { addDays, toCalendarDay } from '#domain/calendar-day.ts';
import { defaultPreferences } from '#domain/preferences.ts';
import { changeLanguage } from '#web/i18n/language.ts';
import { timeZone } from '#web/lib/time-zone.ts';
import { renderRoute, testUser } from '#web/testing/render-route.tsx';

const start = '2026-03-02';

afterEach(() => changeLanguage('en'));

/** Returns an experiment of 28 days. The mood is known only for the first `known` days. */
function experimentOf(known: number): Experiment {
  return {
    id: 1,
    plan: {
      version: 1,
      action: { measure: 'alcoholConsumption', words: '', form: 'without' },
      outcome: 'mood',
      lag: 0,
      length: 28,
      better: 'higher',
      start,
      schedule: '10'.repeat(14),
      smallestThatMatters: 1,
      alpha: 0.05,
      draws: 999,
      seed: 1,
    },
    planSha256: 'a'.repeat(64),
    stoppedOn: null,
    createdAt: '2026-03-02T07:00:00.000Z',
    days: Array.from({ length: 28 }, (_, index) => ({
      day: addDays(start, index),
      done: null,
      outcome: index < known ? 5 + (index % 3) : null,
    })),
    state: 'finished',
    result: { conclusion: 'cannotSay', reason: 'fewDays', isOpposite: false, asDrawn: null, asDone: null },
  };
}

it('lists the days without a value too, and does not say that every day has one', async () => {
  await renderRoute(pages.experiments, { answers: { 'GET /api/experiments': [experimentOf(10)] } });
  const plot = await screen.findByRole('figure', { name: 'Mood day by day' });
  expect(within(plot).getAllByRole('row')).toHaveLength(29);
  expect(within(plot).getAllByText('no value')).toHaveLength(18);
  expect(plot.textContent).not.toContain('Every day has a value');
});

it('explains only the marks that the calendar of a plan has', async () => {
  const running: Experiment = { ...experimentOf(0), state: 'running', result: null };
  // The plan has the action on and off in turn. Both answers are as planned on a day as usual, but not on the third
  // day.
  const answers = [true, true, false];
  const answered = running.days.map((day, index) => ({ ...day, done: answers[index] ?? null }));
  let days = running.days;
  const { person } = await renderRoute(pages.experiments, {
    answers: {
      'GET /api/experiments': () => [{ ...running, days }],
      'PUT /api/experiments/1/days/2026-03-02': () => {
        days = answered;
        return { ...running, days };
      },
    },
  });
  const calendar = within(await screen.findByRole('region', { name: 'Pairs of days' }));
  expect(calendar.getByText('Go without')).toBeDefined();
  expect(calendar.queryByText(/^As planned/)).toBeNull();
  expect(calendar.queryByText('To come')).toBeNull();
  expect(calendar.queryByText('Today')).toBeNull();
  await person.click(calendar.getByRole('button', { name: /^Mon\s2\sMar, Go without, no answer$/ }));
  const question = within(screen.getByRole('group', { name: /^How did Mon\s2\sMar go\?$/ }));
  await person.click(question.getByRole('button', { name: 'Without alcohol' }));
  expect(await calendar.findByText('As planned, or not')).toBeDefined();
  expect(calendar.getByRole('button', { name: /^Mon\s2\sMar, Go without, Without alcohol$/ })).toBeDefined();
});

it('folds the weeks to come on a phone', async () => {
  const { plan, ...rest } = experimentOf(0);
  const today = toCalendarDay(new Date(), timeZone());
  const days = rest.days.map((day, index) => ({ ...day, day: addDays(today, index) }));
  const running: Experiment = {
    ...rest,
    plan: { ...plan, start: today },
    days,
    state: 'running',
    result: null,
  };
  await renderRoute(pages.experiments, { answers: { 'GET /api/experiments': [running] } });
  const fold = (await screen.findByText(/^[34] weeks to come$/)).closest('details')!;
  expect(fold.open).toBe(false);
  const calendar = screen.getByRole('region', { name: 'Pairs of days' });
  expect(within(calendar).getAllByRole('button', { hidden: true })).toHaveLength(28);
  expect(within(calendar).getAllByRole('button', { current: 'date' })).toHaveLength(1);
  expect(within(calendar).getByText('Today')).toBeDefined();
});

it('counts the days with an outcome only once a day can have one', async () => {
  const { plan, ...rest } = experimentOf(0);
  const tomorrowsOutcome: Experiment = {
    ...rest,
    plan: { ...plan, start: toCalendarDay(new Date(), timeZone()), lag: 1 },
    state: 'running',
    result: null,
  };
  await renderRoute(pages.experiments, { answers: { 'GET /api/experiments': [tomorrowsOutcome] } });
  expect(await screen.findByText('Day 1 of 28')).toBeDefined();
  expect(screen.getByText('27 days left')).toBeDefined();
  expect(screen.queryByText(/Mood logged on/)).toBeNull();
});

it('writes a day to come with a capital letter in Swedish', async () => {
  const { plan, ...rest } = experimentOf(0);
  const tomorrow = addDays(toCalendarDay(new Date(), timeZone()), 1);
  const days = rest.days.map((day, index) => ({ ...day, day: addDays(tomorrow, index) }));
  const coming: Experiment = {
    ...rest,
    plan: { ...plan, start: tomorrow },
    days,
    state: 'running',
    result: null,
  };
  await renderRoute(pages.experiments, { answers: { 'GET /api/experiments': [coming] } });
  await changeLanguage('sv');
  const [heading] = await screen.findAllByText('Avstå från alkohol');
  expect(heading?.previousElementSibling?.textContent).toMatch(/^[A-ZÅÄÖ]/);
});

it('says that an experiment has stopped, also if its card is gone before the page is refreshed', async () => {
  const running: Experiment = { ...experimentOf(0), state: 'running', result: null };
  let isStopped = false;
  const { promise: slowAnswer, resolve } = Promise.withResolvers<void>();
  const { person } = await renderRoute(pages.experiments, {
    answers: {
      'GET /api/experiments': () => (isStopped ? [] : [running]),
      [`GET /api/user-preferences/${testUser.id}`]: async () => {
        if (isStopped) await slowAnswer;
        return { preferences: defaultPreferences };
      },
      'POST /api/experiments/1/stop': () => {
        isStopped = true;
        return experimentOf(0);
      },
    },
  });
  await person.click(await screen.findByRole('button', { name: /^More options/ }));
  await person.click(await screen.findByRole('menuitem', { name: 'Stop early' }));
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Stop early' }));
  await waitFor(() => expect(screen.queryByText('Pairs of days')).toBeNull());
  resolve();
  expect(await screen.findByText('Experiment stopped')).toBeDefined();
});

it.each(['2026-03-01', start])(
  'shows one day for an experiment that was stopped on %s',
  async (stoppedOn) => {
    const stopped: Experiment = { ...experimentOf(0), stoppedOn };
    await renderRoute(pages.experiments, { answers: { 'GET /api/experiments': [stopped] } });
    const question = await screen.findByText('Does it lift your mood?');
    expect(question.nextElementSibling?.textContent).toMatch(/^\w+\s\d+\sMar$/);
  },
);

it('shows no difference for an experiment that was stopped early', async () => {
  const compared = { effect: 1.5, low: 0.8, high: 2.2, onDays: 9, offDays: 9 };
  const result = {
    ...({ conclusion: 'cannotSay', reason: 'stopped', isOpposite: false } as const),
    ...{ asDrawn: { ...compared, p: 0.01 }, asDone: compared },
  };
  const stopped: Experiment = { ...experimentOf(18), stoppedOn: addDays(start, 18), result };
  await renderRoute(pages.experiments, { answers: { 'GET /api/experiments': [stopped] } });
  expect(await screen.findByText(/a stopped experiment has no answer/)).toBeDefined();
  expect(screen.queryByText('Difference')).toBeNull();
  expect(screen.queryByText(/likely/i)).toBeNull();
});

it('offers to load the estimate again, without which no length can be chosen', async () => {
  const { person } = await renderRoute(pages.experiments, { answers: { 'GET /api/experiments': [] } });
  await person.click(await screen.findByRole('button', { name: 'Plan your own' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.selectOptions(dialog.getByLabelText('What should get better?'), 'mood');
  expect(await dialog.findByRole('button', { name: 'Try again' })).toBeDefined();
});

it('does not offer an outcome that an unfinished experiment tests, and names that experiment', async () => {
  const running: Experiment = { ...experimentOf(0), state: 'running', result: null };
  const { person } = await renderRoute(`${pages.experiments}?habit=sugarIntake&outcome=mood`, {
    answers: { 'GET /api/experiments': [running] },
  });
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('option', { name: 'Mood' })).toHaveProperty('disabled', true);
  expect(dialog.getByText(/^You're already testing mood in your experiment “without alcohol”/)).toBeDefined();
  const start = dialog.getByRole('button', { name: 'Pick random days and start' });
  expect(start).toHaveProperty('disabled', true);
  expect(dialog.queryByText(/the draw picks one/)).toBeNull();
  await person.selectOptions(dialog.getByLabelText('What should get better?'), 'energyLevel');
  const option = dialog.getByRole('option', { name: 'Mood (being tested: without alcohol)' });
  expect(option).toHaveProperty('disabled', true);
  expect(start).toHaveProperty('disabled', false);
});

it('selects the usual form of a habit', async () => {
  const { person } = await renderRoute(pages.experiments, { answers: { 'GET /api/experiments': [] } });
  await person.click(await screen.findByRole('button', { name: 'Plan your own' }));
  const dialog = within(await screen.findByRole('dialog'));
  const isChecked = (name: string) => (dialog.getByRole('radio', { name }) as HTMLInputElement).checked;
  expect(dialog.queryByRole('radio', { name: 'Do it' })).toBeNull();
  await person.selectOptions(dialog.getByLabelText('What do you want to try?'), 'selfCareActivity');
  expect(isChecked('Do it')).toBe(true);
  await person.selectOptions(dialog.getByLabelText('What do you want to try?'), 'alcoholConsumption');
  expect(isChecked('Go without')).toBe(true);
});

it('selects the shortest length that can be started, which is no draft', async () => {
  const lengths = [28, 42, 56].map((length) => ({
    length,
    power: [0.1, 0.3, 0.7],
    canAnswer: length === 56,
  }));
  const proposal = {
    ...{
      values: 60,
      hasToday: true,
      valuesNeeded: 14,
      refusal: null,
      deviation: 1.5,
      smallestThatMatters: 0.5,
    },
    ...{ effects: [0.5, 1, 1.5], lengths },
  };
  const { person } = await renderRoute(pages.experiments, {
    answers: { 'GET /api/experiments': [], 'GET /api/experiment-proposal': proposal },
  });
  await person.click(await screen.findByRole('button', { name: /^Plan.*Do you sleep better/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const chosen = await dialog.findByRole('radio', { name: '56 days' });
  await waitFor(() => expect(chosen).toHaveProperty('checked', true));
  expect(dialog.getByText(/^56 days: .+ – /)).toBeDefined();
  await person.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('shows how many days an idea still needs, and its plan without dates', async () => {
  const proposal = { refusal: 'fewValues', values: 3, hasToday: true, valuesNeeded: 14, deviation: null };
  const { person } = await renderRoute(pages.experiments, {
    answers: {
      'GET /api/experiments': [],
      'GET /api/ai-insights': [],
      'GET /api/health-metrics': [],
      'GET /api/experiment-proposal': { ...proposal, smallestThatMatters: null, effects: [], lengths: [] },
    },
  });
  await waitFor(() => expect(screen.getAllByRole('progressbar')).toHaveLength(3));
  const bar = screen.getByRole('progressbar', { name: 'Sleep quality' });
  expect(bar.getAttribute('aria-valuetext')).toBe('4 of 14 days');
  expect(screen.getAllByRole('button', { name: /^See the plan: / })).toHaveLength(3);
  expect(screen.getByText(/after 14 days of values for what you want to improve/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Start check-in' })).toBeDefined();
  await person.click(screen.getByRole('button', { name: /^See the plan: .*Do you sleep better/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('At least 28 days')).toBeDefined();
  expect(dialog.queryByText(/^28 days: /)).toBeNull();
  expect(dialog.queryByText('What it can find')).toBeNull();
  expect(dialog.getByRole('button', { name: 'Pick random days and start' })).toHaveProperty('disabled', true);
});

const readiness = {
  percent: 40,
  needed: 42,
  days: { mood: 17, energyLevel: 0, stressLevel: 0, sleepQuality: 0 },
  lastLook: null,
  nextLook: null,
  pairsChecked: 0,
  skipped: {},
};

/** Opens the AI Insights page for a person who has no insights but has these experiments. */
const openInsights = (experiments: Experiment[]) =>
  renderRoute(pages.aiInsights, {
    answers: {
      'GET /api/ai-insights': [],
      'GET /api/patterns': [],
      'GET /api/insight-story': { from: '2026-03-04', to: '2026-03-10', facts: [] },
      'GET /api/insight-readiness': readiness,
      'GET /api/experiments': experiments,
    },
  });

it('shows a running experiment on AI Insights instead of the card that explains experiments', async () => {
  await openInsights([{ ...experimentOf(0), state: 'running', result: null }]);
  expect(await screen.findByText('Does it lift your mood?')).toBeDefined();
  expect(screen.queryByText('Try it on yourself')).toBeNull();
});

it('opens the experiments with the answer after the last day', async () => {
  let state: Experiment['state'] = 'over';
  const { person, router } = await renderRoute(pages.aiInsights, {
    answers: {
      'GET /api/ai-insights': [],
      'GET /api/patterns': [],
      'GET /api/insight-story': { from: '2026-03-04', to: '2026-03-10', facts: [] },
      'GET /api/insight-readiness': readiness,
      'GET /api/experiments': () => [
        { ...experimentOf(28), state, ...(state === 'over' && { result: null }) },
      ],
      'POST /api/experiments/1/finish': () => {
        state = 'finished';
        return experimentOf(28);
      },
    },
  });
  await person.click(await screen.findByRole('button', { name: 'See the answer' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(pages.experiments));
});

it('explains experiments on AI Insights if none is running', async () => {
  await openInsights([experimentOf(28)]);
  expect(await screen.findByText('Try it on yourself')).toBeDefined();
});

it('counts the answered days on which the plan was followed', async () => {
  const { days, ...rest } = experimentOf(0);
  // The schedule has the action on and off in turn. Any answer is as planned on the second day, which is as usual.
  const answers = [true, true, false];
  const answered = days.map((day, index) => ({ ...day, done: answers[index] ?? null }));
  const running: Experiment = { ...rest, days: answered, state: 'running', result: null };
  await renderRoute(pages.experiments, { answers: { 'GET /api/experiments': [running] } });
  expect(await screen.findByText('You followed the plan on 2 of 3 answered days')).toBeDefined();
});
