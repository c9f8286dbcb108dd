import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pages } from '#contracts/pages.ts';
import { renderRoute } from '#web/testing/render-route.tsx';

it.each([
  ['are on', { emailNotifications: true }, 'Stop reminders by email?'],
  ['are off already', { emailNotifications: false }, 'No more reminders by email'],
  ['belong to an invalid link', { fails: 'not_found' }, "This link doesn't work"],
  ['are unknown', { fails: 'internal' }, 'Stop reminders by email?'],
])('opens with the right step if the emails %s', async (_, state, title) => {
  const answers = { 'GET /api/unsubscribe/abc/state': state };
  await renderRoute(`${pages.unsubscribe}?token=abc`, { user: null, answers });
  expect(await screen.findByRole('heading', { name: title })).toBeDefined();
});

it('does not ask for the state without a token', async () => {
  await renderRoute(pages.unsubscribe, { user: null });
  expect(await screen.findByRole('heading', { name: "This link doesn't work" })).toBeDefined();
});
