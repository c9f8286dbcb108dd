import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { User } from '#contracts/auth.ts';
import { pages } from '#contracts/pages.ts';
import { defaultPreferences } from '#domain/preferences.ts';
import { renderRoute, testUser } from '#web/testing/render-route.tsx';

const summary = {
  totalMinutes: 50,
  sessions: 5,
  streak: 1,
  week: { minutes: 50, goal: 150 },
};
const noValues = { points: [], trend: [], weeklyChange: null };
const signedOut = { fails: 'not_signed_in' };
const checkSession = () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));

/**
 * Renders a page. `signOut` ends the session on the server and makes the page check the session. `signIn` fills in the
 * sign-in form and starts a new session.
 */
async function renderPage(path: string, isSignedIn: boolean) {
  let session: object = isSignedIn ? testUser : signedOut;
  const view = await renderRoute(path, {
    answers: {
      'GET /api/auth/user': () => session,
      'POST /api/auth/login': () => {
        session = testUser;
        return testUser;
      },
      'GET /api/meditation-sessions': [],
      'GET /api/exercise-activities': [],
      'GET /api/fitness-summary': {
        today: { minutes: 0, calories: 0, workouts: 0 },
        week: { minutes: 0, goal: 150 },
        bests: { longest: null, mostCalories: null },
      },
      'GET /api/body': { weight: noValues, bodyFat: noValues, waist: noValues },
      'POST /api/exercise-activities': () => session,
      'GET /api/mindfulness-summary': summary,
      [`GET /api/user-preferences/${testUser.id}`]: { preferences: defaultPreferences },
    },
  });
  const signOut = () => {
    session = signedOut;
    act(checkSession);
  };
  const signIn = async () => {
    await view.person.type(await screen.findByLabelText('Email'), 'astrid@example.org');
    await view.person.type(screen.getByLabelText('Password'), 'Sommar-stuga 84');
    await view.person.click(screen.getByRole('button', { name: 'Sign in' }));
  };
  return { ...view, signOut, signIn };
}

const endedText = "You've been signed out. Sign in again to continue where you were.";

it('returns to a page after the sign-in that it asked for', async () => {
  const { signIn, router } = await renderPage(`${pages.mindfulness}?from=link`, false);
  await signIn();
  expect(await screen.findByRole('heading', { name: 'Mindfulness' })).toBeDefined();
  expect(router.history.location.href).toBe(`${pages.mindfulness}?from=link`);
});

it('says that the session has ended, and returns to the page after signing in again', async () => {
  const { signOut, signIn, router } = await renderPage(pages.mindfulness, true);
  expect(await screen.findByRole('heading', { name: 'Mindfulness' })).toBeDefined();
  signOut();
  expect(await screen.findByText(endedText)).toBeDefined();
  expect(router.history.location.pathname).toBe(pages.auth);
  await signIn();
  expect(await screen.findByRole('heading', { name: 'Mindfulness' })).toBeDefined();
});

it('keeps a dialog with unsaved input open when the session ends, and says so on saving', async () => {
  const { person, signOut } = await renderPage(pages.fitness, true);
  await person.click(await screen.findByRole('button', { name: 'Log a workout' }));
  await person.click(await screen.findByRole('radio', { name: 'Cardio' }));
  await person.type(screen.getByLabelText('Duration in minutes'), '30');
  await person.click(screen.getByRole('radio', { name: 'High' }));
  await person.type(screen.getByLabelText('Notes (optional)'), 'Up the hill');
  const countReads = () =>
    vi.mocked(fetch).mock.calls.filter(([address]) => address === '/api/auth/user').length;
  const before = countReads();
  signOut();
  await waitFor(() => expect(countReads()).toBeGreaterThan(before));
  await person.click(screen.getByRole('button', { name: 'Save workout' }));
  expect((await screen.findByRole('alert')).textContent).toContain("You've been signed out.");
  expect(screen.getByLabelText<HTMLTextAreaElement>('Notes (optional)').value).toBe('Up the hill');
});

it('shows nothing of the previous member after another one signed in from another tab', async () => {
  let user: User = testUser;
  const response = Promise.withResolvers<object>();
  const readiness = {
    percent: 40,
    needed: 42,
    days: { mood: 17, energyLevel: 0, stressLevel: 0, sleepQuality: 0 },
    lastLook: null,
    nextLook: null,
    pairsChecked: 0,
    skipped: {},
  };
  await renderRoute(pages.aiInsights, {
    answers: {
      'GET /api/auth/user': () => user,
      'GET /api/ai-insights': [],
      'GET /api/patterns': [],
      'GET /api/insight-story': { from: '2026-03-04', to: '2026-03-10', facts: [] },
      'GET /api/insight-readiness': () => (user === testUser ? readiness : response.promise),
    },
  });
  expect(await screen.findByText('17 days')).toBeDefined();
  expect(screen.getByRole('button', { name: /Astrid/ })).toBeDefined();

  user = { ...testUser, id: 8, firstName: 'Bo' };
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  expect(await screen.findByRole('button', { name: /Bo/ })).toBeDefined();
  expect(screen.queryByText('17 days')).toBeNull();
  response.resolve({ ...readiness, days: { ...readiness.days, mood: 3 } });
  expect(await screen.findByText('3 days')).toBeDefined();
});
