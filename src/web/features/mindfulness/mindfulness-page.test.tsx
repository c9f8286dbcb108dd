import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pages } from '#contracts/pages.ts';
import { addDays, toCalendarDay } from '#domain/calendar-day.ts';
import { defaultPreferences, type FirstDay } from '#domain/preferences.ts';
import { timeZone } from '#web/lib/time-zone.ts';
import { renderRoute, testUser } from '#web/testing/render-route.tsx';

const kinds = [
  ['mindfulness', 'Mindfulness'],
  ['body_scan', 'Body Scan'],
  ['breathing', 'Breathing'],
  ['sleep', 'Sleep'],
  ['other', 'Meditation'],
] as const;

const sessions = kinds.map(([type], index) => ({
  id: 9 - index,
  userId: testUser.id,
  type,
  duration: 10,
  completed: true,
  moodBefore: null,
  moodAfter: null,
  timestamp: '2026-03-10T10:05:00.000Z',
  date: '2026-03-10',
  zone: 'Europe/Stockholm',
}));

const summary = { totalMinutes: 50, sessions: 5, streak: 1, week: { minutes: 50, goal: 150 } };

function renderPage(totals: unknown = summary, firstDay: FirstDay = 'language', answers = {}) {
  const preferences = { ...defaultPreferences, week: { firstDay } };
  return renderRoute(pages.mindfulness, {
    answers: {
      'GET /api/meditation-sessions': sessions,
      'GET /api/meditation-days': [],
      'GET /api/mindfulness-summary': totals,
      [`GET /api/user-preferences/${testUser.id}`]: { preferences },
      'PATCH /api/meditation-sessions/9': sessions[0],
      ...answers,
    },
  });
}

it('shows each type of session with its name and icon', async () => {
  await renderPage();
  const list = within(await screen.findByRole('region', { name: 'Recent sessions' }));
  const rows = await list.findAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('.font-semibold')?.textContent)).toEqual(
    kinds.map(([, name]) => name),
  );
  expect(new Set(rows.map((row) => row.querySelector('svg')?.innerHTML)).size).toBe(kinds.length);
});

it('shows three presets, two breathing exercises and four tips', async () => {
  await renderPage();
  for (const name of [/^5-minute focus/, /^10-minute calm/, /^20-minute deep/, /4-7-8/, /^Box/]) {
    expect(await screen.findByRole('button', { name })).toBeDefined();
  }
  const tips = within(screen.getByRole('region', { name: 'Four small tips' }));
  expect(tips.getAllByRole('listitem')).toHaveLength(4);
});

it('lists ten sessions, and loads more on demand', async () => {
  const ten = Array.from({ length: 10 }, (_, index) => ({ ...sessions[0], id: 10 - index }));
  await renderPage(summary, 'language', { 'GET /api/meditation-sessions': ten });
  const list = within(await screen.findByRole('region', { name: 'Recent sessions' }));
  expect(await list.findAllByRole('listitem')).toHaveLength(10);
  expect(list.getByRole('button', { name: 'Show more' })).toBeDefined();
});

it.each([
  [1, 'Sessions on 1 of 1 day.'],
  [2, 'Sessions on 2 of 2 days.'],
  [7, 'Sessions on 7 of 7 days, usually 10 min.'],
])('with sessions on %d days, says on how many of the days there were sessions', async (count, text) => {
  const today = toCalendarDay(new Date(), timeZone());
  const days = Array.from({ length: count }, (_, ago) => ({ date: addDays(today, -ago), minutes: 10 }));
  await renderPage(summary, 'language', { 'GET /api/meditation-days': days });
  expect(await screen.findByText(text)).toBeDefined();
});

it('says that the week starts on Sunday, also if the person chose Monday', async () => {
  await renderPage(summary, 'monday');
  expect(await screen.findByText('Lagom suggests 150 min a week, Sunday to Saturday.')).toBeDefined();
});

it('notes a mood before a session only if the slider was moved', async () => {
  const { person } = await renderPage();
  const start = async (move: boolean) => {
    await person.click(await screen.findByRole('button', { name: 'Note how you feel first' }));
    screen.getByRole('slider', { name: 'How do you feel now?' }).focus();
    if (move) await person.keyboard('{ArrowLeft}');
    await person.click(screen.getByRole('button', { name: /^5-minute focus/ }));
    const stored = JSON.parse(localStorage.getItem(`lagom.practice.${testUser.id}`) ?? '');
    await person.click(await screen.findByRole('button', { name: 'Stop' }));
    return stored.sitting.moodBefore;
  };
  expect(await start(false)).toBeNull();
  expect(await start(true)).toBe(4);
});

it('saves a mood after a session only if the slider was moved', async () => {
  const ended = {
    ...{ clientId: crypto.randomUUID(), startedAt: 0, endedAt: 300_000, type: 'focus', minutes: 5 },
    ...{ completed: true, moodBefore: 7, moodAfter: null, id: 9, sentMoodAfter: null, asked: true },
  };
  localStorage.setItem(`lagom.practice.${testUser.id}`, JSON.stringify({ sitting: null, ended: [ended] }));
  const { person } = await renderPage();
  const save = await screen.findByRole('button', { name: 'Save' });
  expect(save).toHaveProperty('disabled', true);
  screen.getByRole('slider', { name: 'How do you feel now?' }).focus();
  await person.keyboard('{ArrowRight}');
  expect(save).toHaveProperty('disabled', false);
  await person.click(save);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
});

it.each([
  [5, 1],
  [0, 0],
])('with %d sessions, has %d buttons to hide the streak', async (count, buttons) => {
  await renderPage({ ...summary, sessions: count });
  await screen.findByRole('img', {
    name: `This week: ${count > 0 ? '50 of 150 min' : 'The goal is 150 min.'}`,
  });
  await waitFor(() =>
    expect(screen.queryAllByRole('button', { name: 'Hide the streak' })).toHaveLength(buttons),
  );
});
