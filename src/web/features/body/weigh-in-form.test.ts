import { expect, test } from 'vitest';
import { bodyMeasureNames } from '#domain/measures/body.ts';
import { type Conversion, conversions } from './use-measures.ts';
import { measurement, shownBounds, weighInSchema } from './weigh-in-form.ts';

const pounds = conversions.weight('lb');
const inches = conversions.waist('in');
const read = (text: string, name: (typeof bodyMeasureNames)[number], way: Conversion) =>
  measurement('sv', name, way).safeParse(text).data;

test('pounds and inches are stored as kilograms and centimetres, and shown as they were typed', () => {
  const weight = read('160,4', 'weight', pounds) ?? 0;
  expect(weight).toBeCloseTo(72.756, 3);
  expect(pounds.shown(weight)).toBeCloseTo(160.4, 9);
  const waist = read('33.5', 'waist', inches) ?? 0;
  expect(waist).toBeCloseTo(85.09, 9);
  expect(inches.shown(waist)).toBeCloseTo(33.5, 9);
});

test('impossible measurements are rejected in both units', () => {
  expect(shownBounds('weight', conversions.weight('kg'))).toEqual({ min: 20, max: 400 });
  expect(shownBounds('weight', pounds)).toEqual({ min: 45, max: 881 });
  expect(shownBounds('waist', inches)).toEqual({ min: 12, max: 98 });
  const ways = {
    weight: [conversions.weight('kg'), pounds],
    waist: [conversions.waist('cm'), inches],
    bodyFat: [conversions.bodyFat],
  };
  for (const name of bodyMeasureNames) {
    for (const way of ways[name]) {
      const { min, max } = shownBounds(name, way);
      const typed = (value: number) => read(String(value), name, way);
      expect([min, max].map((bound) => typed(bound) === undefined)).toEqual([false, false]);
      expect([typed(min - 1), typed(max + 1)]).toEqual([undefined, undefined]);
    }
  }
  for (const text of ['72,', ',5', '1e2', '-70', 'sjuttio', '72 kg', '70.5.1']) {
    expect(read(text, 'weight', conversions.weight('kg')), text).toBeUndefined();
  }
  expect(read('', 'bodyFat', conversions.bodyFat)).toBeNull();
});

test('at least one measurement is required, for a day up to today', () => {
  const schema = weighInSchema('en', '2026-11-21', {
    weight: conversions.weight('kg'),
    waist: conversions.waist('cm'),
    bodyFat: conversions.bodyFat,
  });
  const refused = (input: object) => {
    const values = { weight: '', bodyFat: '', waist: '', date: '2026-11-21', ...input };
    return schema.safeParse(values).error?.issues.map(({ path }) => path[0]) ?? [];
  };
  expect(refused({})).toEqual(['weight']);
  expect(refused({ waist: '85,1' })).toEqual([]);
  expect(refused({ weight: '401', date: '' })).toEqual(['weight', 'date']);
  expect(refused({ weight: '70', date: '2026-11-22' })).toEqual(['date']);
});
