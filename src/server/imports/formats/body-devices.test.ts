import { expect, test } from 'vitest';
import { readFiles } from '#server/testing/exports/read-files.ts';
import { openscale } from './openscale.ts';
import { oura } from './oura.ts';
import { withings } from './withings.ts';

const nightOfOura = (type: string, end: string) =>
  [
    `id-${type}`,
    '14.5',
    '62',
    '55',
    '1800',
    end,
    '2026-02-28T23:10:00.000+01:00',
    '2026-03-01',
    '5400',
    '92',
    '"{""interval"": 300, ""items"": [60, 61]}"',
    '14400',
    '51',
    '7200',
    '28800',
    '27000',
    type,
  ].join(';');

test('reads nights of Oura, and separates naps', async () => {
  const file = {
    'App Data/sleepmodel.csv': [
      'id;average_breath;average_heart_rate;average_hrv;awake_time;bedtime_end;bedtime_start;day;deep_sleep_duration;efficiency;heart_rate;light_sleep_duration;lowest_heart_rate;rem_sleep_duration;time_in_bed;total_sleep_duration;type',
      nightOfOura('long_sleep', '2026-03-01T07:10:00.000+01:00'),
      nightOfOura('late_nap', '2026-03-01T16:10:00.000+01:00'),
      'x;;;;;;;;;;;;;;;;',
    ].join('\n'),
  };
  expect((await readFiles(oura, file)).isRecognised).toBe(true);
  const { records, rejections } = await readFiles(oura, file);
  const nights = records.filter(({ kind }) => kind === 'night');
  expect(nights).toMatchObject([
    {
      externalId: 'id-long_sleep',
      zone: '+01:00',
      wakeTime: new Date('2026-03-01T06:10:00Z'),
      asleepHours: 7.5,
      deepHours: 1.5,
      lightHours: 4,
      remHours: 2,
      efficiency: 92,
      isNap: false,
    },
    { isNap: true },
  ]);
  expect(records.filter(({ kind }) => kind === 'daily')).toMatchObject([
    { measure: 'heartRate', day: '2026-03-01', value: 51 },
    { measure: 'heartRateVariability', value: 55 },
    { measure: 'respiratoryRate', value: 14.5 },
  ]);
  expect(rejections).toMatchObject([{ reason: 'unreadable', what: 'day' }]);
});

test('reads activity, blood oxygen, workouts and sessions of Oura', async () => {
  const { records, rejections } = await readFiles(oura, {
    'dailyactivity.csv':
      'day;active_calories;equivalent_walking_distance;steps;total_calories\n2026-03-01;450;8200;10432;2450',
    'dailyspo2.csv': 'day;spo2_percentage\n2026-03-01;"{""average"": 97.2}"',
    'workout.csv':
      'activity;calories;day;distance;end_datetime;id;intensity;label;start_datetime\nrunning;310.2;2026-03-01;5000;2026-03-01T18:30:00+01:00;w1;hard;;2026-03-01T18:00:00+01:00',
    'session.csv':
      'day;end_datetime;mood;start_datetime;type\n2026-03-01;2026-03-01T21:10:00+01:00;;2026-03-01T21:00:00+01:00;meditation\n2026-03-01;2026-03-01T21:10:00+01:00;;2026-03-01T21:00:00+01:00;rest',
    'ringconfiguration.csv': 'color;design\ngold;balance',
  });
  expect(records).toMatchObject([
    { measure: 'steps', value: 10432 },
    { measure: 'activeCalories', value: 450 },
    { measure: 'totalCalories', value: 2450 },
    { measure: 'distance', value: 8.2 },
    { measure: 'bloodOxygen', value: 97.2 },
    { kind: 'workout', externalId: 'w1', minutes: 30, intensity: 'high', title: 'running', zone: '+01:00' },
    { kind: 'session', minutes: 10, type: 'mindfulness' },
  ]);
  expect(rejections.map(({ what }) => what)).toEqual(['session rest', 'ringconfiguration.csv']);
});

