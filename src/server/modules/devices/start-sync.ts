import type { syncDevice } from '#contracts/devices.ts';
import type { EndpointResult } from '#contracts/endpoint.ts';
import type { ProviderId } from '#domain/devices/providers.ts';
import { AggregatorError } from '#server/aggregators/aggregator.ts';
import type { Db } from '#server/db/connect.ts';
import { ApiError, assertThat } from '#server/http/api-error.ts';
import { createLinkToken, hashLinkToken } from '#server/mail/link-token.ts';
import { insertAuthorization } from './authorizations-queries.ts';
import type { ListAvailable } from './available-providers.ts';
import { type Connection, findConnections } from './connections-queries.ts';
import { failureAddress, returnAddress } from './device-return.ts';
import type { DevicesDeps } from './devices-deps.ts';
import { toReference } from './start-connection.ts';
import { overlapDays, syncJob } from './sync-connection.ts';

const stateLifetimeMs = 15 * 60_000;

/**
 * The input of `writeSync`: a connection to synchronise, or a new connection attempt. In a connection attempt, the
 * person opens `authUrl` to allow the provider to share data.
 */
export type PreparedSync =
  | { connection: Connection }
  | { authUrl: string; authorization: Parameters<typeof insertAuthorization>[2] };

/**
 * Returns the active connection of a person to a provider. If there is no active connection, starts a connection
 * attempt at the aggregator and returns the attempt. Throws `integration_not_configured` if the aggregator has no keys
 * or does not offer the provider. Throws the errors of `callAggregator`.
 */
export async function prepareSync(
  deps: DevicesDeps,
  listAvailable: ListAvailable,
  person: { id: number; email: string },
  provider: ProviderId,
): Promise<PreparedSync> {
  const { db, aggregator, config, now } = deps;
  assertThat(aggregator && (await listAvailable()).includes(provider), 'integration_not_configured');
  const connections = (await findConnections(db, person.id)).filter(
    (one) => one.aggregator === aggregator.id,
  );
  const connection = connections.find((one) => one.provider === provider && one.state === 'active');
  if (connection) return { connection };
  const state = createLinkToken();
  const { authUrl, externalId } = await callAggregator(() =>
    aggregator.createSession({
      reference: toReference(person.id),
      email: person.email,
      provider,
      externalId: connections.find((one) => one.externalId !== null)?.externalId ?? null,
      successUrl: returnAddress(config.APP_URL, state),
      failureUrl: failureAddress(config.APP_URL, state),
    }),
  );
  const at = now();
  const authorization = {
    stateHash: hashLinkToken(state),
    provider,
    aggregator: aggregator.id,
    externalId,
    now: at,
    expiresAt: new Date(at.getTime() + stateLifetimeMs),
  };
  return { authUrl, authorization };
}

/**
 * Queues a synchronisation if `prepareSync` returned a connection. Otherwise stores the connection attempt that
 * `prepareSync` started. Returns the response of the endpoint `syncDevice`.
 */
export async function writeSync(
  tx: Db,
  { jobs }: Pick<DevicesDeps, 'jobs'>,
  userId: number,
  prepared: PreparedSync,
): Promise<EndpointResult<typeof syncDevice>> {
  if ('connection' in prepared) {
    await jobs.send(tx, syncJob, { userId, provider: prepared.connection.provider, days: overlapDays });
    return { type: 'importing', success: true };
  }
  await insertAuthorization(tx, userId, prepared.authorization);
  return { type: 'auth_required', authUrl: prepared.authUrl };
}

/**
 * Runs a call to the aggregator. Throws `aggregator_unavailable` if the call fails and can succeed in a few minutes.
 * Throws `aggregator_refused` if only the operator can make it succeed, for example by correcting the keys.
 */
export async function callAggregator<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof AggregatorError)) throw error;
    const code = error.reason === 'retryLater' ? 'aggregator_unavailable' : 'aggregator_refused';
    throw new ApiError(code, { cause: error });
  }
}
