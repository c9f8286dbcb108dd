import { z } from 'zod';
import { addDays, toCalendarDay } from '#domain/calendar-day.ts';
import type { ProviderId } from '#domain/devices/providers.ts';
import { AggregatorError, type AggregatorEvent, type Delivery } from '../aggregator.ts';
import { providerOf } from '../provider-of.ts';
import { notUsed } from '../rejections.ts';
import { cycleKind, sleepKind, workoutKind } from './kinds.ts';
import { dayOfSample, isUsedSeries } from './map-samples.ts';

/** The largest number of days of history that Open Wearables collects. */
export const maxHistoryDays = 365;
/** The number of days that are read again after Open Wearables finishes a synchronisation. */
const syncedDays = 3;

const connection = z.object({ user_id: z.string(), provider: z.string(), reason: z.string().nullish() });
const sync = z.object({ user_id: z.string(), provider: z.string(), source: z.string().nullish() });
const event = z.object({ user_id: z.string(), source: z.object({ provider: z.string() }) });
const series = z.object({
  user_id: z.string(),
  provider: z.string(),
  series_type: z.string(),
  samples: z.array(z.object({ timestamp: z.string(), zone_offset: z.string().nullish() })).nullish(),
});

const eventKinds = {
  'workout.created': workoutKind,
  'sleep.created': sleepKind,
  'menstrual_cycle.created': cycleKind,
};

type Context = Pick<Delivery, 'orderedAt'> & { zoneOf: (externalId: string) => Promise<string> };

/**
 * Returns the events of a delivery. A delivery of a time series becomes a `dataReady` event, so
 * that `pull` reads the values of its days. The values in the delivery are not used, because Open
 * Wearables sends each batch twice and in parts. A batch can also contain both the total of a day
 * and the samples of that day. Throws AggregatorError if a known event is malformed.
 */
export async function parseDelivery(
  delivery: Delivery,
  zoneOf: Context['zoneOf'],
): Promise<AggregatorEvent[]> {
  const parsed = z.object({ type: z.string(), data: z.unknown() }).safeParse(delivery.body);
  if (!parsed.success) return [{ type: 'ignored', name: delivery.name }];
  const { type, data } = parsed.data;
  const context = { orderedAt: delivery.orderedAt, zoneOf };
  const events = await readEvents(type, data, context);
  return events ?? [{ type: 'ignored', name: delivery.name }];
}

/**
 * Returns the events of a delivery. Returns undefined if the product does not know the type of event or the provider.
 */
async function readEvents(
  type: string,
  data: unknown,
  context: Context,
): Promise<AggregatorEvent[] | undefined> {
  if (type.startsWith('connection.')) return readConnection(type, data);
  if (type.startsWith('sync.')) return readSync(type, data, context);
  if (Object.hasOwn(eventKinds, type)) return readEvent(type as keyof typeof eventKinds, data, context);
  const isSeries = typeof (data as { series_type?: unknown } | null)?.series_type === 'string';
  return isSeries ? readSeries(type, data, context) : readOther(type, data, context);
}

/**
 * Returns an event that reports that the product does not use this kind of data. Returns undefined if the event
 * contains no data or the provider is unknown.
 */
function readOther(type: string, data: unknown, { orderedAt }: Context): AggregatorEvent[] | undefined {
  const parsed = event.safeParse(data);
  const provider = parsed.success ? providerOf(parsed.data.source.provider) : undefined;
  if (!parsed.success || !provider || !type.endsWith('.created')) return undefined;
  return [reportUnused(type, parsed.data.user_id, provider, orderedAt)];
}

function reportUnused(
  what: string,
  externalId: string,
  provider: ProviderId,
  orderedAt: Date,
): AggregatorEvent {
  return { type: 'data', externalId, provider, orderedAt, records: [notUsed(what.slice(0, 100), null)] };
}

function readConnection(type: string, data: unknown): AggregatorEvent[] | undefined {
  const { user_id: externalId, provider: id, reason } = parseData(connection, type, data);
  const provider = providerOf(id);
  if (!provider) return undefined;
  if (type === 'connection.created') return [{ type: 'connected', externalId, provider, reference: null }];
  if (type !== 'connection.revoked') return undefined;
  return [{ type: 'disconnected', externalId, provider, reason: codeOf(reason, 'revoked') }];
}

async function readSync(
  type: string,
  data: unknown,
  context: Context,
): Promise<AggregatorEvent[] | undefined> {
  const { user_id: externalId, provider: id, source } = parseData(sync, type, data);
  const provider = providerOf(id);
  if (!provider) return undefined;
  const isHistory = source === 'backfill';
  if (type === 'sync.failed')
    return [{ type: 'connectionError', externalId, provider, reason: 'sync_failed' }];
  if (type === 'sync.started') {
    return isHistory ? [{ type: 'backfill', externalId, provider, done: 0, total: 1 }] : undefined;
  }
  if (type !== 'sync.completed') return undefined;
  const to = toCalendarDay(context.orderedAt, await context.zoneOf(externalId));
  const from = addDays(to, -(isHistory ? maxHistoryDays : syncedDays));
  const ready: AggregatorEvent = { type: 'dataReady', externalId, provider, from, to };
  return isHistory ? [ready, { type: 'backfill', externalId, provider, done: 1, total: 1 }] : [ready];
}

async function readEvent(
  type: keyof typeof eventKinds,
  data: unknown,
  { orderedAt, zoneOf }: Context,
): Promise<AggregatorEvent[] | undefined> {
  const { user_id: externalId, source } = parseData(event, type, data);
  const provider = providerOf(source.provider);
  if (!provider) return undefined;
  const records = eventKinds[type].read([data], { zone: await zoneOf(externalId), recordedAt: orderedAt });
  return [{ type: 'data', externalId, provider, orderedAt, records }];
}

async function readSeries(
  type: string,
  data: unknown,
  { orderedAt, zoneOf }: Context,
): Promise<AggregatorEvent[] | undefined> {
  const { user_id: externalId, provider: id, series_type: name, samples } = parseData(series, type, data);
  const provider = providerOf(id);
  if (!provider) return undefined;
  if (!isUsedSeries(name)) return [reportUnused(`timeseries.${name}`, externalId, provider, orderedAt)];
  const zone = await zoneOf(externalId);
  const days = (samples ?? []).flatMap((sample) => dayOfSample(sample, zone) ?? []).sort();
  const [from, to] = [days[0], days.at(-1)];
  return from && to ? [{ type: 'dataReady', externalId, provider, from, to }] : undefined;
}

function parseData<Schema extends z.ZodType>(schema: Schema, type: string, data: unknown): z.output<Schema> {
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  const path = parsed.error.issues[0]?.path.join('.') ?? '';
  throw new AggregatorError(
    'refused',
    `Open Wearables, ${type}: the delivery has an unknown form at "${path}".`,
  );
}

/**
 * Returns a reason if it is a code, such as `refresh_failed`. Returns `otherwise` for any other text, because the text
 * could contain personal data.
 */
const codeOf = (reason: string | null | undefined, otherwise: string): string =>
  reason && /^[a-z_]{1,40}$/.test(reason) ? reason : otherwise;
