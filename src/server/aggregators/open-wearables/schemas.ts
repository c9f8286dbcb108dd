import { z } from 'zod';
import { isCalendarDay } from '#domain/calendar-day.ts';

const amount = z.number().nullish();
const text = z.string().nullish();
const day = z.string().refine(isCalendarDay);
const id = z.string().min(1).max(200);
/** Where the data comes from. `provider` is the id of a provider, such as `garmin`. */
const source = z.object({ provider: z.string() }).nullish();

export const activitySummary = z.object({
  date: day,
  source,
  steps: amount,
  distance_meters: amount,
  floors_climbed: amount,
  active_calories_kcal: amount,
  total_calories_kcal: amount,
  active_minutes: amount,
});

export const sleepSummary = z.object({
  date: day,
  source,
  avg_hrv_rmssd_ms: amount,
  avg_respiratory_rate: amount,
  avg_spo2_percent: amount,
});

export const recoverySummary = z.object({
  date: day,
  source,
  resting_heart_rate_bpm: amount,
  avg_spo2_percent: amount,
});

const period = { id, start_time: z.string(), end_time: z.string(), zone_offset: text, source };

export const sleepSession = z.object({
  ...period,
  sleep_duration_seconds: amount,
  efficiency_percent: amount,
  stages: z.object({ light_minutes: amount, deep_minutes: amount, rem_minutes: amount }).nullish(),
  is_nap: z.boolean().nullish(),
});

export const workout = z.object({
  ...period,
  type: text,
  name: text,
  duration_seconds: amount,
  calories_kcal: amount,
});

export const menstrualCycle = z.object({
  ...period,
  is_predicted_cycle: z.boolean().nullish(),
  period_length: amount,
});

export const sample = z.object({
  timestamp: z.string(),
  zone_offset: text,
  type: z.string(),
  value: z.number(),
  source,
});
