import { listDevices, syncDevice } from '#contracts/devices.ts';
import { type ProviderId, providers, type syncedProviderIds } from '#domain/devices/providers.ts';
import { toExternalId } from '#server/aggregators/simulator/simulator.ts';
import {
  type SimulatorBody,
  signWebhook,
  simulatorKey,
} from '#server/aggregators/simulator/simulator-webhooks.ts';
import { type TestApp, type TestMember, testSecret } from '#server/testing/test-app.ts';

type SyncedProvider = (typeof syncedProviderIds)[number];

/** Starts a connection attempt, as the Connect button does. Returns the path of the simulator's consent page. */
export async function beginConnecting(member: TestMember, provider: SyncedProvider): Promise<string> {
  const answer = await member.call(syncDevice, { params: { provider, userId: String(member.id) } });
  if (answer.status !== 200 || answer.body.type !== 'auth_required') {
    throw new Error(`${providers[provider].name} cannot be connected: ${answer.text}`);
  }
  return toPath(answer.body.authUrl);
}

/** Sends the form of the simulator's consent page. Returns the path to which the browser is sent. */
export async function answerPage(server: TestApp, pagePath: string, answer: 'allow' | 'refuse') {
  const request = new URL(pagePath, 'http://localhost').searchParams.get('request') ?? '';
  const sent = await server.app.inject({
    method: 'POST',
    url: '/simulator/connect',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ request, answer }).toString(),
  });
  return toPath(String(sent.headers.location));
}

/**
 * Opens a return address with the session of a member. Returns the query parameters of the dashboard's address, which
 * contain the result.
 */
export async function openReturn(server: TestApp, member: { cookie?: string }, path: string) {
  const headers = member.cookie === undefined ? {} : { cookie: member.cookie };
  const response = await server.app.inject({ url: path, headers });
  return Object.fromEntries(new URL(String(response.headers.location), 'http://localhost').searchParams);
}

/** Connects a provider with the simulator, without running jobs. */
export async function connect(server: TestApp, member: TestMember, provider: SyncedProvider) {
  const returnPath = await answerPage(server, await beginConnecting(member, provider), 'allow');
  return openReturn(server, member, returnPath);
}

/** Sends a signed webhook of the simulator. Returns the response. */
export function sendWebhook(
  server: TestApp,
  body: SimulatorBody | object | string,
  options: { id?: string; orderedAt?: Date; signedAt?: Date; secret?: string } = {},
) {
  const rawBody = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  const headers = signWebhook({
    key: simulatorKey(options.secret ?? testSecret),
    rawBody,
    now: options.signedAt ?? server.clock.now,
    ...(options.id === undefined ? {} : { id: options.id }),
    ...(options.orderedAt === undefined ? {} : { orderedAt: options.orderedAt }),
  });
  return server.app.inject({
    method: 'POST',
    url: '/api/webhooks/simulator',
    headers: { ...headers, 'content-type': 'application/json' },
    payload: rawBody,
  });
}

/** Returns the body of a webhook with the steps of a day. */
export const stepsOf = (member: TestMember, day: string, value: number, recordedAt: Date) => ({
  type: 'data' as const,
  externalId: toExternalId(member.id, 'fitbit'),
  provider: 'fitbit' as const,
  records: [
    { kind: 'daily' as const, measure: 'steps' as const, day, value, recordedAt: recordedAt.toISOString() },
  ],
});

/** Returns the entry of a provider in the list of devices. */
export async function readDevice(member: TestMember, provider: ProviderId) {
  const { body } = await member.call(listDevices, {});
  const device = body.devices.find((one) => one.provider === provider);
  if (!device) throw new Error(`${provider} is not listed.`);
  return device;
}

const toPath = (address: string) => address.replace(/^https?:\/\/[^/]+/, '');

/** Runs all due jobs, and the jobs that they queue. */
export async function runJobs(server: TestApp): Promise<void> {
  for (let round = 0; round < 4; round += 1) await server.jobs.drain();
}
