import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { errorTable } from '#contracts/errors.ts';
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

const partsFailed = "Some of this page couldn't be loaded.";

/** Opens the mindfulness page, of which the sessions can be loaded, but not the days and the summary. */
async function renderFailedParts() {
  vi.stubGlobal('IntersectionObserver', EverythingInView);
  let answer: (loaded: unknown) => unknown = () => ({ fails: 'internal' });
  const fetched = vi.fn();
  const unlessDown = (loaded: unknown) => () => {
    fetched();
    return answer(loaded);
  };
  const view = await renderRoute(pages.mindfulness, {
    answers: {
      'GET /api/meditation-sessions': [],
      'GET /api/meditation-days': unlessDown([]),
      'GET /api/mindfulness-summary': unlessDown(summary),
    },
  });
  expect(await screen.findByText(partsFailed)).toBeDefined();
  const retry = await waitFor(() => screen.getByRole('button', { name: 'Try again' }));
  const setAnswer = (next: typeof answer) => {
    answer = next;
  };
  return { ...view, retry, fetched, setAnswer };
}

it('has one button and the reason once if several parts of a page have failed', async () => {
  const { person, retry, setAnswer } = await renderFailedParts();
  expect(screen.getByText("We couldn't load your totals")).toBeDefined();
  expect(screen.getAllByText(errorTable.internal.en)).toHaveLength(1);
  setAnswer((loaded) => loaded);
  await person.click(retry);
  expect(await screen.findByRole('img', { name: 'This week: 40 of 150 min' })).toBeDefined();
  await waitFor(() => expect(screen.queryByText(partsFailed)).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});

it('keeps the errors, the button and its focus if the retry fails too', async () => {
  const { person, retry, fetched, setAnswer } = await renderFailedParts();
  const alerts = screen.getAllByRole('alert');
  const fail: (() => void)[] = [];
  setAnswer(() => new Promise((resolve) => fail.push(() => resolve({ fails: 'internal' }))));
  fetched.mockClear();
  await person.click(retry);
  await waitFor(() => expect(fail).toHaveLength(2));
  expect(retry.getAttribute('aria-busy')).toBe('true');
  expect(screen.getAllByRole('alert')).toEqual(alerts);
  for (const each of fail) each();
  await waitFor(() => expect(retry.getAttribute('aria-busy')).toBeNull());
  // TanStack Query tells the components about an error after a timeout.
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(await findRetries()).toEqual([retry]);
  expect(screen.getAllByRole('alert')).toEqual(alerts);
  expect(document.activeElement).toBe(retry);
});

it('does not keep the bar on the next page during a retry', async () => {
  const { person, retry, router, setAnswer } = await renderFailedParts();
  setAnswer(() => new Promise(() => undefined));
  await person.click(retry);
  await act(() => router.navigate({ to: pages.outbox }));
  await waitFor(() => expect(screen.queryByText(partsFailed)).toBeNull());
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
