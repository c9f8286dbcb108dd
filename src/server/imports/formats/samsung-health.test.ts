import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DailyRecord, HealthRecord } from '#domain/devices/health-record.ts';
import { readFiles } from '#server/testing/exports/read-files.ts';
import { makeSamsungExport, samsungEvidence } from '#server/testing/exports/samsung-health.ts';
import { samsungHealth } from './samsung-health.ts';

const daily = (records: readonly HealthRecord[], measure: string) =>
  Object.fromEntries(
    records
      .filter((record): record is DailyRecord => record.kind === 'daily' && record.measure === measure)
      .map(({ day, value }) => [day, value]),
  );
const ofKind = <Kind extends HealthRecord['kind']>(records: readonly HealthRecord[], kind: Kind) =>
  records.filter((record): record is Extract<HealthRecord, { kind: Kind }> => record.kind === kind);
const read = (files: Record<string, string>, context = {}) => readFiles(samsungHealth, files, context);
const lines = (...rows: string[]) => rows.join('\n');

const zones = fc.constantFrom('Europe/Stockholm', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland');
const readings = fc.constantFrom('utc' as const, 'local' as const);

describe('an export of Samsung Health', () => {
  it('gives days, nights and workouts, whether its times are local or in UTC', async () => {
    const evidence = fc.constantFrom(...samsungEvidence);
    await fc.assert(
      fc.asyncProperty(fc.integer(), zones, readings, evidence, async (seed, zone, reading, shown) => {
        const { files, days } = makeSamsungExport(seed, { zone, reading, evidence: shown });
        const { isRecognised, records } = await read(files, { zone });
        expect(isRecognised).toBe(true);
        const truth = (value: (day: (typeof days)[number]) => number) =>
          Object.fromEntries(days.map((day) => [day.day, value(day)]));
        expect(daily(records, 'steps')).toEqual(truth(({ steps }) => steps));
        expect(daily(records, 'distance')).toEqual(truth(({ metres }) => metres / 1000));
        expect(daily(records, 'activeMinutes')).toEqual(truth(() => 60));
        expect(daily(records, 'weight')).toEqual(truth(({ kilograms }) => kilograms));
        expect(daily(records, 'bodyFat')).toEqual(truth(() => 20));
        expect(ofKind(records, 'night')).toEqual(
          days.map(({ id, bedtime, wakeTime, stages }) => ({
            kind: 'night',
            externalId: id,
            zone,
            bedtime,
            wakeTime,
            asleepHours: expect.closeTo((stages.deep + stages.light + stages.rem) / 60, 9),
            deepHours: expect.closeTo(stages.deep / 60, 9),
            lightHours: expect.closeTo(stages.light / 60, 9),
            remHours: expect.closeTo(stages.rem / 60, 9),
            efficiency: 93,
            isNap: false,
          })),
        );
        expect(ofKind(records, 'workout')).toEqual(
          days.map(({ workout: { id, startedAt, minutes, calories } }) => ({
            kind: 'workout',
            externalId: id,
            zone,
            startedAt,
            minutes,
            type: 'cardio',
            title: 'Run, easy',
            intensity: null,
            calories,
          })),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('gives the same records if it is read again', async () => {
    const { files } = makeSamsungExport(4);
    expect((await read(files)).records).toEqual((await read(files)).records);
  });

  it('names what is not used, once each', async () => {
    const { rejections } = await read(makeSamsungExport(1).files);
    expect(rejections.map(({ reason, what }) => `${reason} ${what}`)).toEqual([
      'notUsed sleep without sleep_duration',
      'notUsed exercise.recovery_heart_rate',
      'notUsed tracker.heart_rate',
      'notUsed *.json',
    ]);
  });

  it('takes the time in the detail files before all other evidence', async () => {
    // As local times, these are the times of a usual night. But the detail file says that they are in UTC.
    const { records } = await read({
      'com.samsung.shealth.sleep.20260601000000.csv': lines(
        'start_time,end_time,time_offset,datauuid,sleep_duration,binning',
        '2026-05-01 23:00:00.000,2026-05-02 07:00:00.000,UTC+0530,a,480,a.json',
      ),
      'a.json': JSON.stringify([{ start_time: Date.parse('2026-05-01T23:00:30Z') }]),
    });
    expect(ofKind(records, 'night')).toEqual([
      expect.objectContaining({
        bedtime: new Date('2026-05-01T23:00:00Z'),
        zone: '+05:30',
        asleepHours: null,
      }),
    ]);
  });

  it('reads times as UTC without any evidence', async () => {
    const { records } = await read({
      'com.samsung.health.weight.csv': lines(
        'start_time,time_offset,weight',
        '2026-05-01 23:00:00.000,UTC+0200,70',
      ),
    });
    expect(daily(records, 'weight')).toEqual({ '2026-05-02': 70 });
  });

  it('takes the largest device of a day without a total, never their sum', async () => {
    const { records } = await read({
      'com.samsung.shealth.step_daily_trend.2026.csv': lines(
        'day_time,source_type,count',
        '2026-05-01 00:00:00.000,0,500',
        '2026-05-01 00:00:00.000,1,800',
        '2026-05-02 00:00:00.000,-2,700',
        '2026-05-02 00:00:00.000,1,900',
      ),
    });
    expect(daily(records, 'steps')).toEqual({ '2026-05-01': 800, '2026-05-02': 700 });
  });

  it('takes the nearest day of a midnight that was converted to UTC, up to UTC+12', async () => {
    const { records } = await read({
      'com.samsung.shealth.step_daily_trend.2026.csv': lines(
        'day_time,source_type,count',
        '2026-05-01 07:00:00.000,-2,500',
        '2026-05-01 22:00:00.000,-2,700',
        '2026-05-02 12:00:00.000,-2,900',
      ),
    });
    expect(daily(records, 'steps')).toEqual({ '2026-05-01': 500, '2026-05-02': 700, '2026-05-03': 900 });
  });

  it('puts a night together from its parts', async () => {
    const { records } = await read({
      'com.samsung.shealth.sleep.1.csv': lines(
        'start_time,end_time,time_offset,datauuid,combined_id,sleep_duration',
        '2026-05-01 22:00:00.000,2026-05-02 01:00:00.000,UTC+0000,a,c,180',
        '2026-05-02 02:00:00.000,2026-05-02 06:00:00.000,UTC+0000,b,c,240',
      ),
      'com.samsung.shealth.sleep_combined.1.csv': lines(
        'start_time,end_time,time_offset,datauuid,sleep_duration',
        '2026-05-01 22:00:00.000,2026-05-02 06:00:00.000,UTC+0000,c,480',
      ),
      'com.samsung.health.sleep_stage.1.csv': lines(
        'start_time,end_time,time_offset,sleep_id,stage',
        '2026-05-01 22:00:00.000,2026-05-02 01:00:00.000,UTC+0000,a,40002',
        '2026-05-02 02:00:00.000,2026-05-02 06:00:00.000,UTC+0000,b,40003',
        '2026-05-03 02:00:00.000,2026-05-03 06:00:00.000,UTC+0000,d,40004',
        '2026-05-03 02:00:00.000,2026-05-03 06:00:00.000,UTC+0000,d,7',
      ),
    });
    expect(ofKind(records, 'night')).toEqual([
      expect.objectContaining({ externalId: 'c', lightHours: 3, deepHours: 4, asleepHours: 7 }),
      expect.objectContaining({ externalId: 'd', remHours: 4 }),
    ]);
  });

  it('reads meals, and single foods of meals that are not there', async () => {
    const { records } = await read({
      'com.samsung.health.nutrition.1.csv': lines(
        'start_time,time_offset,datauuid,meal_type,calorie,protein,carbohydrate,total_fat,title',
        '2026-05-01 10:00:00.000,UTC+0000,m,100001,450.4,20,50,10,',
      ),
      'com.samsung.health.food_intake.1.csv': lines(
        'start_time,time_offset,datauuid,meal_type,calorie,name,food_info_id',
        '2026-05-01 10:00:01.000,UTC+0000,f,100001,450,,i',
        '2026-05-01 16:00:00.000,UTC+0000,g,100003,300,,i',
      ),
      'com.samsung.health.food_info.1.csv': lines('datauuid,name', 'i,Soup'),
    });
    expect(
      ofKind(records, 'meal').map(({ externalId, mealType, name, calories, protein }) => [
        externalId,
        mealType,
        name,
        calories,
        protein,
      ]),
    ).toEqual([
      ['m', 'breakfast', 'Samsung Health', 450, 20],
      ['g', 'dinner', 'Soup', 300, null],
    ]);
  });

  it('reads nightly averages, sessions, floors and energy', async () => {
    const { records } = await read({
      'com.samsung.shealth.tracker.oxygen_saturation.1.csv': lines(
        'com.samsung.shealth.tracker.oxygen_saturation,7006003,5',
        'com.samsung.health.oxygen_saturation.start_time,com.samsung.health.oxygen_saturation.end_time,com.samsung.health.oxygen_saturation.time_offset,com.samsung.health.oxygen_saturation.spo2',
        '2026-05-01 22:00:00.000,2026-05-02 05:00:00.000,UTC+0000,95.0,',
        '2026-05-02 12:00:00.000,2026-05-02 12:01:00.000,UTC+0000,99.0,',
      ),
      'com.samsung.shealth.mindfulness.history.1.csv': lines(
        'duration,start_time,time_offset,datauuid',
        '300000,2026-05-01 10:00:00.000,UTC+0000,s',
      ),
      'com.samsung.shealth.tracker.floors_day_summary.1.csv': lines(
        'day_time,floor_count',
        '1777593600000,7',
      ),
      'com.samsung.shealth.calories_burned.details.1.csv': lines(
        'com.samsung.shealth.calories_burned.day_time,com.samsung.shealth.calories_burned.rest_calorie,com.samsung.shealth.calories_burned.active_calorie',
        '2026-05-01 00:00:00.000,1500,400',
      ),
    });
    expect(daily(records, 'bloodOxygen')).toEqual({ '2026-05-02': 95 });
    expect(daily(records, 'floors')).toEqual({ '2026-05-01': 7 });
    expect(daily(records, 'activeCalories')).toEqual({ '2026-05-01': 400 });
    expect(daily(records, 'totalCalories')).toEqual({ '2026-05-01': 1900 });
    expect(ofKind(records, 'session')).toEqual([
      expect.objectContaining({ externalId: 's', minutes: 5, type: 'mindfulness' }),
    ]);
  });

  it('rejects unreadable rows with their line, and reads the others', async () => {
    const { records, rejections } = await read({
      'com.samsung.shealth.exercise.1.csv': lines(
        'com.samsung.shealth.exercise,1,1',
        'start_time,time_offset,datauuid,exercise_type,duration',
        'soon,UTC+0000,a,1001,60000',
        '2026-05-01 10:00:00.000,UTC+0000,b,1001,0',
        '2026-05-01 10:00:00.000,UTC+0000,c,10005,60000',
      ),
    });
    expect(
      ofKind(records, 'workout').map(({ externalId, type, title }) => [externalId, type, title]),
    ).toEqual([['c', 'strength', 'Pull-ups']]);
    expect(rejections.map(({ reason, where }) => `${reason} ${where}`)).toEqual([
      'unreadable com.samsung.shealth.exercise.1.csv:3',
      'unreadable com.samsung.shealth.exercise.1.csv:4',
    ]);
  });
});
