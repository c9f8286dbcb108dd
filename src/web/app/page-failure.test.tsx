import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { pages } from '#contracts/pages.ts';
import { EverythingInView } from '#web/testing/everything-in-view.ts';
import { renderRoute, testUser } from '#web/testing/render-route.tsx';

const findRetries = () => screen.findAllByRole('button', { name: 'Try again' });

it.each([
  [pages.dashboard, "We couldn't load your dashboard"],
  [pages.fitness, "We couldn't load your workouts and measurements"],
  [pages.nutrition, "We couldn't load your meals"],
  [pages.sleep, "We couldn't load your nights and goals"],
  [pages.mindfulness, "We couldn't load your sessions"],
  [pages.community, 'Failed to fetch posts'],
  [pages.account, "We couldn't load your settings"],
  [pages.devices, "We couldn't load your devices and data"],
])('%s shows one error if nothing can be loaded', async (path, title) => {
  vi.stubGlobal('IntersectionObserver', EverythingInView);
  const preferences = `GET /api/user-preferences/${testUser.id}`;
  await renderRoute(path, { answers: { [preferences]: { fails: 'internal' } } });
  await waitFor(() => {
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByRole('alert').textContent).toContain(title);
  });
  expect(await findRetries()).toHaveLength(1);
});

const summary = { totalMinutes: 40, sessions: 4, streak: 1, week: { minutes: 40, goal: 150 } };

it('loads everything again with one press', async () => {
  let isDown = true;
  const unlessDown = (answer: unknown) => () => (isDown ? { fails: 'internal' } : answer);
  const { person } = await renderRoute(pages.mindfulness, {
    answers: {
      'GET /api/meditation-sessions': unlessDown([]),
      'GET /api/meditation-days': unlessDown([]),
      'GET /api/mindfulness-summary': unlessDown(summary),
    },
  });
  const [retry] = await waitFor(async () => {
    const buttons = await findRetries();
    expect(buttons).toHaveLength(1);
    return buttons;
  });
  if (retry) await person.click(retry);
  await waitFor(() => expect(retry?.getAttribute('aria-busy')).toBeNull());
  expect(await findRetries()).toHaveLength(1);
  isDown = false;
  if (retry) await person.click(retry);
  expect(await screen.findByRole('img', { name: 'This week: 40 of 150 min' })).toBeDefined();
  expect(await screen.findByText(/^No sessions yet/)).toBeDefined();
  expect(screen.getByRole('region', { name: 'The last half year' })).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows each error in its place if a part of the dashboard could be loaded', async () => {
  vi.stubGlobal('IntersectionObserver', EverythingInView);
  await renderRoute(pages.dashboard, { answers: { 'GET /api/mindfulness-summary': summary } });
  expect(await screen.findByRole('img', { name: 'This week: 40 of 150 min' })).toBeDefined();
  const activities = within(await screen.findByRole('region', { name: 'Recent activities' }));
  expect(await activities.findByText("We couldn't load your activities")).toBeDefined();
  expect(screen.getByText("We couldn't load your last days")).toBeDefined();
  expect(screen.queryByText("We couldn't load your dashboard")).toBeNull();
});

it('has one button if several parts of a page have failed', async () => {
  vi.stubGlobal('IntersectionObserver', EverythingInView);
  let isDown = true;
  const unlessDown = (answer: unknown) => () => (isDown ? { fails: 'internal' } : answer);
  const { person } = await renderRoute(pages.mindfulness, {
    answers: {
      'GET /api/meditation-sessions': [],
      'GET /api/meditation-days': unlessDown([]),
      'GET /api/mindfulness-summary': unlessDown(summary),
    },
  });
  expect(await screen.findByText("Some of this page couldn't be loaded.")).toBeDefined();
  const [retry] = await waitFor(async () => {
    const buttons = await findRetries();
    expect(buttons).toHaveLength(1);
    return buttons;
  });
  expect(screen.getByText("We couldn't load your totals")).toBeDefined();
  isDown = false;
  if (retry) await person.click(retry);
  expect(await screen.findByRole('img', { name: 'This week: 40 of 150 min' })).toBeDefined();
  await waitFor(() => expect(screen.queryByText("Some of this page couldn't be loaded.")).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});
