import type { z } from 'zod';
import type { DailyRecord } from '#domain/devices/health-record.ts';
import { dailyRecords, divide } from '../daily-records.ts';
import { toPercentOrNull } from '../percent.ts';
import type { MapContext } from '../read-items.ts';
import type { activitySummary, recoverySummary, sleepSummary } from './schemas.ts';

/**
 * Returns a value, or null if the value is 0 or missing. Open Wearables writes 0 for some values
 * that the device did not measure.
 */
const unlessZero = (value: number | null | undefined): number | null => value || null;

/**
 * Returns the records of a day's activity. Open Wearables computes the total energy as active plus
 * basal energy. If the total equals the active energy, the basal energy is unknown, so the total is
 * left out.
 */
export function mapActivity(
  summary: z.output<typeof activitySummary>,
  { recordedAt }: MapContext,
): DailyRecord[] {
  const activeCalories = unlessZero(summary.active_calories_kcal);
  const totalCalories = unlessZero(summary.total_calories_kcal);
  return dailyRecords(summary.date, recordedAt, {
    steps: unlessZero(summary.steps),
    distance: divide(summary.distance_meters, 1000),
    floors: summary.floors_climbed,
    activeMinutes: summary.active_minutes,
    activeCalories,
    totalCalories: totalCalories === activeCalories ? null : totalCalories,
  });
}

/** Returns the averages of a night as daily records. `date` is the day on which the person woke up. */
export function mapSleepSummary(
  summary: z.output<typeof sleepSummary>,
  { recordedAt }: MapContext,
): DailyRecord[] {
  return dailyRecords(summary.date, recordedAt, {
    heartRateVariability: summary.avg_hrv_rmssd_ms,
    respiratoryRate: summary.avg_respiratory_rate,
    bloodOxygen: toPercentOrNull(summary.avg_spo2_percent),
  });
}

/**
 * Returns the records of a day's recovery. Leaves out the heart rate variability, because this summary mixes values
 * that are computed in two different ways.
 */
export function mapRecovery(
  summary: z.output<typeof recoverySummary>,
  { recordedAt }: MapContext,
): DailyRecord[] {
  return dailyRecords(summary.date, recordedAt, {
    heartRate: summary.resting_heart_rate_bpm,
    bloodOxygen: toPercentOrNull(summary.avg_spo2_percent),
  });
}
