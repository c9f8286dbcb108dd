import { expect, test } from 'vitest';
import { terraKinds } from './kinds.ts';

const recordedAt = new Date('2026-03-02T10:00:00Z');
const read = (...items: unknown[]) =>
  terraKinds.find(({ name }) => name === 'daily')?.read(items, { zone: 'Europe/Stockholm', recordedAt }) ??
  [];

const metadata = {
  start_time: '2026-03-01T00:00:00.000000-10:00',
  end_time: '2026-03-02T00:00:00.000000-10:00',
  timestamp_localization: 1,
  upload_type: 1,
};

test('the values of a day, in the units of the catalogue, on the written day', () => {
  const records = read({
    metadata,
    device_data: { name: 'Watch', serial_number: '1' },
    distance_data: { steps: 8432, distance_meters: 6240.5, floors_climbed: 12 },
    calories_data: { total_burned_calories: 2150, net_activity_calories: 342.5 },
    active_durations_data: { activity_seconds: 3600 },
    heart_rate_data: { summary: { resting_hr_bpm: 52 } },
    oxygen_data: { avg_saturation_percentage: 0.97, vo2max_ml_per_min_per_kg: 45.5 },
  });
  expect(
    records.map((record) => (record.kind === 'daily' ? [record.measure, record.value] : record)),
  ).toEqual([
    ['steps', 8432],
    ['distance', 6.2405],
    ['floors', 12],
    ['activeMinutes', 60],
    ['activeCalories', 342.5],
    ['totalCalories', 2150],
    ['heartRate', 52],
    ['bloodOxygen', 97],
    ['vo2Max', 45.5],
  ]);
  expect(records).toMatchObject(records.map(() => ({ day: '2026-03-01', recordedAt })));
});

test('a value that is null becomes no record, and 0 steps do', () => {
  expect(
    read({ metadata, distance_data: { steps: 0, distance_meters: null }, heart_rate_data: null }),
  ).toEqual([{ kind: 'daily', measure: 'steps', day: '2026-03-01', value: 0, recordedAt }]);
});

test('values without a place are reported once, by name', () => {
  const item = {
    metadata,
    stress_data: { avg_stress_level: 30, samples: [{ level: 1 }] },
    MET_data: { avg_level: null, MET_samples: [] },
    heart_rate_data: {
      summary: { resting_hr_bpm: 52, max_hr_bpm: 170, avg_hrv_rmssd: 40 },
      detailed: { hr_samples: [{}] },
    },
    distance_data: { steps: 1, elevation: { gain_actual_meters: 10 } },
    new_data: { anything: true },
  };
  expect(read(item, item).filter(({ kind }) => kind === 'rejected')).toEqual(
    [
      'daily.stress_data',
      'daily.heart_rate_data.summary.max_hr_bpm',
      'daily.heart_rate_data.summary.avg_hrv_rmssd',
      'daily.distance_data.elevation',
      'daily.new_data',
    ].map((what) => ({ kind: 'rejected', reason: 'notUsed', what, where: '2026-03-01' })),
  );
});

test('an item without a readable day is rejected', () => {
  expect(read({ metadata: { start_time: 'today' }, distance_data: { steps: 1 } })).toEqual([
    { kind: 'rejected', reason: 'unreadable', what: 'daily.metadata.start_time', where: null },
  ]);
});
