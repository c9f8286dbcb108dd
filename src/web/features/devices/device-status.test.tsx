import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Device } from '#contracts/devices.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { DeviceStatus } from './device-status.tsx';

const strava: Omit<Device, 'isSimulated'> = {
  ...{ provider: 'strava', state: 'connected', isAvailable: true, hasData: true },
  ...{ lastSyncedAt: '2026-03-10T12:00:00.000Z', lastDataDay: '2026-03-06', silentDays: 4 },
  ...{ history: null, failedDeliveries: 0 },
};

it.each([
  ['a real device', false, 1],
  ['a simulated device', true, 0],
])(
  'after days without data from %s, asks to open its app only if it exists',
  async (_, isSimulated, count) => {
    await renderPart(() => <DeviceStatus device={{ ...strava, isSimulated }} />);
    expect(await screen.findByText(/^Last sync/)).toBeDefined();
    expect(screen.queryAllByText(/^No data for 4 days/)).toHaveLength(count);
  },
);
