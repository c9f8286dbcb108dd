import { expect, test } from 'vitest';
import { terraKinds } from './kinds.ts';

const recordedAt = new Date('2026-03-02T10:00:00Z');
const read = (item: unknown, zone = 'Europe/Stockholm') =>
  terraKinds.find(({ name }) => name === 'sleep')?.read([item], { zone, recordedAt }) ?? [];

const metadata = {
  start_time: '2026-02-28T23:30:00.000000+01:00',
  end_time: '2026-03-01T07:30:00.000000+01:00',
  summary_id: 's1',
  is_nap: false,
};
const measured = {
  heart_rate_data: { summary: { avg_hrv_rmssd: 42 } },
  respiration_data: { breaths_data: { avg_breaths_per_min: 14.5 } },
  temperature_data: { delta: -0.2 },
};

test('a night with its stages in hours, its efficiency and what was measured, on the day of waking', () => {
  const records = read({
    metadata,
    sleep_durations_data: {
      asleep: {
        duration_asleep_state_seconds: 25_200,
        duration_deep_sleep_state_seconds: 5400,
        duration_light_sleep_state_seconds: 14_400,
        duration_REM_sleep_state_seconds: 5400,
      },
      sleep_efficiency: 0.875,
    },
    ...measured,
  });
  const day = { kind: 'daily', day: '2026-03-01', recordedAt };
  expect(records).toEqual([
    {
      kind: 'night',
      externalId: 's1',
      zone: '+01:00',
      bedtime: new Date('2026-02-28T22:30:00Z'),
      wakeTime: new Date('2026-03-01T06:30:00Z'),
      asleepHours: 7,
      deepHours: 1.5,
      remHours: 1.5,
      lightHours: 4,
      efficiency: 87.5,
      isNap: false,
    },
    { ...day, measure: 'heartRateVariability', value: 42 },
    { ...day, measure: 'respiratoryRate', value: 14.5 },
    { ...day, measure: 'skinTemperature', value: -0.2 },
  ]);
});

test('what is not known is null, and an efficiency in percent stays', () => {
  expect(read({ metadata, sleep_durations_data: { asleep: null, sleep_efficiency: 87.5 } })).toEqual([
    expect.objectContaining({
      asleepHours: null,
      deepHours: null,
      remHours: null,
      lightHours: null,
      efficiency: 87.5,
    }),
  ]);
});

test('what was measured in a nap does not replace the night', () => {
  const nap = { ...metadata, summary_id: 's2', is_nap: true };
  expect(read({ metadata: nap, ...measured })).toEqual([
    expect.objectContaining({ kind: 'night', isNap: true }),
  ]);
});

test('a night in UTC belongs to the day in the zone of the person', () => {
  const utc = {
    ...metadata,
    start_time: '2026-03-01T12:00:00+00:00',
    end_time: '2026-03-01T20:30:00+00:00',
    timestamp_localization: 0,
  };
  expect(read({ metadata: utc, ...measured }, 'Australia/Sydney')).toMatchObject([
    { kind: 'night', zone: 'Australia/Sydney' },
    { day: '2026-03-02' },
    { day: '2026-03-02' },
    { day: '2026-03-02' },
  ]);
});

test('a night marked as local is read in the zone of the person', () => {
  const local = { ...metadata, end_time: '2026-03-01T07:30:00.000000+00:00', timestamp_localization: 1 };
  expect(read({ metadata: local })).toMatchObject([{ wakeTime: new Date('2026-03-01T06:30:00Z') }]);
});

test('a night without an id is recognised by its start', () => {
  const nameless = { ...metadata, summary_id: null };
  expect(read({ metadata: nameless })).toMatchObject([{ externalId: `sleep ${metadata.start_time}` }]);
});
