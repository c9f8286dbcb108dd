import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Device } from '#contracts/devices.ts';
import { pages } from '#contracts/pages.ts';
import { defaultPreferences } from '#domain/preferences.ts';
import { renderRoute } from '#web/testing/render-route.tsx';

const appleHealth: Device = {
  ...{ provider: 'apple', state: 'notConnected', isSimulated: false, isAvailable: false, hasData: false },
  ...{ lastSyncedAt: null, lastDataDay: null, silentDays: null, history: null, failedDeliveries: 0 },
};

it('explains how to get the file from the app at each press', async () => {
  const { person } = await renderRoute(pages.devices, {
    answers: {
      'GET /api/user-preferences': defaultPreferences,
      'GET /api/devices': { aggregator: 'simulator', devices: [appleHealth] },
      'GET /api/sources': [],
      'GET /api/imports': [],
      'GET /api/health-metrics': [],
    },
  });
  const link = await screen.findByRole('link', { name: 'Use a file from Apple Health instead' });
  await person.click(link);
  const steps = 'Apple Health: how to get the file';
  expect(screen.getByRole('region', { name: steps }).textContent).toContain('Export All Health Data');
  await person.click(screen.getByRole('button', { name: 'All apps' }));
  expect(screen.queryByRole('region', { name: steps })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Oura' }));
  expect(screen.getByRole('region', { name: 'Oura: how to get the file' })).toBe(document.activeElement);
  await person.click(link);
  expect(screen.getByRole('region', { name: steps })).toBeDefined();
});
