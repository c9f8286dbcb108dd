import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DailyRecord, HealthRecord } from '#domain/devices/health-record.ts';
import { makeFitbitExport } from '#server/testing/exports/fitbit.ts';
import { readFiles } from '#server/testing/exports/read-files.ts';
import { fitbit } from './fitbit.ts';

const daily = (records: readonly HealthRecord[], measure: string) =>
  Object.fromEntries(
    records
      .filter((record): record is DailyRecord => record.kind === 'daily' && record.measure === measure)
      .map(({ day, value }) => [day, value]),
  );
const ofKind = <Kind extends HealthRecord['kind']>(records: readonly HealthRecord[], kind: Kind) =>
  records.filter((record): record is Extract<HealthRecord, { kind: Kind }> => record.kind === kind);
const read = (files: Record<string, unknown>, context = {}) => {
  const contents = Object.entries(files).map(([path, content]) => {
    return [path, typeof content === 'string' ? content : JSON.stringify(content)];
  });
  return readFiles(fitbit, Object.fromEntries(contents), context);
};

const zones = fc.constantFrom(
  'Europe/Stockholm',
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Auckland',
  'UTC',
);
const generations = ['fitbit', 'google'] as const;

describe.each(generations)('an export of Fitbit (%s)', (generation) => {
  it('gives the values of each day on the calendar of the person, and each night', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), zones, async (seed, zone) => {
        const { files, days } = makeFitbitExport(seed, { zone, generation });
        const { isRecognised, records } = await readFiles(fitbit, files, { zone, today: '2026-10-06' });
        expect(isRecognised).toBe(true);
        const truth = (value: (day: (typeof days)[number]) => number | null) =>
          Object.fromEntries(
            days.flatMap((day) => {
              const number = value(day);
              return number === null ? [] : [[day.day, expect.closeTo(number, 2)]];
            }),
          );
        expect(daily(records, 'steps')).toEqual(truth(({ steps }) => steps));
        expect(daily(records, 'distance')).toEqual(truth(({ centimetres }) => centimetres / 100_000));
        expect(daily(records, 'totalCalories')).toEqual(truth(({ calories }) => calories));
        expect(daily(records, 'activeMinutes')).toEqual(truth(({ activeMinutes }) => activeMinutes));
        expect(daily(records, 'heartRate')).toEqual(truth(({ restingHeartRate }) => restingHeartRate));
        expect(daily(records, 'weight')).toEqual(truth(({ kilograms }) => kilograms));
        expect(ofKind(records, 'night')).toEqual(
          days.map(({ night: { id, bedtime, wakeTime, minutesAsleep, stages } }) => ({
            kind: 'night',
            externalId: id,
            zone,
            bedtime,
            wakeTime,
            asleepHours: minutesAsleep / 60,
            deepHours: stages && expect.closeTo(stages.deep / 60, 9),
            lightHours: stages && expect.closeTo(stages.light / 60, 9),
            remHours: stages && expect.closeTo(stages.rem / 60, 9),
            efficiency: expect.any(Number),
            isNap: false,
          })),
        );
      }),
      { numRuns: 15 },
    );
  });

  it('gives the same records if it is read again', async () => {
    const { files } = makeFitbitExport(5, { generation });
    expect((await readFiles(fitbit, files)).records).toEqual((await readFiles(fitbit, files)).records);
  });
});

