import { z } from 'zod';
import { providerIds, syncedProviderIds } from '#domain/devices/providers.ts';
import { anyone, defineEndpoint, member } from './endpoint.ts';
import { day, idParam, instant } from './inputs.ts';

const provider = z.enum(providerIds);
const syncedProvider = z.enum(syncedProviderIds);

export const listDeviceData = defineEndpoint({
  operationId: 'listDeviceData',
  method: 'GET',
  path: '/api/device-data',
  summary: 'List daily health values from devices',
  description: 'Returns the daily values of connected devices of the last 30 days, newest first.',
  access: member('devices'),
  revalidate: 'own-data',
  response: z.array(
    z.object({
      deviceType: z.string(),
      /** The name of a measure in the measure catalogue, such as `steps`. */
      dataType: z.string(),
      value: z.number(),
      timestamp: instant,
      date: day,
      source: z.string(),
    }),
  ),
});

const device = z.object({
  provider,
  /**
   * The state of the connection. The aggregator is the service through which the server connects to
   * the provider of the device.
   *
   * - `notConnected`: There is no connection.
   * - `waiting`: The person has granted access. The aggregator has not yet confirmed the access.
   * - `connected`: The aggregator has confirmed the connection.
   * - `revoked`: Access was withdrawn at the provider or the aggregator.
   * - `failed`: The last synchronisation failed.
   */
  state: z.enum(['notConnected', 'waiting', 'connected', 'revoked', 'failed']),
  /** Whether the aggregator in use can connect this provider now. */
  isAvailable: z.boolean(),
  /** Whether the simulator invents the values of this device. */
  isSimulated: z.boolean(),
  hasData: z.boolean(),
  lastSyncedAt: instant.nullable(),
  /** The newest day with a value. Null if there is no value. */
  lastDataDay: day.nullable(),
  /**
   * The number of full days since `lastDataDay`. Null if this number is less than three, or if the
   * device is not connected.
   */
  silentDays: z.number().nullable(),
  /**
   * The progress of importing the data from before the connection was made: `done` of `total` parts. `total` is null
   * while the number of parts is not known. Null if no import is under way.
   */
  history: z.object({ done: z.number(), total: z.number().nullable() }).nullable(),
  /** The number of deliveries from the aggregator that could not be processed. */
  failedDeliveries: z.number(),
});

export type Device = z.output<typeof device>;

export const listDevices = defineEndpoint({
  operationId: 'listDevices',
  method: 'GET',
  path: '/api/devices',
  summary: 'List all supported devices with their connection states',
  access: member('devices'),
  response: z.object({
    aggregator: z.enum(['simulator', 'open-wearables', 'terra']),
    devices: z.array(device),
  }),
});

/**
 * Starts a connection or a synchronisation. `authUrl` is the address of a page to open in a popup of 600x700 pixels.
 * After the person has granted or denied access there, the server redirects the popup to the dashboard: to
 * `/?success=true&connected=<provider name>`, or to `/?error=true&message=<text in the language of the person>`.
 *
 * When the popup returns from the other site, `Cross-Origin-Opener-Policy` separates the popup from the page that
 * opened it. In the popup, `window.opener` is then null. In the opening page, `closed` is true although the popup is
 * still open. So the popup reports its result over a `BroadcastChannel`. If the opening page finds `closed` true before
 * a report, it asks the server with `reconcileDevice`.
 */
export const syncDevice = defineEndpoint({
  operationId: 'syncDevice',
  method: 'POST',
  path: '/api/sync-:provider/:userId',
  summary: 'Connect a device, or fetch its new data if connected',
  description:
    'Without a connection, returns the address of the page on which the person grants access, for a popup. With a connection, starts to fetch new data.',
  access: member('devices'),
  onlineOnly: true,
  params: z.strictObject({ provider: syncedProvider, userId: idParam }),
  errors: [
    'integration_not_configured',
    'aggregator_unavailable',
    'aggregator_refused',
    'module_off',
    'too_many_requests',
  ],
  response: z.discriminatedUnion('type', [
    z.object({ type: z.literal('auth_required'), authUrl: z.url() }),
    z.object({ type: z.literal('importing'), success: z.literal(true) }),
  ]),
});

export const reconcileDevice = defineEndpoint({
  operationId: 'reconcileDevice',
  method: 'POST',
  path: '/api/devices/:provider/reconcile',
  summary: 'Check and update the connection state of a device',
  description: 'Asks the aggregator. For a popup that was closed without returning.',
  access: member('devices'),
  onlineOnly: true,
  params: z.strictObject({ provider: syncedProvider }),
  errors: ['integration_not_configured', 'aggregator_unavailable', 'aggregator_refused'],
  response: z.object({ isConnected: z.boolean() }),
});

export const disconnectDevice = defineEndpoint({
  operationId: 'disconnectDevice',
  method: 'DELETE',
  path: '/api/devices/:provider',
  summary: 'Disconnect a device',
  description: 'Ends here at once. A job ends it at the aggregator too, and repeats until that succeeds.',
  access: member('devices'),
  onlineOnly: true,
  params: z.strictObject({ provider: syncedProvider }),
  query: z.object({ data: z.enum(['keep', 'delete']).default('keep') }),
  errors: ['not_found'],
  response: z.object({ disconnected: z.literal(true), deletedValues: z.number() }),
});

export const retryDeliveries = defineEndpoint({
  operationId: 'retryDeliveries',
  method: 'POST',
  path: '/api/devices/:provider/retry',
  summary: 'Process the failed data deliveries of a device again',
  access: member('devices'),
  onlineOnly: true,
  params: z.strictObject({ provider: syncedProvider }),
  response: z.object({ retried: z.number() }),
});

export const receiveWebhook = defineEndpoint({
  operationId: 'receiveWebhook',
  method: 'POST',
  path: '/api/webhooks/:aggregator',
  summary: 'Deliver device data by webhook (for sync services only)',
  access: anyone,
  params: z.strictObject({ aggregator: z.enum(['simulator', 'open-wearables', 'terra']) }),
  rawBody: { maxBytes: 12 * 1024 * 1024 },
  errors: ['invalid_signature', 'unknown_address', 'too_many_requests'],
  response: z.object({ received: z.literal(true) }),
});
