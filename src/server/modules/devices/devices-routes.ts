import type { FastifyInstance } from 'fastify';
import {
  disconnectDevice,
  listDeviceData,
  listDevices,
  receiveWebhook,
  reconcileDevice,
  retryDeliveries,
  syncDevice,
} from '#contracts/devices.ts';
import { toCalendarDay } from '#domain/calendar-day.ts';
import { openAggregator } from '#server/aggregators/open-aggregator.ts';
import { addSimulator } from '#server/aggregators/simulator/add-simulator.ts';
import type { Config } from '#server/config.ts';
import { addRoute } from '#server/http/add-route.ts';
import { ApiError, assertThat } from '#server/http/api-error.ts';
import type { Deps } from '#server/http/deps.ts';
import { limitLargeBodies } from '#server/http/limit-large-bodies.ts';
import { clientAddress } from '#server/http/rate-limits.ts';
import { getUserPreferences } from '../preferences/preferences-service.ts';
import { createAvailableProviders } from './available-providers.ts';
import { listConnections } from './connections-service.ts';
import { receiveDelivery, retryFailed } from './deliveries-service.ts';
import { findDeviceValues } from './device-data-queries.ts';
import { addDeviceReturn } from './device-return.ts';
import { defineDevicesJobs } from './devices-jobs.ts';
import { endConnection } from './end-connection.ts';
import { reconcileConnection } from './reconcile-connection.ts';
import { findAtAggregator } from './start-connection.ts';
import { callAggregator, prepareSync, writeSync } from './start-sync.ts';

/** The number of days whose values `listDeviceData` returns. */
const recentDays = 30;

export function addDevicesRoutes(app: FastifyInstance, deps: Deps, config: Config): void {
  const aggregator = openAggregator(config, deps);
  const devices = { ...deps, aggregator, config };
  const listAvailable = createAvailableProviders(aggregator, deps.now);
  defineDevicesJobs(devices);
  addDeviceReturn(app, deps, devices);
  if (aggregator?.id === 'simulator') {
    addSimulator(app, deps, config, (rawBody, headers) =>
      receiveDelivery(devices, aggregator, rawBody, headers),
    );
  }

  addRoute(app, deps, listDeviceData, async ({ db, user, now, zone }) =>
    findDeviceValues(db, user.id, toCalendarDay(now, zone), recentDays),
  );

  addRoute(app, deps, listDevices, async ({ db, user, now, zone }) => ({
    aggregator: config.AGGREGATOR,
    devices: await listConnections(db, devices, listAvailable, user.id, toCalendarDay(now, zone)),
  }));

  addRoute(app, deps, syncDevice, {
    async prepare({ db, user, params }) {
      await deps.consumeRateLimit('device_sync_account', String(user.id));
      const { modules } = await getUserPreferences(db, user.id);
      assertThat(modules.deviceSync, 'module_off');
      return prepareSync(devices, listAvailable, user, params.provider);
    },
    write: ({ tx, user, prepared }) => writeSync(tx, devices, user.id, prepared),
  });

  addRoute(app, deps, reconcileDevice, {
    async prepare({ db, user, params }) {
      await deps.consumeRateLimit('device_sync_account', String(user.id));
      assertThat(aggregator, 'integration_not_configured');
      const found = await callAggregator(() => findAtAggregator(db, aggregator, user.id, params.provider));
      return { provider: params.provider, aggregator: aggregator.id, found };
    },
    write: async ({ tx, user, prepared }) => ({
      isConnected: await reconcileConnection(tx, devices, user.id, prepared),
    }),
  });

  addRoute(app, deps, disconnectDevice, {
    async write({ tx, user, params, query }) {
      const deletedValues = await endConnection(
        tx,
        devices,
        user.id,
        params.provider,
        query.data === 'delete',
      );
      return { disconnected: true as const, deletedValues };
    },
  });

  addRoute(app, deps, retryDeliveries, {
    write: async ({ tx, user, params }) => ({
      retried: await retryFailed(tx, devices, user.id, params.provider),
    }),
  });

  addRoute(
    app,
    deps,
    receiveWebhook,
    async ({ params, rawBody, request }) => {
      assertThat(aggregator?.id === params.aggregator && aggregator, 'unknown_address', 'aggregator');
      try {
        await receiveDelivery(devices, aggregator, rawBody, toSingleValues(request.headers));
      } catch (error) {
        if (error instanceof ApiError && error.code === 'invalid_signature') {
          await deps.consumeRateLimit('webhook_address', clientAddress(request));
        }
        throw error;
      }
      return { received: true as const };
    },
    { limitBodies: limitLargeBodies({ perPerson: 4, perProcess: 8 }) },
  );
}

/** Returns the headers that have a single value. */
function toSingleValues(headers: Record<string, string | string[] | undefined>) {
  return Object.fromEntries(
    Object.entries(headers).filter((header): header is [string, string] => typeof header[1] === 'string'),
  );
}