describe('an export of Fitbit', () => {
  it('names what is not used, once each', async () => {
    const { rejections } = await readFiles(fitbit, {
      ...makeFitbitExport(1).files,
      'Takeout/Fitbit/heart_rate-2026-09-11.json': '[]',
      'Takeout/Fitbit/Stress Score README.txt': 'text',
    });
    expect(rejections.map(({ reason, what }) => `${reason} ${what}`)).toEqual([
      'notUsed heart_rate',
      'notUsed sedentary_minutes',
      'notUsed sleep_score',
    ]);
  });

  it('prefers what Fitbit combined to the tables of single sources', async () => {
    const { records } = await read({
      'a/steps-2026-09-11.json': [{ dateTime: '09/12/26 05:00:00', value: '2900' }],
      'b/steps_2026-09-01.csv':
        'timestamp,steps,data source\n2026-09-12T05:00:00Z,3000,MobileTrack\n2026-09-13T05:00:00Z,70,MobileTrack\n',
    });
    expect(daily(records, 'steps')).toEqual({ '2026-09-12': 2900, '2026-09-13': 70 });
  });

  it('rejects unreadable entries with their place, and reads the others', async () => {
    const { records, rejections } = await read({
      'steps-2026-09-11.json': [
        { dateTime: 'soon', value: '1' },
        { dateTime: '09/12/26 05:00:00', value: 'x' },
        { dateTime: '09/12/26 05:00:00', value: '5' },
      ],
      'sleep-2026-09-11.json': [{ logId: 1, startTime: '2026-09-11T23:00:00.000', endTime: 'soon' }],
      'calories-2026-09-11.json': '[{"dateTime":"09/12/26 05:00:00","value":"2.5"},{"dateTi',
    });
    expect(daily(records, 'steps')).toEqual({ '2026-09-12': 5 });
    expect(daily(records, 'totalCalories')).toEqual({ '2026-09-12': 2.5 });
    expect(rejections.map(({ reason, where }) => `${reason} ${where}`)).toEqual([
      'unreadable steps-2026-09-11.json:1',
      'unreadable steps-2026-09-11.json:2',
      'cutOff calories-2026-09-11.json',
      'unreadable sleep-2026-09-11.json:1',
    ]);
  });

  it('reads the nightly summaries, which are on the calendar of the person', async () => {
    const { records } = await read(
      {
        'Daily Heart Rate Variability Summary - 2024-01-11.csv':
          'timestamp,rmssd,nremhr,entropy\n2024-01-11T00:00:00,47.5,54.2,2.9\n2024-01-12T00:00:00,,55,3\n',
        'Daily SpO2 - 2024-01-11-2024-04-11.csv':
          'timestamp,average_value,lower_bound\n2024-01-11T00:00:00Z,96.5,93\n',
        'daily_respiratory_rate.csv':
          'timestamp,breaths per minute,data source\n2026-06-11T12:00:00Z,13.8,Fitbit App\n',
        'daily_oxygen_saturation.csv':
          'timestamp,average percentage,lower bound percentage,data source\n2026-06-11T12:00:00Z,94.8,93.2,Radiance\n',
      },
      { zone: 'America/New_York' },
    );
    expect(daily(records, 'heartRateVariability')).toEqual({ '2024-01-11': 47.5 });
    expect(daily(records, 'bloodOxygen')).toEqual({ '2024-01-11': 96.5, '2026-06-11': 94.8 });
    expect(daily(records, 'respiratoryRate')).toEqual({ '2026-06-11': 13.8 });
  });

  it.each([
    ['a weight table of Google', 'timestamp,weight grams,data source\n', true],
    ['a weight table of Withings', 'Date,"Weight (kg)","Fat mass (kg)"\n', false],
  ])('is recognised by %s: %j', async (_, content, isRecognised) => {
    expect(await read({ 'weight.csv': content })).toMatchObject({ isRecognised });
  });

  it('marks a nap', async () => {
    const nap = {
      logId: 9,
      startTime: '2026-09-11T13:00:00.000',
      endTime: '2026-09-11T14:00:00.000',
      minutesAsleep: 55,
      type: 'classic',
      mainSleep: false,
    };
    const { records } = await read({ 'sleep-2026-09-11.json': [nap] });
    expect(ofKind(records, 'night')).toEqual([expect.objectContaining({ isNap: true, deepHours: null })]);
  });

  it('counts a workout once that both generations list', async () => {
    const header = 'exercise_id,exercise_start,exercise_end,utc_offset,activity_name,tracker_total_calories';
    const { records } = await read({
      'UserExercises_2026-09-01.csv': `${header}\n12,2026-09-12T10:00:00Z,2026-09-12T10:30:00Z,+05:30,Outdoor Walk,120\n`,
      'exercise-0.json': [
        { logId: 99, activityName: 'Walk', startTime: '09/12/26 10:00:30', duration: 1_800_000 },
        {
          logId: 13,
          activityName: 'Weights',
          startTime: '09/13/26 10:00:00',
          duration: 600_000,
          calories: 0,
        },
      ],
    });
    expect(ofKind(records, 'workout')).toEqual([
      expect.objectContaining({
        externalId: '12',
        zone: '+05:30',
        minutes: 30,
        calories: 120,
        type: 'cardio',
      }),
      expect.objectContaining({
        externalId: '13',
        startedAt: new Date('2026-09-13T10:00:00Z'),
        minutes: 10,
        calories: null,
        type: 'strength',
      }),
    ]);
  });

  it('reads sessions of mindfulness with their offsets', async () => {
    const header = 'session_id,activity_name,duration,start_date_time,end_date_time,session_type';
    const { records } = await read({
      'Mindfulness Sessions.csv': `${header}\nx,Breathe,300000,2024-01-12T09:00:00+01:00,2024-01-12T09:05:00+01:00,paced-breathing\n`,
    });
    expect(ofKind(records, 'session')).toEqual([
      {
        kind: 'session',
        externalId: 'x',
        zone: 'Europe/Stockholm',
        startedAt: new Date('2024-01-12T08:00:00Z'),
        minutes: 5,
        type: 'breathing',
      },
    ]);
  });

  it('reads logged periods, but no predicted ones and no future days', async () => {
    const header = 'id,cycle_start_date,period_start_date,period_end_date,period_source';
    const { records } = await read(
      {
        'menstrual_health_cycles.csv': [
          header,
          'a,2024-01-05,2024-01-05,2024-01-06,MANUAL',
          'b,2024-02-02,2024-02-02,2024-02-06,COMPUTED',
          'c,2024-03-01,2024-03-01,2024-03-05,MANUAL',
        ].join('\n'),
        'menstrual_health_symptoms.csv':
          'timestamp,fluids,flow,conditions,mood\n2024-01-05,,heavy,"[cramps, headache]",\n2024-01-20,,,acne,\n2024-01-21,,,,\n',
      },
      { today: '2024-03-02' },
    );
    expect(
      ofKind(records, 'cycle').map(({ day, flow, phase, isPeriodStart, symptoms }) => [
        day,
        flow,
        phase,
        isPeriodStart,
        symptoms,
      ]),
    ).toEqual([
      ['2024-01-05', 4, 'menstrual', true, ['cramping', 'headache']],
      ['2024-01-06', null, 'menstrual', false, []],
      ['2024-01-20', null, null, false, ['acne']],
      ['2024-03-01', null, 'menstrual', true, []],
      ['2024-03-02', null, 'menstrual', false, []],
    ]);
  });
});

