import { expect, test } from 'vitest';
import { terraKinds } from './kinds.ts';

const recordedAt = new Date('2026-03-02T10:00:00Z');
const read = (measurements_data: unknown) => {
  const item = { metadata: { start_time: '2026-03-01T00:00:00+01:00' }, measurements_data };
  const records = terraKinds
    .find(({ name }) => name === 'body')
    ?.read([item], { zone: 'Europe/Stockholm', recordedAt });
  return records?.map((record) =>
    record.kind === 'daily' ? [record.day, record.measure, record.value] : record,
  );
};

test('the last measurement of the day counts', () => {
  const measurements = [
    { measurement_time: '2026-03-01T20:00:00+01:00', weight_kg: 71.4, bodyfat_percentage: null },
    { measurement_time: '2026-03-01T07:00:00+01:00', weight_kg: 70.9, bodyfat_percentage: 18.5 },
  ];
  expect(read({ measurements, day_avg_weight_kg: 71.15 })).toEqual([
    ['2026-03-01', 'weight', 71.4],
    ['2026-03-01', 'bodyFat', 18.5],
  ]);
});

test('without measurements the average of the day counts', () => {
  expect(read({ measurements: [], day_avg_weight_kg: 71.15, day_avg_bodyfat_percentage: 18 })).toEqual([
    ['2026-03-01', 'weight', 71.15],
    ['2026-03-01', 'bodyFat', 18],
  ]);
});

test('other measurements are reported', () => {
  const measurements = [{ measurement_time: '2026-03-01T07:00:00+01:00', muscle_mass_g: 35_000, BMI: 22 }];
  expect(read({ measurements })).toEqual(
    ['muscle_mass_g', 'BMI'].map((name) => ({
      kind: 'rejected',
      reason: 'notUsed',
      what: `body.measurements_data.measurements.${name}`,
      where: '2026-03-01',
    })),
  );
});
