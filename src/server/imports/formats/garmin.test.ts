import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DailyRecord, HealthRecord, NightRecord, WorkoutRecord } from '#domain/devices/health-record.ts';
import { makeGarminExport } from '#server/testing/exports/garmin.ts';
import { readFiles } from '#server/testing/exports/read-files.ts';
import { garmin } from './garmin.ts';

const daily = (records: readonly HealthRecord[], measure: string) =>
  Object.fromEntries(
    records
      .filter((record): record is DailyRecord => record.kind === 'daily' && record.measure === measure)
      .map(({ day, value }) => [day, value]),
  );
const nightsOf = (records: readonly HealthRecord[]) =>
  records.filter((record): record is NightRecord => record.kind === 'night');
const workoutsOf = (records: readonly HealthRecord[]) =>
  records.filter((record): record is WorkoutRecord => record.kind === 'workout');

const read = (name: string, content: unknown, context = {}) =>
  readFiles(garmin, { [name]: typeof content === 'string' ? content : JSON.stringify(content) }, context);
const readActivities = (activities: unknown[]) =>
  read('a_0_summarizedActivities.json', [{ summarizedActivitiesExport: activities }]);

const zones = fc.constantFrom('Europe/Stockholm', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland');

describe('an export of Garmin', () => {
  it('gives the newest values of every day, night and activity', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), zones, async (seed, zone) => {
        const { files, days, activities } = makeGarminExport(seed, { zone });
        const { isRecognised, records } = await readFiles(garmin, files, { zone });
        expect(isRecognised).toBe(true);
        const known = (name: 'steps' | 'restingHeartRate') =>
          Object.fromEntries(days.filter((day) => day[name] !== null).map((day) => [day.day, day[name]]));
        expect(daily(records, 'heartRate')).toEqual(known('restingHeartRate'));
        const overlap = new Set(Object.keys(daily(records, 'totalCalories')));
        const expected = known('steps');
        for (const { day, steps } of days) if (steps === null && overlap.has(day)) expected[day] = 1;
        expect(daily(records, 'steps')).toEqual(expected);
        expect(nightsOf(records)).toEqual(
          days.map((night) => ({
            kind: 'night',
            externalId: `sleep-${night.day}`,
            zone,
            bedtime: night.bedtime,
            wakeTime: night.wakeTime,
            asleepHours: expect.closeTo(
              (night.deepSeconds + night.lightSeconds + night.remSeconds) / 3600,
              9,
            ),
            deepHours: night.deepSeconds / 3600,
            lightHours: night.lightSeconds / 3600,
            remHours: night.remSeconds / 3600,
            efficiency: expect.any(Number),
            isNap: false,
          })),
        );
        expect(
          workoutsOf(records).map(({ externalId, startedAt, minutes, calories, zone: recorded }) => {
            return { externalId, startedAt, minutes, calories, zone: recorded };
          }),
        ).toEqual(
          activities.map(({ id, startedAt, minutes, kilocalories }) => {
            return { externalId: String(id), startedAt, minutes, calories: kilocalories, zone };
          }),
        );
      }),
      { numRuns: 25 },
    );
  });

  it('gives the same records if it is read again', async () => {
    const { files } = makeGarminExport(3);
    expect((await readFiles(garmin, files)).records).toEqual((await readFiles(garmin, files)).records);
  });

  it('names every kind of unused data once and never the email address', async () => {
    const { rejections } = await readFiles(garmin, makeGarminExport(1).files);
    expect(rejections.map(({ reason, what }) => `${reason} ${what}`)).toEqual([
      'unreadable calendarDate',
      'notUsed allDayStress',
      'notUsed allDayStress',
      'notUsed MetricsAcuteTrainingLoad',
      'notUsed gear',
    ]);
  });

  it('reads the good part of a file that ends early, and the other files', async () => {
    const { records, rejections } = await readFiles(garmin, {
      'UDSFile_2026-01-01_2026-01-02.json':
        '[{"calendarDate":"2026-01-01","totalSteps":10},{"calendarDate":"2026-0',
      'UDSFile_2026-01-03_2026-01-04.json': '[{"calendarDate":"2026-01-03","totalSteps":30}]',
      'UDSFile_2026-01-05_2026-01-06.json': '<html>',
    });
    expect(daily(records, 'steps')).toEqual({ '2026-01-01': 10, '2026-01-03': 30 });
    expect(rejections.map(({ reason, where }) => `${reason} ${where}`)).toEqual([
      'cutOff UDSFile_2026-01-01_2026-01-02.json',
      'cutOff UDSFile_2026-01-05_2026-01-06.json',
    ]);
  });

  it('reads kilometres, floors and active minutes of a day, and ignores a day without the watch', async () => {
    const { records } = await read('UDSFile_2026-01-01_2026-01-02.json', [
      {
        calendarDate: '2026-01-01',
        totalDistanceMeters: 8300,
        floorsAscendedInMeters: 30.48,
        moderateIntensityMinutes: 12,
        vigorousIntensityMinutes: 30,
        totalKilocalories: 2345,
        activeKilocalories: 400,
      },
      { calendarDate: '2026-01-02', totalSteps: 0, includesWellnessData: false },
    ]);
    expect(records.map((record) => record.kind === 'daily' && [record.measure, record.value])).toEqual([
      ['distance', 8.3],
      ['floors', 10],
      ['activeMinutes', 42],
      ['activeCalories', 400],
      ['totalCalories', 2345],
    ]);
  });
});

