import type { z } from 'zod';
import { toCalendarDay } from '#domain/calendar-day.ts';
import type { HealthRecord, Rejection } from '#domain/devices/health-record.ts';
import { dailyRecords, divide } from '../daily-records.ts';
import { toPercentOrNull } from '../percent.ts';
import type { MapContext } from '../read-items.ts';
import { unreadable } from '../rejections.ts';
import type { sleep } from './schemas.ts';
import { readTerraTime } from './terra-times.ts';

/**
 * Returns the night, and the daily values that were measured during it. These values belong to the day on which the
 * person woke up. The values of a nap are left out, so that they do not replace the values of the night.
 */
export function mapSleep(
  item: z.output<typeof sleep>,
  { zone, recordedAt }: MapContext,
): (HealthRecord | Rejection)[] {
  const { metadata, sleep_durations_data: durations } = item;
  const start = readTerraTime(metadata.start_time, metadata, zone);
  const end = readTerraTime(metadata.end_time, metadata, zone);
  if (!start || !end) return [unreadable('sleep.metadata.start_time', metadata.summary_id ?? null)];
  const isNap = metadata.is_nap ?? false;
  const asleep = durations?.asleep;
  const measured = dailyRecords(toCalendarDay(end.instant, end.zone), recordedAt, {
    heartRateVariability: item.heart_rate_data?.summary?.avg_hrv_rmssd,
    respiratoryRate: item.respiration_data?.breaths_data?.avg_breaths_per_min,
    skinTemperature: item.temperature_data?.delta,
  });
  return [
    {
      kind: 'night',
      externalId: metadata.summary_id || `sleep ${metadata.start_time}`,
      zone: end.zone,
      bedtime: start.instant,
      wakeTime: end.instant,
      asleepHours: divide(asleep?.duration_asleep_state_seconds, 3600),
      deepHours: divide(asleep?.duration_deep_sleep_state_seconds, 3600),
      remHours: divide(asleep?.duration_REM_sleep_state_seconds, 3600),
      lightHours: divide(asleep?.duration_light_sleep_state_seconds, 3600),
      efficiency: toPercentOrNull(durations?.sleep_efficiency),
      isNap,
    },
    ...(isNap ? [] : measured),
  ];
}
