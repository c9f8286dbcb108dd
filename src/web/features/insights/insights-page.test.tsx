import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pages } from '#contracts/pages.ts';
import { renderRoute } from '#web/testing/render-route.tsx';

it('with enough days, but before the first analysis, says that it is coming up and asks for nothing', async () => {
  await renderRoute(pages.aiInsights, {
    answers: {
      'GET /api/ai-insights': [],
      'GET /api/patterns': [],
      'GET /api/insight-story': { from: '2026-03-04', to: '2026-03-10', facts: [] },
      'GET /api/insight-readiness': {
        ...{ percent: 100, needed: 42, lastLook: null, nextLook: null, pairsChecked: 0, skipped: {} },
        days: { mood: 42, energyLevel: 42, stressLevel: 42, sleepQuality: 42 },
      },
    },
  });
  expect(await screen.findByText('Your first analysis is coming up')).toBeDefined();
  expect(screen.queryByText(/Building Your AI Profile/)).toBeNull();
  expect(screen.queryByText('Enough')).toBeNull();
  expect(screen.queryByRole('link', { name: /check-in/ })).toBeNull();
});