test('reads the older table of trends of Oura, in which a column occurs twice', async () => {
  const file = {
    'oura_trends.csv':
      'date,Sleep Score,Total Sleep Duration,Sleep Timing,Sleep Timing,Bedtime Start,Bedtime End,Steps\n2022-03-01,80,25200,1,2,2022-02-28T23:00:00+01:00,2022-03-01T06:30:00+01:00,9000',
  };
  const { records } = await readFiles(oura, file);
  expect(records).toMatchObject([
    { kind: 'night', asleepHours: 7, deepHours: null },
    { measure: 'steps', value: 9000 },
  ]);
});

test('reads Withings with German headers', async () => {
  const sleep = {
    'sleep.csv':
      'von,bis,"leicht (s)","tief (s)","rem (s)","wach (s)",Aufwachen\n2026-02-28T23:10:00+01:00,2026-03-01T07:10:00+01:00,14400,5400,7200,1800,2\n2026-03-02,,,,,,',
  };
  const weight = {
    'weight.csv':
      'Datum,"Gewicht (kg)","Fettmasse (kg)",Kommentare\n"2026-03-01 07:30:12",70,14,\n"2026-03-02 07:30:12",69.5,,',
  };
  const steps = { 'aggregates_steps.csv': 'date,value\n2026-03-01,8123' };
  const raw = { 'raw_tracker_hr.csv': 'start,duration,value\n2026-03-01T08:00:00+01:00,[60],[61]' };
  expect((await readFiles(withings, sleep)).isRecognised).toBe(true);
  const { records, rejections } = await readFiles(withings, { ...sleep, ...weight, ...steps, ...raw });
  expect(records).toMatchObject([
    { kind: 'night', zone: '+01:00', asleepHours: 7.5, remHours: 2, efficiency: null },
    { measure: 'weight', value: 70, recordedAt: new Date('2026-03-01T06:30:00Z') },
    { measure: 'bodyFat', value: 20 },
    { measure: 'weight', value: 69.5 },
    { measure: 'steps', day: '2026-03-01', value: 8123 },
  ]);
  expect(rejections.map(({ what }) => what)).toEqual(['sleep', 'raw_tracker_hr.csv']);
});

test('converts pounds of Withings', async () => {
  const file = { 'weight.csv': 'Date,"Weight (lb)","Fat mass (lb)"\n"2026-03-01 07:30:12",154,30.8' };
  const { records } = await readFiles(withings, file);
  expect(records).toMatchObject([
    { measure: 'weight', value: expect.closeTo(69.853, 3) },
    { measure: 'bodyFat', value: expect.closeTo(20, 6) },
  ]);
});

test('leaves out values of 0 in openScale, old and new', async () => {
  const old = {
    'openscale.csv':
      '"biceps","bone","comment","dateTime","fat","waist","water","weight"\n"0.0","0.0","","2026-03-01 07:30","0.0","0.0","0.0","70.2"\n"0.0","0.0","","2026-03-01 07:30","21.5","82.0","55.1","70.4"',
  };
  expect((await readFiles(openscale, old)).isRecognised).toBe(true);
  const { records, rejections } = await readFiles(openscale, old);
  expect(records).toMatchObject([
    { measure: 'weight', value: 70.2, recordedAt: new Date('2026-03-01T06:30:00Z') },
    { measure: 'bodyFat', value: 21.5 },
    { measure: 'waist', value: 82 },
    { measure: 'weight', value: 70.4 },
  ]);
  expect(rejections.map(({ what }) => what)).toEqual(['water']);
  const today = { 'openScale.csv': 'DATE,TIME,WEIGHT,BODY_FAT,WATER\n2026-03-01,07:30,70.2,21.5,0.0' };
  expect((await readFiles(openscale, today)).isRecognised).toBe(true);
  expect((await readFiles(openscale, today)).records).toHaveLength(2);
});
