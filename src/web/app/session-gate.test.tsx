import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { User } from '#contracts/auth.ts';
import { pages } from '#contracts/pages.ts';
import { renderRoute, testUser } from '#web/testing/render-route.tsx';

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
  expect(await screen.findByText('17 of 42 days')).toBeDefined();
  expect(screen.getByRole('button', { name: /Astrid/ })).toBeDefined();

  user = { ...testUser, id: 8, firstName: 'Bo' };
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  expect(await screen.findByRole('button', { name: /Bo/ })).toBeDefined();
  expect(screen.queryByText('17 of 42 days')).toBeNull();
  response.resolve({ ...readiness, days: { ...readiness.days, mood: 3 } });
  expect(await screen.findByText('3 of 42 days')).toBeDefined();
});
