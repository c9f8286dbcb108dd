import { z } from 'zod';
import { AggregatorError, type AggregatorEvent, type Delivery } from '../aggregator.ts';
import { providerOf } from '../provider-of.ts';
import { notUsed } from '../rejections.ts';
import { fetchPayload } from './fetch-payload.ts';
import { terraKinds } from './kinds.ts';
import { terraUser } from './schemas.ts';
import type { TerraSettings } from './terra-settings.ts';

type ZoneOf = (externalId: string) => Promise<string>;

const about = z.object({ user: terraUser });

/**
 * Returns the events of a delivery. If Terra stores the payload elsewhere, fetches it first. Throws AggregatorError if
 * the payload cannot be fetched or a known event is malformed.
 */
export async function parseDelivery(
  settings: TerraSettings,
  { body, name, orderedAt }: Delivery,
  zoneOf: ZoneOf,
): Promise<AggregatorEvent[]> {
  const payload = name === 's3_payload' ? await fetchStored(settings, body) : body;
  const type = typeOf(payload);
  const events = await readEvents(type, payload, orderedAt, zoneOf);
  return events ?? [{ type: 'ignored', name: type === '' ? name : type }];
}

async function fetchStored(settings: TerraSettings, body: unknown): Promise<unknown> {
  const { url } = parse(z.object({ url: z.string() }), 's3_payload', body);
  const { timeoutMs, payloadOrigin: allowedOrigin } = settings;
  return fetchPayload(url, { timeoutMs, allowedOrigin });
}

const typeOf = (payload: unknown): string => {
  const type = (payload as { type?: unknown } | null)?.type;
  return typeof type === 'string' ? type.slice(0, 60) : '';
};

/**
 * Returns the events in a payload. Returns undefined if the event needs no work, or if the product does not know the
 * event or its provider.
 */
async function readEvents(
  type: string,
  payload: unknown,
  orderedAt: Date,
  zoneOf: ZoneOf,
): Promise<AggregatorEvent[] | undefined> {
  switch (type) {
    case 'auth':
      return readAuth(payload);
    case 'user_reauth':
      return readReauth(payload);
    case 'deauth':
    case 'access_revoked':
      return [{ type: 'disconnected', ...readSubject(type, payload), reason: type }];
    case 'connection_error':
      return [{ type: 'connectionError', ...readSubject(type, payload), reason: type }];
    case 's3_payload':
    case '':
      return undefined;
    default:
      return readData(type, payload, orderedAt, zoneOf);
  }
}

function readSubject(type: string, payload: unknown) {
  const { user } = parse(about, type, payload);
  return { externalId: user.user_id, provider: providerOf(user.provider.toLowerCase()) ?? null };
}

function readAuth(payload: unknown): AggregatorEvent[] | undefined {
  const { status, user } = parse(about.extend({ status: z.string() }), 'auth', payload);
  return status === 'success' ? readConnected(user) : undefined;
}

function readConnected(user: z.output<typeof terraUser>): AggregatorEvent[] | undefined {
  const provider = providerOf(user.provider.toLowerCase());
  const reference = user.reference_id ?? null;
  return provider && [{ type: 'connected', externalId: user.user_id, provider, reference }];
}

/**
 * Returns the events for a second grant of access to the same account at a provider. Terra assigns a new id to each
 * grant. If the same person granted access again, the new id replaces the old id. If another person of Lagom granted
 * access to the account, the connection of the first person ends. `old_user` is missing if Terra no longer knows the
 * old id.
 */
function readReauth(payload: unknown): AggregatorEvent[] | undefined {
  const form = z.object({ old_user: terraUser.nullish(), new_user: terraUser });
  const { old_user: before, new_user: after } = parse(form, 'user_reauth', payload);
  const connected = readConnected(after) ?? [];
  if (!before) return connected;
  if (before.reference_id && after.reference_id && before.reference_id !== after.reference_id) {
    const provider = providerOf(before.provider.toLowerCase()) ?? null;
    return [
      { type: 'disconnected', externalId: before.user_id, provider, reason: 'user_reauth' },
      ...connected,
    ];
  }
  return [{ type: 'replaced', externalId: before.user_id, newExternalId: after.user_id }, ...connected];
}

async function readData(
  type: string,
  payload: unknown,
  orderedAt: Date,
  zoneOf: ZoneOf,
): Promise<AggregatorEvent[] | undefined> {
  const kind = terraKinds.find(({ name }) => name === type);
  const form = about.extend({ data: kind ? z.array(z.unknown()) : z.unknown().optional() });
  const isData = kind || Object.hasOwn(payload as object, 'data') || Object.hasOwn(payload as object, type);
  if (!isData) return undefined;
  const { user, data } = parse(form, type, payload);
  const provider = providerOf(user.provider.toLowerCase());
  if (!provider) return undefined;
  const externalId = user.user_id;
  const context = { zone: await zoneOf(externalId), recordedAt: orderedAt };
  const records = kind && Array.isArray(data) ? kind.read(data, context) : [notUsed(type, null)];
  return [{ type: 'data', externalId, provider, orderedAt, records }];
}

function parse<Schema extends z.ZodType>(schema: Schema, type: string, payload: unknown): z.output<Schema> {
  const parsed = schema.safeParse(payload);
  if (parsed.success) return parsed.data;
  const path = parsed.error.issues[0]?.path.join('.') ?? '';
  throw new AggregatorError('refused', `Terra, ${type}: the delivery has an unknown form at "${path}".`);
}
