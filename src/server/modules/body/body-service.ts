import type { z } from 'zod';
import type { getBody, saveBody } from '#contracts/body.ts';
import type { EndpointOutput } from '#contracts/endpoint.ts';
import { smoothingWindowDays, smoothPoints, weeklyChange } from '#domain/body.ts';
import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import { type BodyMetric, bodyMetricNames, type Observation } from '#domain/metrics.ts';
import type { Db } from '#server/db/connect.ts';
import { assertThat } from '#server/http/api-error.ts';
import { resolveDay } from '#server/http/event-time.ts';
import { deleteObservation, listObservations, updateObservation } from '../metrics/metrics-service.ts';

/** Every series. They are read from earlier on, so that the smoothed line does not depend on where one looks. */
export async function getBodySeries(
  db: Db,
  userId: number,
  span: { from: CalendarDay; to: CalendarDay },
): Promise<EndpointOutput<typeof getBody>> {
  const since = addDays(span.from, -smoothingWindowDays);
  const observations = await listObservations(db, userId, bodyMetricNames, since, span.to);
  const series = (metric: BodyMetric) =>
    toSeries(
      observations.filter((observation) => observation.metric === metric),
      span,
    );
  return { weight: series('weight'), bodyFat: series('bodyFat'), waist: series('waist') };
}

function toSeries(observations: Observation[], { from, to }: { from: CalendarDay; to: CalendarDay }) {
  const line = smoothPoints(observations);
  const points = observations.map(({ day, value, source }, index) => ({
    date: day,
    value,
    source,
    smoothed: line?.[index] ?? null,
  }));
  return {
    points: points.filter((point) => point.date >= from),
    weeklyChange: weeklyChange(observations, to) ?? null,
  };
}

/** Keeps what was typed, and answers what now stands for the day. */
export async function updateBodyDay(
  db: Db,
  userId: number,
  input: z.output<NonNullable<(typeof saveBody)['body']>>,
  now: Date,
  zone: string,
): Promise<EndpointOutput<typeof saveBody>> {
  const day = resolveDay(input.date, now, zone);
  for (const metric of bodyMetricNames) {
    const value = input[metric];
    if (value !== undefined) await updateObservation(db, userId, { day, metric, source: 'manual', value });
  }
  const resolved = await listObservations(db, userId, bodyMetricNames, day, day);
  const resolvedValue = (metric: BodyMetric) => resolved.find((one) => one.metric === metric)?.value ?? null;
  return {
    date: day,
    weight: resolvedValue('weight'),
    bodyFat: resolvedValue('bodyFat'),
    waist: resolvedValue('waist'),
  };
}

/** What a device says of the day stays. */
export async function deleteBodyDay(db: Db, userId: number, day: CalendarDay): Promise<{ deleted: true }> {
  const deleted: boolean[] = [];
  for (const metric of bodyMetricNames)
    deleted.push(await deleteObservation(db, userId, { day, metric, source: 'manual' }));
  assertThat(deleted.includes(true), 'not_found');
  return { deleted: true };
}