describe('a period in an export of Fitbit', () => {
  it('has only its first day if its last day is before it', async () => {
    const { records } = await read(
      {
        'menstrual_health_cycles.csv':
          'id,cycle_start_date,period_start_date,period_end_date,period_source\na,2024-01-05,2024-01-05,2024-01-01,MANUAL',
      },
      { today: '2024-03-02' },
    );
    expect(
      ofKind(records, 'cycle').map(({ day, phase, isPeriodStart }) => [day, phase, isPeriodStart]),
    ).toEqual([['2024-01-05', 'menstrual', true]]);
  });
});

describe('a file of the website of Fitbit', () => {
  const text = [
    'Body',
    'Date,Weight,BMI,Fat',
    '"2026-09-22","80","22","0"',
    '',
    'Activities',
    'Date,Calories Burned,Steps,Distance,Floors,Minutes Sedentary,Minutes Lightly Active,Minutes Fairly Active,Minutes Very Active,Activity Calories',
    '"2026-09-22","2,310","11,204","8.1","9","650","220","18","40","1,050"',
    '"soon","1","1","1","1","1","1","1","1","1"',
    '',
    'Sleep',
    'Start Time,End Time,Minutes Asleep,Minutes Awake,Number of Awakenings,Time in Bed,Minutes REM Sleep,Minutes Light Sleep,Minutes Deep Sleep',
    '"2026-09-21 11:05PM","2026-09-22 6:50AM","410","55","18","500","95","240","75"',
    '"2026-09-22 11:05PM","2026-09-23 6:50AM","1,410","55","18","N/A","N/A","N/A","N/A"',
  ].join('\r\n');

  it('contains several tables with thousands separators and N/A', async () => {
    const { isRecognised, records, rejections } = await read({ 'fitbit_export_20260923.csv': text });
    expect(isRecognised).toBe(true);
    expect(daily(records, 'steps')).toEqual({ '2026-09-22': 11_204 });
    expect(daily(records, 'totalCalories')).toEqual({ '2026-09-22': 2310 });
    expect(daily(records, 'activeMinutes')).toEqual({ '2026-09-22': 58 });
    expect(ofKind(records, 'night')).toEqual([
      expect.objectContaining({
        bedtime: new Date('2026-09-21T21:05:00Z'),
        wakeTime: new Date('2026-09-22T04:50:00Z'),
        asleepHours: 410 / 60,
        deepHours: 1.25,
        efficiency: 82,
      }),
      expect.objectContaining({ asleepHours: 23.5, deepHours: null, efficiency: null }),
    ]);
    expect(rejections.map(({ reason, what, where }) => `${reason} ${what} ${where}`)).toEqual([
      'notUsed Body fitbit_export_20260923.csv',
      'unreadable Date fitbit_export_20260923.csv:8',
      'notUsed Activities Distance fitbit_export_20260923.csv',
    ]);
  });

  it.each([
    ['day first', ['05-09-2026', '06-09-2026'], ['2026-09-05', '2026-09-06']],
    ['month first if only that is possible', ['09-05-2026', '09-23-2026'], ['2026-09-05', '2026-09-23']],
  ])('has dates with the %s', async (_, dates, days) => {
    const rows = dates.map((date) => `"${date}","2,310","100"`);
    const { records } = await read({
      'x.csv': ['Activities', 'Date,Calories Burned,Steps', ...rows].join('\n'),
    });
    expect(Object.keys(daily(records, 'steps'))).toEqual(days);
  });
});
