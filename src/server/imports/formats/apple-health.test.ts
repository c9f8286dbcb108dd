import { describe, expect, it } from 'vitest';
import type { HealthRecord, Rejection } from '#domain/devices/health-record.ts';
import { writeTemporaryFile, zipFiles } from '#server/testing/export-files.ts';
import {
  appleHealthStart,
  appleHealthTruth,
  generateAppleHealth,
} from '#server/testing/exports/apple-health.ts';
import { openExport } from '../archive.ts';
import { findReader } from '../readers.ts';

type Kind = (HealthRecord | Rejection)['kind'];

async function readBytes(bytes: Buffer | string, name: string, zone = 'Europe/Stockholm') {
  await using stored = await writeTemporaryFile(bytes);
  await using opened = await openExport(stored.path, name);
  const reader = await findReader(opened.files);
  const records: (HealthRecord | Rejection)[] = [];
  let fault: string | undefined;
  try {
    for await (const one of reader?.read(opened.files, { zone, today: '2025-04-01' }) ?? [])
      records.push(one);
  } catch (error) {
    fault = (error as { fault?: string }).fault ?? String(error);
  }
  const ofKind = <K extends Kind>(kind: K) =>
    records.filter((one): one is Extract<HealthRecord | Rejection, { kind: K }> => one.kind === kind);
  const daily = (measure: string) =>
    Object.fromEntries(
      ofKind('daily')
        .filter((one) => one.measure === measure)
        .map(({ day, value }) => [day, value]),
    );
  return { format: reader?.format, fault, records, ofKind, daily };
}

/** Reads an Apple Health main file that contains the given elements. */
const read = (elements: string, zone?: string) =>
  readBytes(`${appleHealthStart}<HealthData locale="sv_SE">${elements}</HealthData>`, 'exportar.xml', zone);

interface Given {
  value?: string | number;
  unit?: string;
  source?: string;
  end?: string;
  zone?: string;
  metadata?: Record<string, string>;
  more?: string;
}

function record(type: string, start: string, given: Given = {}): string {
  const { value, unit, source = 'Watch', end = start, metadata = {}, more = '' } = given;
  const at = (text: string) => (text.length > 19 ? text : `${text} +0100`);
  const children = Object.entries(metadata).map(
    ([key, one]) => `<MetadataEntry key="${key}" value="${one}"/>`,
  );
  return `<Record type="HK${type}" sourceName="${source}" startDate="${at(start)}" endDate="${at(end)}"${
    unit ? ` unit="${unit}"` : ''
  }${value === undefined ? '' : ` value="${value}"`} ${more}>${children.join('')}</Record>`;
}

const quantity = (type: string, start: string, given: Given) =>
  record(`QuantityTypeIdentifier${type}`, start, given);
const sleep = (value: string, start: string, end: string, source = 'Watch', metadata = {}) =>
  record('CategoryTypeIdentifierSleepAnalysis', start, {
    value: /^\d$/.test(value) ? value : `HKCategoryValueSleepAnalysis${value}`,
    end,
    source,
    metadata,
  });

