import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pages } from '#contracts/pages.ts';
import { renderRoute, testUser } from '#web/testing/render-route.tsx';

const membersOnly = [
  pages.dashboard,
  pages.fitness,
  pages.nutrition,
  pages.sleep,
  pages.mindfulness,
  pages.aiInsights,
  pages.community,
  pages.account,
  pages.accountSettings,
];

it.each(membersOnly)('redirects a visitor from %s to the sign-in page', async (path) => {
  const { router } = await renderRoute(path, { user: null });
  await waitFor(() => expect(router.state.location.pathname).toBe(pages.auth));
});

// Must run before the tests with a signed-in member. After these tests, `hadSession` returns true in this file, so a
// visitor sees the sign-in page at the root.
it('shows a visitor the landing page at the root', async () => {
  await renderRoute(pages.home, { user: null });
  const header = within(await screen.findByRole('banner'));
  expect(header.getByRole('link', { name: 'Try Demo' })).toHaveProperty('pathname', pages.demo);
  expect(screen.getByRole('link', { name: 'Login' })).toHaveProperty('pathname', pages.auth);
});

it('shows a placeholder until the session is known', async () => {
  let answer = (_user: unknown) => {};
  const waiting = new Promise((resolve) => {
    answer = resolve;
  });
  await renderRoute(pages.fitness, { answers: { 'GET /api/auth/user': () => waiting } });
  expect(await screen.findByText('Checking authentication...')).toBeDefined();
  expect(screen.getByText('Please wait')).toBeDefined();
  answer(testUser);
  expect(await screen.findByRole('heading', { level: 1, name: 'Fitness' })).toBeDefined();
});

it.each([pages.landing, pages.lander, pages.demo])('sends no request at %s', async (path) => {
  await renderRoute(path, { user: null });
  await screen.findByRole('main');
  expect(fetch).not.toHaveBeenCalled();
});

it('shows a message for an unknown path', async () => {
  await renderRoute('/nowhere/at/all');
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeDefined();
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeDefined();
});

it('shows the seven tabs in order and marks the current one', async () => {
  await renderRoute(pages.sleep);
  const tabs = within(await screen.findByRole('navigation', { name: 'Main navigation' })).getAllByRole(
    'link',
  );
  expect(tabs.map((tab) => tab.getAttribute('aria-label'))).toEqual([
    'Dashboard',
    'Fitness',
    'Nutrition',
    'Sleep',
    'Mindfulness',
    'AI Insights',
    'Community',
  ]);
  expect(
    tabs
      .filter((tab) => tab.ariaCurrent ?? tab.getAttribute('aria-current'))
      .map((tab) => tab.ariaLabel ?? tab.getAttribute('aria-label')),
  ).toEqual(['Sleep']);
});

it('shows an error if signing out fails', async () => {
  const { person } = await renderRoute(pages.fitness, {
    answers: { 'POST /api/auth/logout': { fails: 'internal' } },
  });
  await person.click(await screen.findByRole('button', { name: 'Sign out', hidden: true }));
  expect(await screen.findByText('You are still signed in')).toBeDefined();
});
