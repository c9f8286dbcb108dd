import type { z } from 'zod';
import type { HealthRecord, Rejection } from '#domain/devices/health-record.ts';
import { dailyRecords } from '../daily-records.ts';
import type { MapContext } from '../read-items.ts';
import { readDay } from '../read-time.ts';
import { unreadable } from '../rejections.ts';
import type { body } from './schemas.ts';

type Measurements = NonNullable<z.output<typeof body>['measurements_data']>['measurements'];

/**
 * Returns the values of a day. Uses the last measurement of the day. If the item contains no single measurements, uses
 * the average of the day.
 */
export function mapBody(
  item: z.output<typeof body>,
  { recordedAt }: MapContext,
): (HealthRecord | Rejection)[] {
  const day = readDay(item.metadata.start_time);
  if (!day) return [unreadable('body.metadata.start_time', null)];
  const { measurements, day_avg_weight_kg, day_avg_bodyfat_percentage } = item.measurements_data ?? {};
  return dailyRecords(day, recordedAt, {
    weight: lastValue(measurements, 'weight_kg') ?? day_avg_weight_kg,
    bodyFat: lastValue(measurements, 'bodyfat_percentage') ?? day_avg_bodyfat_percentage,
    vo2Max: item.oxygen_data?.vo2max_ml_per_min_per_kg,
  });
}

function lastValue(measurements: Measurements, name: 'weight_kg' | 'bodyfat_percentage'): number | null {
  const measured = (measurements ?? []).filter((each) => typeof each[name] === 'number');
  const timeOf = (each: (typeof measured)[number]) => Date.parse(each.measurement_time ?? '') || 0;
  return measured.sort((one, other) => timeOf(one) - timeOf(other)).at(-1)?.[name] ?? null;
}
