import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Device } from '#contracts/devices.ts';
import { pages } from '#contracts/pages.ts';
import { defaultPreferences } from '#domain/preferences.ts';
import { renderRoute } from '#web/testing/render-route.tsx';

const garmin: Device = {
  ...{ provider: 'garmin', state: 'notConnected', isSimulated: true, isAvailable: true, hasData: false },
  ...{ lastSyncedAt: null, lastDataDay: null, silentDays: null, history: null, failedDeliveries: 0 },
};

it('explains how to get the file from the app at each press', async () => {
  const { person } = await renderRoute(pages.devices, {
    answers: {
      'GET /api/user-preferences': defaultPreferences,
      'GET /api/devices': { aggregator: 'simulator', devices: [garmin] },
      'GET /api/sources': [],
      'GET /api/imports': [],
      'GET /api/health-metrics': [],
    },
  });
  const link = await screen.findByRole('link', { name: 'Use a file from Garmin instead' });
  await person.click(link);
  const app = screen.getByLabelText('How to get the file from your app');
  expect(app).toHaveProperty('value', 'garmin');
  await person.selectOptions(app, 'Oura');
  await person.click(link);
  expect(app).toHaveProperty('value', 'garmin');
});
