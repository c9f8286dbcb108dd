import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pages } from '#contracts/pages.ts';
import { defaultPreferences } from '#domain/preferences.ts';
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

async function renderPage() {
  await renderRoute(pages.mindfulness, {
    answers: {
      'GET /api/meditation-sessions': sessions,
      'GET /api/mindfulness-summary': {
        totalMinutes: 50,
        sessions: 5,
        streak: 1,
        week: { minutes: 50, goal: 150 },
      },
      [`GET /api/user-preferences/${testUser.id}`]: { preferences: defaultPreferences },
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
