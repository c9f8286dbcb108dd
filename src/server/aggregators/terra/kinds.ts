import { defineKind, type ItemKind } from '../read-items.ts';
import { readDay } from '../read-time.ts';
import { mapActivity } from './map-activity.ts';
import { mapBody } from './map-body.ts';
import { mapDaily } from './map-daily.ts';
import { mapMenstruation } from './map-menstruation.ts';
import { mapNutrition } from './map-nutrition.ts';
import { mapSleep } from './map-sleep.ts';
import { activity, body, daily, menstruation, nutrition, sleep } from './schemas.ts';

/**
 * Returns the calendar day in the start time of an item, without time zone conversion. Returns null if the item has no
 * start time or if the start time contains no day.
 */
const locate = (item: unknown): string | null => {
  const start = (item as { metadata?: { start_time?: unknown } } | null)?.metadata?.start_time;
  return typeof start === 'string' ? (readDay(start) ?? null) : null;
};

/** Fields of every item that contain times, ids and the device, but no health data. */
const bookkeeping = ['metadata', 'device_data'];

const dailyKind = defineKind({
  name: 'daily',
  schema: daily,
  used: [
    ...bookkeeping,
    'distance_data.steps',
    'distance_data.distance_meters',
    'distance_data.floors_climbed',
    'calories_data.total_burned_calories',
    'calories_data.net_activity_calories',
    'active_durations_data.activity_seconds',
    'heart_rate_data.summary.resting_hr_bpm',
    'oxygen_data.avg_saturation_percentage',
    'oxygen_data.vo2max_ml_per_min_per_kg',
  ],
  map: mapDaily,
  locate,
});

const sleepKind = defineKind({
  name: 'sleep',
  schema: sleep,
  used: [
    ...bookkeeping,
    'sleep_durations_data.asleep.duration_asleep_state_seconds',
    'sleep_durations_data.asleep.duration_deep_sleep_state_seconds',
    'sleep_durations_data.asleep.duration_light_sleep_state_seconds',
    'sleep_durations_data.asleep.duration_REM_sleep_state_seconds',
    'sleep_durations_data.sleep_efficiency',
    'heart_rate_data.summary.avg_hrv_rmssd',
    'respiration_data.breaths_data.avg_breaths_per_min',
    'temperature_data.delta',
  ],
  map: mapSleep,
  locate,
});

const activityKind = defineKind({
  name: 'activity',
  schema: activity,
  used: [
    ...bookkeeping,
    'calories_data.total_burned_calories',
    'calories_data.net_activity_calories',
    'energy_data.energy_kilojoules',
  ],
  map: mapActivity,
  locate,
});

const bodyKind = defineKind({
  name: 'body',
  schema: body,
  used: [
    ...bookkeeping,
    'measurements_data.measurements.measurement_time',
    'measurements_data.measurements.weight_kg',
    'measurements_data.measurements.bodyfat_percentage',
    'measurements_data.day_avg_weight_kg',
    'measurements_data.day_avg_bodyfat_percentage',
    'oxygen_data.vo2max_ml_per_min_per_kg',
  ],
  map: mapBody,
  locate,
});

const nutritionKind = defineKind({
  name: 'nutrition',
  schema: nutrition,
  used: [
    ...bookkeeping,
    'meals.id',
    'meals.name',
    'meals.type',
    'meals.timestamp',
    'meals.macros.calories',
    'meals.macros.protein_g',
    'meals.macros.carbohydrates_g',
    'meals.macros.fat_g',
  ],
  map: mapNutrition,
  locate,
});

const menstruationKind = defineKind({
  name: 'menstruation',
  schema: menstruation,
  used: [
    ...bookkeeping,
    'menstruation_data.current_phase',
    'menstruation_data.is_predicted_cycle',
    'menstruation_data.period_start_date',
    'menstruation_data.menstruation_flow',
    'menstruation_data.last_updated_time',
  ],
  map: mapMenstruation,
  locate,
});

/** The kinds of data that the product reads. Each has the name of its Terra endpoint. */
export const terraKinds: readonly ItemKind[] = [
  dailyKind,
  sleepKind,
  activityKind,
  bodyKind,
  nutritionKind,
  menstruationKind,
];
