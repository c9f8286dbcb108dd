import { z } from 'zod';

const amount = z.number().nullish();
const text = z.string().nullish();

/** A connection at Terra. `reference_id` is the id that Lagom gave to Terra for the person. */
export const terraUser = z.object({
  user_id: z.string().min(1),
  provider: z.string(),
  reference_id: text,
  active: z.boolean().nullish(),
});

/** The times of an item. `timestamp_localization` is 0 for UTC and 1 for the local time of the person. */
const times = { start_time: z.string(), end_time: text, timestamp_localization: amount };

const heartRate = z
  .object({ summary: z.object({ resting_hr_bpm: amount, avg_hrv_rmssd: amount }).nullish() })
  .nullish();
const calories = z.object({ total_burned_calories: amount, net_activity_calories: amount }).nullish();
const oxygen = z.object({ avg_saturation_percentage: amount, vo2max_ml_per_min_per_kg: amount }).nullish();

export const daily = z.object({
  metadata: z.object(times),
  distance_data: z.object({ steps: amount, distance_meters: amount, floors_climbed: amount }).nullish(),
  calories_data: calories,
  active_durations_data: z.object({ activity_seconds: amount }).nullish(),
  heart_rate_data: heartRate,
  oxygen_data: oxygen,
});

export const sleep = z.object({
  metadata: z.object({ ...times, end_time: z.string(), summary_id: text, is_nap: z.boolean().nullish() }),
  sleep_durations_data: z
    .object({
      asleep: z
        .object({
          duration_asleep_state_seconds: amount,
          duration_deep_sleep_state_seconds: amount,
          duration_light_sleep_state_seconds: amount,
          duration_REM_sleep_state_seconds: amount,
        })
        .nullish(),
      sleep_efficiency: amount,
    })
    .nullish(),
  heart_rate_data: heartRate,
  respiration_data: z.object({ breaths_data: z.object({ avg_breaths_per_min: amount }).nullish() }).nullish(),
  temperature_data: z.object({ delta: amount }).nullish(),
});

export const activity = z.object({
  metadata: z.object({
    ...times,
    end_time: z.string(),
    summary_id: z.string().min(1),
    type: amount,
    name: text,
    upload_type: amount,
  }),
  calories_data: calories,
  energy_data: z.object({ energy_kilojoules: amount }).nullish(),
});

export const body = z.object({
  metadata: z.object(times),
  measurements_data: z
    .object({
      measurements: z
        .array(z.object({ measurement_time: text, weight_kg: amount, bodyfat_percentage: amount }))
        .nullish(),
      day_avg_weight_kg: amount,
      day_avg_bodyfat_percentage: amount,
    })
    .nullish(),
  oxygen_data: oxygen,
});

export const nutrition = z.object({
  metadata: z.object(times),
  meals: z
    .array(
      z.object({
        id: text,
        name: text,
        type: amount,
        timestamp: text,
        macros: z
          .object({ calories: amount, protein_g: amount, carbohydrates_g: amount, fat_g: amount })
          .nullish(),
      }),
    )
    .nullish(),
});

export const menstruation = z.object({
  metadata: z.object(times),
  menstruation_data: z
    .object({
      current_phase: amount,
      is_predicted_cycle: z.boolean().nullish(),
      period_start_date: text,
      menstruation_flow: z.array(z.object({ timestamp: text, flow: amount })).nullish(),
    })
    .nullish(),
});
