import { defineKind, type ItemKind } from '../read-items.ts';
import { mapCycle, mapSleep, mapWorkout } from './map-events.ts';
import { mapActivity, mapRecovery, mapSleepSummary } from './map-summaries.ts';
import {
  activitySummary,
  menstrualCycle,
  recoverySummary,
  sample,
  sleepSession,
  sleepSummary,
  workout,
} from './schemas.ts';

const locate = (item: unknown): string | null => {
  const { date, id } = (item ?? {}) as { date?: unknown; id?: unknown };
  return [date, id].find((value) => typeof value === 'string')?.slice(0, 100) ?? null;
};

const eventFields = ['id', 'user_id', 'start_time', 'end_time', 'zone_offset', 'duration_seconds', 'source'];

const activityKind = defineKind({
  name: 'summaries/activity',
  schema: activitySummary,
  used: [
    'date',
    'source',
    'steps',
    'distance_meters',
    'floors_climbed',
    'active_calories_kcal',
    'total_calories_kcal',
    'active_minutes',
  ],
  map: mapActivity,
  locate,
});

/** Uses only the averages of the sleep summary. The periods of sleep come from the endpoint `events/sleep`. */
const sleepSummaryKind = defineKind({
  name: 'summaries/sleep',
  schema: sleepSummary,
  used: [
    'date',
    'source',
    'start_time',
    'end_time',
    'zone_offset',
    'duration_minutes',
    'total_duration_minutes',
    'time_in_bed_minutes',
    'efficiency_percent',
    'stages',
    'nap_count',
    'nap_duration_minutes',
    'sessions',
    'avg_hrv_rmssd_ms',
    'avg_respiratory_rate',
    'avg_spo2_percent',
  ],
  map: mapSleepSummary,
  locate,
});

const recoveryKind = defineKind({
  name: 'summaries/recovery',
  schema: recoverySummary,
  used: ['date', 'source', 'resting_heart_rate_bpm', 'avg_spo2_percent'],
  map: mapRecovery,
  locate,
});

export const sleepKind = defineKind({
  name: 'events/sleep',
  schema: sleepSession,
  used: [
    ...eventFields,
    'sleep_duration_seconds',
    'efficiency_percent',
    'stages.light_minutes',
    'stages.deep_minutes',
    'stages.rem_minutes',
    'is_nap',
  ],
  map: mapSleep,
  locate,
});

export const workoutKind = defineKind({
  name: 'events/workouts',
  schema: workout,
  used: [...eventFields, 'type', 'name', 'calories_kcal'],
  map: mapWorkout,
  locate,
});

export const cycleKind = defineKind({
  name: 'events/menstrual-cycles',
  schema: menstrualCycle,
  used: [
    ...eventFields,
    'is_predicted_cycle',
    'period_length',
    'last_updated_at',
    'has_specified_cycle_length',
    'has_specified_period_length',
  ],
  map: mapCycle,
  locate,
});

/** The kinds of data with one item per day, in the order in which they are read. */
export const summaryKinds: readonly ItemKind[] = [activityKind, sleepSummaryKind, recoveryKind];
/** The kinds of data with one item per event. */
export const eventKinds: readonly ItemKind[] = [sleepKind, workoutKind, cycleKind];

/**
 * How to parse a single value of a time series (see `ItemForm`). `mapLevels` turns the values of a day into one record
 * per measure.
 */
export const sampleForm = {
  name: 'timeseries',
  schema: sample,
  used: ['timestamp', 'zone_offset', 'type', 'value', 'unit', 'source', 'is_daily_total'],
  locate: (item: unknown): string | null => {
    const { type } = (item ?? {}) as { type?: unknown };
    return typeof type === 'string' ? type.slice(0, 100) : null;
  },
};
