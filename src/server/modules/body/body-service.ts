import type { z } from 'zod';
import type { getBody, saveBody } from '#contracts/body.ts';
import type { EndpointOutput } from '#contracts/endpoint.ts';
import { smoothingWindowDays, smoothPoints, weeklyChange } from '#domain/body.ts';
import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import { bodyMeasureNames } from '#domain/measures/body.ts';
import type { Db } from '#server/db/connect.ts';
import { assertFound } from '#server/http/api-error.ts';
import type { Edit } from '#server/http/edit.ts';
import { resolveDay } from '#server/http/event-time.ts';
import { mergeEdit } from '#server/http/merge-edit.ts';
import { type DailyValue, dailySeries } from '../measures/daily-series-service.ts';
import { deleteObservation, selectOwnValues, updateOwnValues } from '../measures/measures-service.ts';

/**
 * Returns two things for every body measure: the values from `span.from` to `span.to`, each with
 * its smoothed value, and the weekly change. Also reads days before and after the span, so that the
 * smoothed values do not depend on the requested range.
 */
export async function getBodySeries(
  db: Db,
  userId: number,
  span: { from: CalendarDay; to: CalendarDay },
): Promise<EndpointOutput<typeof getBody>> {
  const since = addDays(span.from, -smoothingWindowDays);
  const until = addDays(span.to, smoothingWindowDays);
  const purpose = 'show';
  const { weight, bodyFat, waist } = await dailySeries(db, userId, bodyMeasureNames, since, until, {
    purpose,
  });
  return { weight: toSeries(weight, span), bodyFat: toSeries(bodyFat, span), waist: toSeries(waist, span) };
}

function toSeries(values: DailyValue[], { from, to }: { from: CalendarDay; to: CalendarDay }) {
  const line = smoothPoints(values);
  const points = values.map(({ day, value, source }, index) => ({
    date: day,
    value,
    source,
    smoothed: line?.[index] ?? null,
  }));
  return {
    points: points.filter(({ date }) => date >= from && date <= to),
    weeklyChange: weeklyChange(values, to) ?? null,
  };
}

/**
 * Merges the measurements that the person entered for a day into the stored measurements. Null
 * removes a value. Returns the values of the day, read after the write. If several sources have a
 * value, returns the value of the source that the person prefers. So a returned value can come from
 * a device or an import.
 */
export async function updateBodyDay(
  db: Db,
  edit: Edit,
  body: z.output<NonNullable<(typeof saveBody)['body']>>,
  zone: string,
): Promise<EndpointOutput<typeof saveBody>> {
  const { userId } = edit;
  const day = resolveDay(body.date, edit.at, zone);
  const edited = {
    record: `body:${day}`,
    fields: bodyMeasureNames,
    optional: bodyMeasureNames,
    find: selectOwnValues(db, userId, day, { weight: 'weight', bodyFat: 'bodyFat', waist: 'waist' }),
  };
  const input = await mergeEdit(db, edit, edited, body);
  await updateOwnValues(db, userId, day, bodyMeasureNames, input);
  const purpose = 'show';
  const { weight, bodyFat, waist } = await dailySeries(db, userId, bodyMeasureNames, day, day, { purpose });
  const standing = ([first]: DailyValue[]) => first?.value ?? null;
  return { date: day, weight: standing(weight), bodyFat: standing(bodyFat), waist: standing(waist) };
}

/**
 * Deletes the measurements that the person entered for a day. Keeps measurements of devices. Throws
 * `not_found` if the person entered no measurement for the day.
 */
export async function deleteBodyDay(db: Db, userId: number, day: CalendarDay): Promise<{ deleted: true }> {
  const deleted: boolean[] = [];
  for (const measure of bodyMeasureNames)
    deleted.push(await deleteObservation(db, userId, { day, measure, source: 'self' }));
  assertFound(deleted.includes(true));
  return { deleted: true };
}
