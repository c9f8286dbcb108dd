import type { z } from 'zod';
import type { EndpointOutput } from '#contracts/endpoint.ts';
import type { saveHealthMetrics } from '#contracts/vitals.ts';
import type { Db } from '#server/db/connect.ts';
import type { Edit } from '#server/http/edit.ts';
import { resolveDay } from '#server/http/event-time.ts';
import { mergeEdit } from '#server/http/merge-edit.ts';
import { type DailyValue, dailySeries } from './daily-series-service.ts';
import { selectOwnValues, updateOwnValues } from './measures-service.ts';

const vitals = ['heartRate', 'steps'] as const;

/**
 * Merges the heart rate and the steps that the person entered for a day into the stored values.
 * Null removes a value that the person entered. Returns the values of the day, read after the
 * write. If several sources have a value, returns the value of the source that the person prefers.
 * So a returned value can come from a device.
 */
export async function updateVitals(
  db: Db,
  edit: Edit,
  body: z.output<NonNullable<(typeof saveHealthMetrics)['body']>>,
  zone: string,
): Promise<EndpointOutput<typeof saveHealthMetrics>> {
  const { userId } = edit;
  const day = resolveDay(body.date, edit.at, zone);
  const edited = {
    record: `vitals:${day}`,
    fields: vitals,
    optional: vitals,
    find: selectOwnValues(db, userId, day, { heartRate: 'heartRate', steps: 'steps' }),
  };
  const input = await mergeEdit(db, edit, edited, body);
  await updateOwnValues(db, userId, day, vitals, input);
  const purpose = 'show';
  const { heartRate, steps } = await dailySeries(db, userId, vitals, day, day, { purpose });
  const first = ([value]: DailyValue[]) => value?.value ?? null;
  return { date: day, heartRate: first(heartRate), steps: first(steps) };
}
