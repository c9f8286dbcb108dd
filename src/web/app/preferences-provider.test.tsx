import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pages } from '#contracts/pages.ts';
import { defaultPreferences } from '#domain/preferences.ts';
import { noNumbersShown } from '#domain/shown-numbers.ts';
import { renderRoute, testUser } from '#web/testing/render-route.tsx';

const goals = {
  targetSleepHours: 8,
  targetBedtime: '22:00',
  targetWakeTime: '06:00',
  targetQuality: 9,
};

const answers = {
  'GET /api/sleep-goals': goals,
  'GET /api/sleep-nights': [],
  'GET /api/health-metrics': [],
  'GET /api/sleep-summary': { rated: [], efficiency: [], recent: [], irregularityMinutes: null },
};

/** Opens the sleep page with `preferences` as the server's response, and returns the text of the quality goal. */
async function readGoal(preferences: object): Promise<string | null> {
  const path = `GET /api/user-preferences/${testUser.id}`;
  await renderRoute(pages.sleep, { answers: { ...answers, [path]: preferences } });
  return (await screen.findByRole('region', { name: 'Quality goal', busy: false })).textContent;
}

it('shows scores as numbers by default', async () => {
  expect(await readGoal({ preferences: defaultPreferences })).toBe('Quality goal9/10');
});

it('shows words if the person hides scores', async () => {
  const preferences = { ...defaultPreferences, display: noNumbersShown };
  expect(await readGoal({ preferences })).toBe('Quality goalExcellent');
});

it('shows no number if the preferences fail to load', async () => {
  expect(await readGoal({ fails: 'internal' })).toBe('Quality goalExcellent');
});
