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

it('does not call the last successful sync the last sync if a later sync failed', async () => {
  const failed: Device = { ...strava, isSimulated: false, state: 'failed', silentDays: null };
  const { unmount } = await renderPart(() => <DeviceStatus device={failed} />);
  expect(await screen.findByText(/^Last successful sync:/)).toBeDefined();
  expect(screen.queryByText(/^Last sync:/)).toBeNull();
  unmount();
  await renderPart(() => <DeviceStatus device={{ ...failed, lastSyncedAt: null }} />);
  expect(await screen.findByText(/^The last sync failed/)).toBeDefined();
  expect(screen.queryByText('Connected')).toBeNull();
  expect(screen.queryByText(/^Last successful sync/)).toBeNull();
});
