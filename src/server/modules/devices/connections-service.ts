import type { listDevices } from '#contracts/devices.ts';
import type { EndpointResult } from '#contracts/endpoint.ts';
import { type CalendarDay, toDayNumber } from '#domain/calendar-day.ts';
import { type ProviderId, providerIds } from '#domain/devices/providers.ts';
import type { Db } from '#server/db/connect.ts';
import type { ListAvailable } from './available-providers.ts';
import { type Connection, findConnections } from './connections-queries.ts';
import { countFailedDeliveries } from './deliveries-queries.ts';
import type { DevicesDeps } from './devices-deps.ts';

type Device = EndpointResult<typeof listDevices>['devices'][number];

/**
 * The number of days without data after which a device is reported as silent. Fewer days are normal, because people
 * forget to wear or charge a device.
 */
const silentAfterDays = 3;

/** Returns all providers in the order of `providerIds`, each with the state of the person's connection. */
export async function listConnections(
  db: Db,
  { config }: Pick<DevicesDeps, 'config'>,
  listAvailable: ListAvailable,
  userId: number,
  today: CalendarDay,
): Promise<Device[]> {
  const available = await listAvailable();
  const connections = await findConnections(db, userId);
  const failed = await countFailedDeliveries(db, userId);
  return providerIds.map((provider) => {
    const connection = connections.find((one) => one.provider === provider);
    return {
      ...toDevice(provider, connection, config.AGGREGATOR, today),
      isAvailable: available.includes(provider),
      failedDeliveries: failed.find((one) => one.provider === provider)?.failed ?? 0,
    };
  });
}

type Shown = Omit<Device, 'isAvailable' | 'failedDeliveries'>;

function toDevice(
  provider: ProviderId,
  connection: Connection | undefined,
  aggregator: Connection['aggregator'],
  today: CalendarDay,
): Shown {
  const state = toState(connection, aggregator);
  const lastDataDay = connection?.lastDataDay ?? null;
  const silent = lastDataDay === null ? 0 : toDayNumber(today) - toDayNumber(lastDataDay);
  const isConnected = state === 'connected' || state === 'failed';
  return {
    provider,
    state,
    isSimulated: (connection?.aggregator ?? aggregator) === 'simulator',
    hasData: lastDataDay !== null,
    lastSyncedAt: connection?.lastSyncedAt ?? null,
    lastDataDay,
    silentDays: isConnected && silent >= silentAfterDays ? silent : null,
    history:
      !isConnected || connection?.historyDone == null
        ? null
        : { done: connection.historyDone, total: connection.historyTotal },
  };
}

/**
 * Returns the state of a connection. Returns `notConnected` if the connection belongs to another aggregator than the
 * configured one.
 */
function toState(connection: Connection | undefined, aggregator: Connection['aggregator']): Device['state'] {
  if (!connection || connection.aggregator !== aggregator || connection.state === 'ended')
    return 'notConnected';
  if (connection.state !== 'active') return connection.state;
  return connection.lastError === null ? 'connected' : 'failed';
}
