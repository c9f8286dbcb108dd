import { z } from 'zod';
import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import type { HealthRecord, Rejection } from '#domain/devices/health-record.ts';
import { AggregatorStatusError } from '../call-aggregator.ts';
import { selectRecords } from '../select-records.ts';
import { callTerra } from './call-terra.ts';
import { terraKinds } from './kinds.ts';
import { listUsers } from './list-users.ts';
import type { TerraSettings } from './terra-settings.ts';

interface Range {
  externalId: string;
  from: CalendarDay;
  to: CalendarDay;
  zone: string;
}

/**
 * The largest number of days of one request. For more days, Terra sends the data in webhooks instead of the response.
 */
const maxDays = 28;

/** The form of a response. `data` is missing if Terra sends the data in webhooks instead. */
const answer = z.object({ data: z.array(z.unknown()).nullish(), status: z.string().nullish() });

/** Yields the records of a connection between two days, both included, and rejections. Throws AggregatorError. */
export function pullTerra(settings: TerraSettings, range: Range): AsyncIterable<HealthRecord | Rejection> {
  return selectRecords(readAll(settings, range), range);
}

async function* readAll(settings: TerraSettings, { externalId, from, to, zone }: Range) {
  const context = { zone, recordedAt: new Date() };
  // Reads one more day at both ends. A night belongs to the day on which it ends, but it can start on the day before.
  // Terra may leave out the last day of a request.
  const last = addDays(to, 1);
  for (const kind of terraKinds) {
    for (let start = addDays(from, -1); start <= last; start = addDays(start, maxDays)) {
      const end = [addDays(start, maxDays - 1), last].sort()[0] ?? last;
      yield* kind.read(await readItems(settings, kind.name, externalId, start, end), context);
    }
  }
}

/**
 * Returns the items of a kind of data. Returns an empty list if the provider does not have this kind of data. Throws
 * AggregatorError if the call fails for another reason.
 */
async function readItems(
  settings: TerraSettings,
  kind: string,
  externalId: string,
  start: CalendarDay,
  end: CalendarDay,
): Promise<unknown[]> {
  // `to_webhook=false` makes Terra return the data in the response. Otherwise Terra sends the data in webhooks.
  const query = {
    user_id: externalId,
    start_date: start,
    end_date: end,
    to_webhook: 'false',
    with_samples: 'false',
  };
  try {
    return (await callTerra(settings, { name: kind, path: kind, query }, answer)).data ?? [];
  } catch (error) {
    const isMissing = error instanceof AggregatorStatusError && error.status === 404;
    if (isMissing && (await listUsers(settings, { user_id: externalId })).length > 0) return [];
    throw error;
  }
}
