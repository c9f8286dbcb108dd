import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { isCalendarDay } from '#domain/calendar-day.ts';
import type { HealthRecord } from '#domain/devices/health-record.ts';
import { type ProviderId, providerIds } from '#domain/devices/providers.ts';
import { intensities, workoutTypes } from '#domain/fitness.ts';
import { observedMeasures } from '#domain/measures/catalogue.ts';
import { namesOf } from '#domain/measures/measure.ts';
import { mealTypes } from '#domain/nutrition/meals.ts';
import { assertThat } from '#server/http/api-error.ts';
import type { AggregatorEvent, Delivery } from '../aggregator.ts';

const instant = z.iso.datetime().transform((text) => new Date(text));
const day = z.string().refine(isCalendarDay);
const number = z.number().nullable();
const event = { externalId: z.string(), zone: z.string() };

const record: z.ZodType<HealthRecord> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('daily'),
    measure: z.enum(namesOf(observedMeasures)),
    day,
    value: z.number(),
    recordedAt: instant,
  }),
  z.object({
    ...event,
    kind: z.literal('night'),
    bedtime: instant,
    wakeTime: instant,
    asleepHours: number,
    deepHours: number,
    remHours: number,
    lightHours: number,
    efficiency: number,
    isNap: z.boolean(),
  }),
  z.object({
    ...event,
    kind: z.literal('workout'),
    startedAt: instant,
    minutes: z.number(),
    type: z.enum(workoutTypes),
    title: z.string(),
    intensity: z.enum(intensities).nullable(),
    calories: number,
  }),
  z.object({
    ...event,
    kind: z.literal('meal'),
    eatenAt: instant,
    mealType: z.enum(mealTypes),
    name: z.string(),
    calories: number,
    protein: number,
    carbs: number,
    fat: number,
  }),
]);

const provider = z.enum(providerIds as [ProviderId, ...ProviderId[]]);
const externalId = z.string();
const reason = z.string();

/** The body of a simulator's webhook. The body has the fields of an AggregatorEvent, with instants as text. */
const body = z.discriminatedUnion('type', [
  z.object({ type: z.literal('connected'), externalId, provider, reference: z.string().nullable() }),
  z.object({ type: z.literal('disconnected'), externalId, provider: provider.nullable(), reason }),
  z.object({ type: z.literal('replaced'), externalId, newExternalId: z.string() }),
  z.object({ type: z.literal('data'), externalId, provider, records: z.array(record) }),
  z.object({ type: z.literal('dataReady'), externalId, provider, from: day, to: day }),
  z.object({
    type: z.literal('backfill'),
    externalId,
    provider,
    done: z.int().nullable(),
    total: z.int().nullable(),
  }),
  z.object({ type: z.literal('connectionError'), externalId, provider: provider.nullable(), reason }),
]);

export type SimulatorBody = z.input<typeof body>;

const knownTypes = new Set(body.options.map((option) => option.shape.type.value as string));

/**
 * Returns the event in the body of a delivery. Returns an `ignored` event if the type is unknown. Throws an Error if an
 * event of a known type is malformed.
 */
export function parseSimulatorBody({
  body: sent,
  orderedAt,
}: Pick<Delivery, 'body' | 'orderedAt'>): AggregatorEvent {
  const { type } = z.object({ type: z.string() }).parse(sent);
  if (!knownTypes.has(type)) return { type: 'ignored', name: type.slice(0, 60) };
  const parsed = body.parse(sent);
  return parsed.type === 'data' ? { ...parsed, orderedAt } : parsed;
}

const headerNames = {
  signature: 'x-simulator-signature',
  delivery: 'x-simulator-delivery',
  orderedAt: 'x-simulator-ordered-at',
} as const;

/**
 * The largest allowed difference between the time of signing and now, in milliseconds. The time of signing can be in
 * the past or the future.
 */
const toleranceMs = 300_000;

/** Returns the key that signs the simulator's webhooks. */
export const simulatorKey = (secret: string): Buffer =>
  createHmac('sha256', secret).update('webhooks of the simulator').digest();

interface Signed {
  key: Buffer;
  rawBody: Buffer;
  /** When the webhook is signed. */
  now: Date;
  id?: string;
  orderedAt?: Date;
}

/** Returns the headers of a webhook. The signature covers the body, the id, the time of signing and `orderedAt`. */
export function signWebhook({ key, rawBody, now, id = randomUUID(), orderedAt = now }: Signed) {
  const seconds = Math.floor(now.getTime() / 1000);
  const ordered = orderedAt.toISOString();
  return {
    [headerNames.signature]: `t=${seconds},v1=${hash(key, `${seconds}.${id}.${ordered}.`, rawBody).toString('hex')}`,
    [headerNames.delivery]: id,
    [headerNames.orderedAt]: ordered,
  };
}

/**
 * Checks the signature of a webhook and returns the delivery. Throws `invalid_signature` if the signature is missing or
 * wrong, or if the time of signing is more than five minutes from now.
 */
export function verifyWebhook(
  key: Buffer,
  rawBody: Buffer,
  headers: Record<string, string | undefined>,
  now: Date,
): Delivery {
  const [, seconds, hex] =
    /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(headers[headerNames.signature] ?? '') ?? [];
  const id = headers[headerNames.delivery];
  const ordered = headers[headerNames.orderedAt];
  assertThat(seconds && hex && id && ordered, 'invalid_signature');
  const expected = hash(key, `${seconds}.${id}.${ordered}.`, rawBody);
  assertThat(timingSafeEqual(expected, Buffer.from(hex, 'hex')), 'invalid_signature');
  assertThat(Math.abs(now.getTime() - Number(seconds) * 1000) <= toleranceMs, 'invalid_signature');
  const parsed = parseJson(rawBody);
  const named = z.object({ type: z.string() }).safeParse(parsed);
  const name = named.success ? named.data.type.slice(0, 60) : 'unreadable';
  return { id, name, body: parsed, orderedAt: new Date(ordered) };
}

function parseJson(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    return undefined;
  }
}

const hash = (key: Buffer, head: string, rawBody: Buffer) =>
  createHmac('sha256', key).update(head).update(rawBody).digest();