describe('a night of Garmin', () => {
  const night = (more = {}) => ({
    sleepStartTimestampGMT: '2026-02-14T14:00:00.0',
    sleepEndTimestampGMT: '2026-02-14T22:00:00.0',
    calendarDate: '2026-02-15',
    deepSleepSeconds: 3600,
    lightSleepSeconds: 14_400,
    ...more,
  });

  it('ends on the day that Garmin names, also on a journey', async () => {
    const { records } = await read('1_sleepData.json', [night()]);
    // In Stockholm, the night would end at 23:00 on the day before `calendarDate`. So the zone is the offset nearest to
    // UTC with which the night ends on `calendarDate`.
    expect(nightsOf(records)).toEqual([
      expect.objectContaining({ externalId: 'sleep-2026-02-15', zone: '+02:00' }),
    ]);
  });

  it('has the offset of the summary of its day', async () => {
    const summary = {
      calendarDate: '2026-02-15',
      wellnessStartTimeLocal: '2026-02-15T00:00:00.0',
      wellnessStartTimeGmt: '2026-02-14T15:00:00.0',
    };
    const { records } = await readFiles(garmin, {
      'UDSFile_1.json': JSON.stringify([summary]),
      '1_sleepData.json': JSON.stringify([night()]),
    });
    expect(nightsOf(records)).toEqual([expect.objectContaining({ zone: '+09:00' })]);
  });

  it('has no REM sleep if the watch does not measure it, and its share asleep as efficiency', async () => {
    const { records } = await read('1_sleepData.json', [night({ averageRespiration: 13.5 })]);
    expect(nightsOf(records)).toEqual([
      expect.objectContaining({ remHours: null, asleepHours: 5, efficiency: 62.5 }),
    ]);
    expect(daily(records, 'respiratoryRate')).toEqual({ '2026-02-15': 13.5 });
  });

  it('is rejected if its times cannot be read', async () => {
    const { rejections } = await read('1_sleepData.json', [night({ sleepEndTimestampGMT: 'soon' })]);
    expect(rejections).toEqual([
      { kind: 'rejected', reason: 'unreadable', what: 'sleepStartTimestampGMT', where: '1_sleepData.json:1' },
    ]);
  });
});

describe('an activity of Garmin', () => {
  const activity = (more = {}) => ({
    activityId: 1,
    activityType: 'running',
    beginTimestamp: 1_700_000_000_000,
    duration: 1_800_000,
    ...more,
  });

  it.each([
    ['4.19ths of a kilocalorie, by the energy at rest', { calories: 1257, bmrCalories: 150 }, 300],
    ['kilocalories, by the energy at rest', { calories: 300, bmrCalories: 36 }, 300],
    ['4.19ths of a kilocalorie, by the amount', { calories: 1257 }, 300],
    ['kilocalories, by the amount', { calories: 300 }, 300],
    ['nothing, if it is 0', { calories: 0 }, null],
  ])('has its energy in %s', async (_, energy, calories) => {
    const { records } = await readActivities([activity(energy)]);
    expect(workoutsOf(records)).toEqual([expect.objectContaining({ calories, minutes: 30 })]);
  });

  it('counts once if it has parts', async () => {
    const { records } = await readActivities([
      activity({ activityId: 2, parentId: 1 }),
      activity({ activityType: 'multi_sport' }),
      activity({ activityId: 3, parentId: 99, activityType: { typeKey: 'yoga' } }),
    ]);
    expect(workoutsOf(records).map(({ title, type }) => [title, type])).toEqual([
      ['Multi sport', 'cardio'],
      ['Yoga', 'yoga'],
    ]);
  });

  it('is a session if the person meditated', async () => {
    const { records } = await readActivities([
      activity({ activityType: 'breathwork' }),
      activity({ activityId: 2, activityType: 'meditation' }),
    ]);
    expect(records.map((record) => record.kind === 'session' && record.type)).toEqual([
      'breathing',
      'mindfulness',
    ]);
  });

  it('is rejected without a start or a length', async () => {
    const { rejections } = await readActivities([{ activityId: 1, duration: 1 }, { beginTimestamp: 1e12 }]);
    expect(rejections.map(({ what, where }) => [what, where])).toEqual([
      ['beginTimestamp', 'a_0_summarizedActivities.json:1'],
      ['duration', 'a_0_summarizedActivities.json:2'],
    ]);
  });
});

describe('body metrics of Garmin', () => {
  it('are grams, the newest version of the day', async () => {
    const weight = (version: number, grams: number) => ({
      metaData: { calendarDate: '2023-11-28T13:00:00.0' },
      version,
      weight: { weight: grams },
    });
    const { records } = await read('1_userBioMetrics.json', [
      weight(7, 77_000),
      weight(6, 80_000),
      { metaData: {} },
    ]);
    expect(daily(records, 'weight')).toEqual({ '2023-11-28': 77 });
  });

  it('include the heart rate variability of a night and the oxygen uptake in running', async () => {
    const { records, rejections } = await readFiles(garmin, {
      'x_healthStatusData.json': JSON.stringify([
        {
          calendarDate: '2026-01-01',
          metrics: [{ type: 'HRV', value: 48 }, { type: 'SPO2' }, { type: 'HR', value: 50 }],
        },
      ]),
      'MetricsMaxMetData_1.json': JSON.stringify([
        { calendarDate: '2026-01-01', sport: 'RUNNING', vo2MaxValue: 45 },
        { calendarDate: '2026-01-01', sport: 'CYCLING', vo2MaxValue: 50 },
      ]),
    });
    expect(daily(records, 'heartRateVariability')).toEqual({ '2026-01-01': 48 });
    expect(daily(records, 'vo2Max')).toEqual({ '2026-01-01': 45 });
    expect(rejections.map(({ what }) => what)).toEqual(['healthStatusData HR']);
  });
});
