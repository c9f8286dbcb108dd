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

/** The most days of one question. For more, Terra sends webhooks instead of answering. */
const maxDays = 28;

/** Terra can also answer that it sends the data in webhooks. Then there is no list. */
const answer = z.object({ data: z.array(z.unknown()).nullish(), status: z.string().nullish() });

/** Reads the records of a connection between two days. Throws AggregatorError. */
export function pullTerra(settings: TerraSettings, range: Range): AsyncIterable<HealthRecord | Rejection> {
  return selectRecords(readAll(settings, range), range);
}

async function* readAll(settings: TerraSettings, { externalId, from, to, zone }: Range) {
  const context = { zone, recordedAt: new Date() };
  // Nights start on the day before. The last day of a question may be excluded.
  const last = addDays(to, 1);
  for (const kind of terraKinds) {
    for (let start = addDays(from, -1); start <= last; start = addDays(start, maxDays)) {
      const end = [addDays(start, maxDays - 1), last].sort()[0] ?? last;
      yield* kind.read(await readItems(settings, kind.name, externalId, start, end), context);
    }
  }
}

/** Returns the items of a kind. A maker that does not have the kind has none. */
async function readItems(
  settings: TerraSettings,
  kind: string,
  externalId: string,
  start: CalendarDay,
  end: CalendarDay,
): Promise<unknown[]> {
  // Without `to_webhook=false` Terra sends the data in webhooks and answers without it.
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