describe('an Apple Health export', () => {
  it('is recognised in an archive by its root element, and other files are counted', async () => {
    const result = await readBytes(
      await zipFiles({
        'apple_health_export/vienti.xml': [...generateAppleHealth({ until: '2025-03-03', days: 3 })].join(''),
        'apple_health_export/export_cda.xml': '<ClinicalDocument><broken></ClinicalDocument>',
        'apple_health_export/workout-routes/route_1.gpx': '<gpx/>',
        'apple_health_export/workout-routes/route_2.gpx': '<gpx/>',
        '__MACOSX/apple_health_export/._vienti.xml': '<HealthData',
      }),
      'export.zip',
    );
    const { steps, heartRate, asleepHours, deepHours } = appleHealthTruth;
    expect(result.format).toBe('apple-health');
    expect(result.fault).toBeUndefined();
    const days = ['2025-03-01', '2025-03-02', '2025-03-03'];
    expect(result.daily('steps')).toEqual(Object.fromEntries(days.map((day) => [day, steps])));
    expect(result.daily('heartRate')).toEqual(Object.fromEntries(days.map((day) => [day, heartRate])));
    expect(result.daily('activeCalories')['2025-03-02']).toBe(520);
    expect(result.daily('totalCalories')['2025-03-02']).toBe(2176);
    expect(result.daily('distance')['2025-03-02']).toBe(6.827);
    expect(result.ofKind('night')).toHaveLength(3);
    expect(result.ofKind('night')[1]).toMatchObject({ asleepHours, deepHours, zone: 'Europe/Stockholm' });
    expect(result.ofKind('rejected')).toEqual([
      {
        kind: 'rejected',
        reason: 'notUsed',
        what: 'HKQuantityTypeIdentifierHeartRate',
        where: null,
        count: 1440,
      },
      { kind: 'rejected', reason: 'notUsed', what: 'export_cda.xml', where: null, count: 1 },
      { kind: 'rejected', reason: 'notUsed', what: 'workout-routes', where: null, count: 2 },
    ]);
  });

  it('ignores other XML', async () => {
    expect((await readBytes('<html/>', 'page.xml')).format).toBeUndefined();
  });

  it('tolerates forbidden characters and expands no entities', async () => {
    const bomb = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
      <HealthData>${quantity('StepCount', '2025-03-01 10:00:00', { value: 7, unit: 'count', source: '&b;\u000b' })}
      <Me name="&b;"/>&b;\u000b</HealthData>`;
    const { daily, fault } = await readBytes(bomb, 'export.xml');
    expect([daily('steps'), fault]).toEqual([{ '2025-03-01': 7 }, undefined]);
  });

  it('keeps the good part of a file that ends early', async () => {
    const text = [...generateAppleHealth({ until: '2025-03-03', days: 2 })].join('');
    const { daily, fault } = await readBytes(text.slice(0, -10_000), 'export.xml');
    expect(fault).toBe('cutOff');
    expect(Object.keys(daily('steps'))).toHaveLength(2);
  });

  it('takes the largest source of each quarter of an hour', async () => {
    const steps = (start: string, end: string, value: number, source: string) =>
      quantity('StepCount', `2025-03-01 ${start}`, {
        end: `2025-03-01 ${end}`,
        value,
        unit: 'count',
        source,
      });
    const { daily } = await read(
      steps('10:00:00', '10:10:00', 1000, 'Watch') +
        steps('10:00:00', '10:12:00', 900, 'iPhone') +
        steps('11:00:00', '11:10:00', 300, 'iPhone') +
        steps('12:00:00', '13:00:00', 400, 'App') +
        steps('12:15:00', '12:30:00', 150, 'Watch'),
    );
    expect(daily('steps')).toEqual({ '2025-03-01': 1000 + 300 + 100 + 150 + 100 + 100 });
  });

  it('takes the day from the offset that is written, and divides a sample at midnight', async () => {
    const { daily } = await read(
      quantity('StepCount', '2025-03-01 23:50:00 -0800', {
        end: '2025-03-02 00:10:00 -0800',
        value: 200,
        unit: 'count',
      }),
    );
    expect(daily('steps')).toEqual({ '2025-03-01': 100, '2025-03-02': 100 });
  });

  it('converts units', async () => {
    const at = (day: number) => `2025-03-0${day} 08:00:00`;
    const { daily } = await read(
      quantity('DistanceWalkingRunning', at(1), { value: 2, unit: 'mi' }) +
        quantity('DistanceWalkingRunning', at(2), { value: 1500, unit: 'm' }) +
        quantity('ActiveEnergyBurned', at(1), { value: 100, unit: 'Cal' }) +
        quantity('ActiveEnergyBurned', at(2), { value: 418.4, unit: 'kJ' }) +
        quantity('BodyMass', at(1), { value: 180, unit: 'lb' }) +
        quantity('BodyMass', at(2), { value: 81.5, unit: 'kg' }) +
        quantity('BodyFatPercentage', at(1), { value: 0.162, unit: '%' }) +
        quantity('BodyFatPercentage', at(2), { value: 22.5, unit: '%' }) +
        quantity('OxygenSaturation', at(1), { value: 0.96, unit: '%' }) +
        quantity('OxygenSaturation', '2025-03-01 09:00:00', { value: 0.98, unit: '%' }),
    );
    expect(daily('distance')).toEqual({ '2025-03-01': 3.219, '2025-03-02': 1.5 });
    expect(daily('activeCalories')).toEqual({ '2025-03-01': 100, '2025-03-02': 100 });
    expect(daily('weight')['2025-03-01']).toBeCloseTo(81.647, 3);
    expect(daily('weight')['2025-03-02']).toBe(81.5);
    expect(daily('bodyFat')['2025-03-01']).toBeCloseTo(16.2, 9);
    expect(daily('bodyFat')['2025-03-02']).toBe(22.5);
    expect(daily('bloodOxygen')['2025-03-01']).toBeCloseTo(97, 9);
  });

  it('keeps the last weight of a day and never calls SDNN or a heartbeat by another name', async () => {
    const { daily, ofKind } = await read(
      quantity('BodyMass', '2025-03-01 20:00:00', { value: 82, unit: 'kg' }) +
        quantity('BodyMass', '2025-03-01 07:00:00', { value: 81, unit: 'kg' }) +
        quantity('HeartRateVariabilitySDNN', '2025-03-01 07:00:00', { value: 45, unit: 'ms' }) +
        quantity('HeartRate', '2025-03-01 07:00:00', { value: 120, unit: 'count/min' }),
    );
    expect(daily('weight')).toEqual({ '2025-03-01': 82 });
    expect(ofKind('daily')).toHaveLength(1);
    expect(ofKind('rejected').map(({ what, reason }) => [what, reason])).toEqual([
      ['HKQuantityTypeIdentifierHeartRateVariabilitySDNN', 'notUsed'],
      ['HKQuantityTypeIdentifierHeartRate', 'notUsed'],
    ]);
  });

  it('rejects what cannot be read', async () => {
    const { daily, ofKind } = await read(
      quantity('StepCount', '2025-03-01 10:00:00', { value: 'many', unit: 'count' }) +
        quantity('StepCount', '2025-13-01 10:00:00', { value: 5, unit: 'count' }) +
        quantity('StepCount', '2025-03-02 10:00:00', {
          end: '2025-03-01 10:00:00',
          value: 5,
          unit: 'count',
        }) +
        quantity('BodyMass', 'yesterday', { value: 80, unit: 'kg' }) +
        quantity('BodyMass', '2025-03-01 10:00:00', { value: 80, unit: 'elephants' }),
    );
    expect(daily('steps')).toEqual({});
    expect(ofKind('rejected').map(({ what, reason, count }) => [what, reason, count])).toEqual([
      ['HKQuantityTypeIdentifierStepCount', 'unreadable', 3],
      ['HKQuantityTypeIdentifierBodyMass', 'unreadable', 2],
    ]);
  });
});

describe('sleep', () => {
  it('takes the source with stages and never adds the time in bed of a phone', async () => {
    const { ofKind } = await read(
      sleep('InBed', '2025-03-01 22:30:00', '2025-03-02 07:00:00', 'iPhone') +
        sleep('AsleepCore', '2025-03-01 23:00:00', '2025-03-02 02:00:00') +
        sleep('AsleepDeep', '2025-03-02 02:00:00', '2025-03-02 03:30:00') +
        sleep('Awake', '2025-03-02 03:30:00', '2025-03-02 04:00:00') +
        sleep('5', '2025-03-02 04:00:00', '2025-03-02 06:00:00') +
        sleep('AsleepCore', '2025-03-01 23:00:00', '2025-03-02 02:00:00'),
    );
    expect(ofKind('night')).toEqual([
      {
        kind: 'night',
        externalId: `night-${Date.parse('2025-03-01T22:00:00Z') / 1000}`,
        zone: 'Europe/Stockholm',
        bedtime: new Date('2025-03-01T22:00:00Z'),
        wakeTime: new Date('2025-03-02T05:00:00Z'),
        asleepHours: 6.5,
        deepHours: 1.5,
        remHours: 2,
        lightHours: 3,
        efficiency: 92.9,
        isNap: false,
      },
    ]);
  });

  it('ends a night after a gap of three hours, and knows a nap and a night of an old phone', async () => {
    const { ofKind } = await read(
      sleep('InBed', '2025-03-01 22:00:00', '2025-03-02 06:00:00', 'iPhone') +
        sleep('Asleep', '2025-03-02 13:00:00', '2025-03-02 14:00:00', 'iPhone'),
    );
    expect(ofKind('night')).toMatchObject([
      { asleepHours: null, deepHours: null, efficiency: null, isNap: false },
      { asleepHours: 1, deepHours: null, isNap: true },
    ]);
  });

  it('takes the zone of the metadata, otherwise the offset', async () => {
    const { ofKind } = await read(
      sleep('Asleep', '2025-03-01 07:00:00', '2025-03-01 15:00:00', 'App', { HKTimeZone: 'Asia/Tokyo' }) +
        sleep('Asleep', '2025-03-10 23:00:00 -0500', '2025-03-11 06:00:00 -0500', 'App'),
    );
    expect(ofKind('night').map(({ zone }) => zone)).toEqual(['Asia/Tokyo', '-05:00']);
  });
});

describe('events', () => {
  const workout = (start: string, more: string, children = '', source = 'Watch') =>
    `<Workout workoutActivityType="HKWorkoutActivityTypeTraditionalStrengthTraining" sourceName="${source}" startDate="2025-03-01 ${start} +0100" endDate="2025-03-01 11:00:00 +0100" ${more}>${children}</Workout>`;
  const statistics = (sum: number) =>
    `<WorkoutStatistics type="HKQuantityTypeIdentifierActiveEnergyBurned" sum="${sum}" unit="kJ"/>`;

  it('reads workouts of old and new exports', async () => {
    const { ofKind } = await read(
      workout(
        '10:00:00',
        'duration="1800" durationUnit="s" totalEnergyBurned="250" totalEnergyBurnedUnit="Cal"',
      ) +
        workout(
          '07:00:00',
          'duration="45.4" durationUnit="min"',
          `<WorkoutActivity>${statistics(1)}</WorkoutActivity>${statistics(836.8)}<WorkoutRoute><FileReference path="/x"/></WorkoutRoute>`,
        ),
    );
    expect(ofKind('workout')).toMatchObject([
      {
        minutes: 45,
        calories: 200,
        title: 'Traditional Strength Training',
        type: 'strength',
        intensity: null,
      },
      { minutes: 30, calories: 250, startedAt: new Date('2025-03-01T09:00:00Z') },
    ]);
    expect(ofKind('rejected')).toEqual([]);
  });

  it('keeps one of two apps that recorded the same workout', async () => {
    const { ofKind } = await read(
      workout('10:00:00', 'duration="60"', '', 'Strava') +
        workout('10:02:00', 'duration="58" totalEnergyBurned="300" totalEnergyBurnedUnit="kcal"'),
    );
    expect(ofKind('workout')).toMatchObject([{ minutes: 58, calories: 300 }]);
  });

  it('makes one meal of the nutrients of a time, also of a repeated correlation', async () => {
    const at = '2025-03-01 12:00:00';
    const food = (type: string, value: number, unit: string) =>
      quantity(`Dietary${type}`, at, { value, unit, source: 'Food', metadata: { HKFoodType: 'Soppa' } });
    const items = food('EnergyConsumed', 1673.6, 'kJ') + food('Protein', 20, 'g') + food('Protein', 20, 'g');
    const nested = `<Correlation type="HKCorrelationTypeIdentifierFood">${items}</Correlation>`;
    const meal = {
      eatenAt: new Date('2025-03-01T11:00:00Z'),
      mealType: 'lunch',
      name: 'Soppa',
      calories: 400,
      protein: 40,
      carbs: null,
      fat: null,
    };
    expect((await read(nested + items)).ofKind('meal')).toMatchObject([meal]);
    expect((await read(nested)).ofKind('meal')).toMatchObject([meal]);
  });

  it('reads mindful sessions without a value', async () => {
    const { ofKind } = await read(
      record('CategoryTypeIdentifierMindfulSession', '2025-03-01 08:00:00', { end: '2025-03-01 08:12:00' }),
    );
    expect(ofKind('session')).toMatchObject([{ minutes: 12, type: 'mindfulness' }]);
  });

  it('reads the flow under its old and its new name', async () => {
    const flow = (day: number, value: string, metadata: Record<string, string> = {}) =>
      record('CategoryTypeIdentifierMenstrualFlow', `2025-03-0${day} 00:00:00`, {
        value: `HKCategoryValue${value}`,
        metadata,
      });
    const { ofKind } = await read(
      flow(1, 'MenstrualFlowLight', { HKMenstrualCycleStart: '1' }) +
        flow(2, 'VaginalBleedingHeavy', { HKMenstrualCycleStart: '0' }) +
        flow(3, 'VaginalBleedingUnspecified') +
        flow(4, 'MenstrualFlowNone') +
        flow(5, 'MenstrualFlowPurple'),
    );
    expect(ofKind('cycle').map(({ day, flow: size, isPeriodStart }) => [day, size, isPeriodStart])).toEqual([
      ['2025-03-01', 2, true],
      ['2025-03-02', 5, false],
      ['2025-03-03', null, false],
    ]);
    expect(ofKind('rejected')).toMatchObject([{ reason: 'unreadable' }]);
  });
});
