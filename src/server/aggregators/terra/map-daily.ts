import type { z } from 'zod';
import type { HealthRecord, Rejection } from '#domain/devices/health-record.ts';
import { dailyRecords, divide } from '../daily-records.ts';
import { toPercentOrNull } from '../percent.ts';
import type { MapContext } from '../read-items.ts';
import { readDay } from '../read-time.ts';
import { unreadable } from '../rejections.ts';
import type { daily } from './schemas.ts';

/**
 * Returns the values of a daily summary. Uses the day that the provider wrote, without time zone conversion. A summary
 * already contains the steps of workouts, so the steps of workouts are never added to it.
 */
export function mapDaily(
  item: z.output<typeof daily>,
  { recordedAt }: MapContext,
): (HealthRecord | Rejection)[] {
  const day = readDay(item.metadata.start_time);
  if (!day) return [unreadable('daily.metadata.start_time', null)];
  return dailyRecords(day, recordedAt, {
    steps: item.distance_data?.steps,
    distance: divide(item.distance_data?.distance_meters, 1000),
    floors: item.distance_data?.floors_climbed,
    activeMinutes: divide(item.active_durations_data?.activity_seconds, 60),
    activeCalories: item.calories_data?.net_activity_calories,
    totalCalories: item.calories_data?.total_burned_calories,
    heartRate: item.heart_rate_data?.summary?.resting_hr_bpm,
    bloodOxygen: toPercentOrNull(item.oxygen_data?.avg_saturation_percentage),
    vo2Max: item.oxygen_data?.vo2max_ml_per_min_per_kg,
  });
}
