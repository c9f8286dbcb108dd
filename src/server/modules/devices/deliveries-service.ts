import { z } from 'zod';
import type { ProviderId } from '#domain/devices/providers.ts';
import { type Aggregator, AggregatorError, type AggregatorEvent } from '#server/aggregators/aggregator.ts';
import type { Db } from '#server/db/connect.ts';
import type { Job } from '#server/jobs/job-queue.ts';
import { applyEvent, findOwner } from './apply-event.ts';
import {
  beginAttempt,
  insertDelivery,
  resetFailedDeliveries,
  type StoredDelivery,
  updateDeliveryDone,
  updateDeliveryFailure,
  updateDeliveryOwner,
} from './deliveries-queries.ts';
import type { DevicesDeps } from './devices-deps.ts';
import { findZone } from './people-queries.ts';

const deliveryJobData = z.object({ deliveryId: z.number() });

/** The job that processes a delivery. Retries for about four hours, with growing delays. */
export const deliveryJob: Job<z.output<typeof deliveryJobData>> = {
  name: 'device-delivery',
  data: deliveryJobData,
  retries: 12,
  maxRetryDelaySeconds: 3600,
  timeoutSeconds: 600,
};

/**
 * Checks the signature of a webhook, stores the webhook and queues a job that processes it. Does
 * nothing if the webhook was received before. Throws `invalid_signature` if the signature is wrong
 * or too old. Can throw `malformed_json` if the body is not JSON.
 */
export async function receiveDelivery(
  { db, jobs, now }: Pick<DevicesDeps, 'db' | 'jobs' | 'now'>,
  aggregator: Aggregator,
  rawBody: Buffer,
  headers: Record<string, string | undefined>,
): Promise<void> {
  const at = now();
  const { id, name, orderedAt } = aggregator.verify(rawBody, headers, at);
  await db.transaction().execute(async (tx) => {
    const deliveryId = await insertDelivery(tx, {
      aggregator: aggregator.id,
      deliveryId: id,
      name,
      orderedAt,
      receivedAt: at,
      body: rawBody,
    });
    if (deliveryId !== undefined) await jobs.send(tx, deliveryJob, { deliveryId });
  });
}

/**
 * Processes a stored delivery. Processing a delivery twice has the same effect as processing it once. If processing
 * fails, stores the reason. Throws the error again if another attempt can succeed and attempts are left, so that the
 * job is retried.
 */
export async function processDelivery(deps: DevicesDeps, deliveryId: number): Promise<void> {
  const { db, aggregator } = deps;
  const stored = await beginAttempt(db, deliveryId);
  if (!stored) return;
  if (aggregator?.id !== stored.aggregator) return updateDeliveryDone(db, deliveryId, 'otherAggregator');
  try {
    const events = await parseDelivery(db, aggregator, stored);
    const owner = await findOwner(db, aggregator.id, events);
    if (owner) await updateDeliveryOwner(db, deliveryId, owner);
    for (const event of events) await applyEvent(deps, aggregator, stored.orderedAt, event);
    const isIgnored = events.every(({ type }) => type === 'ignored');
    await updateDeliveryDone(db, deliveryId, isIgnored ? 'ignored' : owner ? null : 'unknownPerson');
  } catch (error) {
    const isFinal = isPermanent(error) || stored.attempts > deliveryJob.retries;
    await updateDeliveryFailure(db, deliveryId, { error: toErrorCode(error), isLast: isFinal });
    if (!isFinal) throw error;
  }
}

/** Queues the failed deliveries of a person and provider again. Returns the number of deliveries. */
export async function retryFailed(
  tx: Db,
  { jobs }: Pick<DevicesDeps, 'jobs'>,
  userId: number,
  provider: ProviderId,
): Promise<number> {
  const ids = await resetFailedDeliveries(tx, userId, provider);
  for (const deliveryId of ids) await jobs.send(tx, deliveryJob, { deliveryId });
  return ids.length;
}

function parseDelivery(
  db: Db,
  aggregator: Aggregator,
  { deliveryId, name, orderedAt, body }: StoredDelivery,
): Promise<AggregatorEvent[]> {
  const parsed: unknown = JSON.parse(Buffer.from(body ?? []).toString('utf8'));
  return aggregator.parse({ id: deliveryId, name, orderedAt, body: parsed }, (externalId) =>
    findZone(db, aggregator.id, externalId),
  );
}

const isMalformed = (error: unknown) => error instanceof z.ZodError || error instanceof SyntaxError;

const isPermanent = (error: unknown): boolean =>
  isMalformed(error) || (error instanceof AggregatorError && !error.mayRetry);

/** Returns a code for an error. Leaves out the message of the error, because the message could contain health data. */
function toErrorCode(error: unknown): string {
  if (isMalformed(error)) return 'malformed';
  return error instanceof AggregatorError ? error.reason : 'internal';
}
