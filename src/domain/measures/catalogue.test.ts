import { expect, test } from 'vitest';
import { measureNames, measures, observedMeasures } from './catalogue.ts';
import { checkinMeasures } from './checkin.ts';
import { cycleMeasures } from './cycle.ts';
import { fitnessMeasures } from './fitness.ts';
import { type Measure, measureUnits } from './measure.ts';
import { mindfulnessMeasures } from './mindfulness.ts';
import { nutritionMeasures } from './nutrition.ts';
import { nightMeasures } from './sleep.ts';

const all = Object.entries<Measure>(measures);

test('every measure has a unique name in both languages', () => {
  for (const language of ['en', 'sv'] as const) {
    const names = all.map(([, measure]) => measure.name[language]);
    expect(names.filter((name) => !/^[A-ZÅÄÖ]/.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  }
});

test('each measure has bounds, a unit and aggregations that fit its kind', () => {
  for (const [name, { kind, min, max, unit, aggregations }] of all) {
    expect(min < max, name).toBe(true);
    expect(unit in measureUnits, name).toBe(true);
    if (kind === 'yesNo') expect([min, max, unit], name).toEqual([0, 1, 'yesNo']);
    if (kind === 'scale') expect(aggregations, name).not.toContain('sum');
  }
});

test('night measures belong to the day of waking up, and cycle measures are sensitive', () => {
  const slept = all.filter(([, { dayRule }]) => dayRule === 'wokeUp').map(([name]) => name);
  expect(slept.sort()).toEqual([
    ...['bedtime', 'deepSleepHours', 'lightSleepHours', 'nights', 'remSleepHours', 'sleepEfficiency'],
    ...['sleepHours', 'sleepQuality', 'wakeTime'],
  ]);
  for (const [name, { sensitivity, area }] of all)
    expect(sensitivity === 'cycle', name).toBe(area === 'cycle');
});

test('no two areas have a measure of the same name', () => {
  const areas = [
    ...[observedMeasures, checkinMeasures, fitnessMeasures, nutritionMeasures],
    ...[mindfulnessMeasures, nightMeasures, cycleMeasures],
  ];
  const names = areas.flatMap((area) => Object.keys(area));
  expect(names.sort()).toEqual(measureNames.toSorted());
});
