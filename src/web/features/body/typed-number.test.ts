import { expect, test } from 'vitest';
import { bodyMeasureNames } from '#domain/measures/body.ts';
import { shownBounds, typedMeasure, typedNumber } from './typed-number.ts';
import { conversions } from './use-measures.ts';

test('a point and a comma mean the same', () => {
  expect([' 72,5 ', '72.5', '72', '7,25'].map(typedNumber)).toEqual([72.5, 72.5, 72, 7.25]);
});

test('nothing is nothing, and what is no number is no number', () => {
  expect(typedNumber('  ')).toBeNull();
  for (const text of ['72,', ',5', '1,234', '1e2', '-70', 'sjuttio', '72 kg', '70.5.1']) {
    expect(typedNumber(text), text).toBeUndefined();
  }
});

const pounds = conversions.weight('lb');
const inches = conversions.waist('in');

test('pounds and inches are kept as kilograms and centimetres, and shown as what was typed', () => {
  const weight = typedMeasure('160,4', 'weight', pounds) ?? 0;
  expect(weight).toBeCloseTo(72.756, 3);
  expect(pounds.shown(weight)).toBeCloseTo(160.4, 9);
  const waist = typedMeasure('33.5', 'waist', inches) ?? 0;
  expect(waist).toBeCloseTo(85.09, 9);
  expect(inches.shown(waist)).toBeCloseTo(33.5, 9);
});

test('what nobody measures is refused, in either unit', () => {
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
      const typed = (value: number) => typedMeasure(String(value), name, way);
      expect([min, max].map((bound) => typed(bound) === undefined)).toEqual([false, false]);
      expect([typed(min - 1), typed(max + 1)]).toEqual([undefined, undefined]);
    }
  }
  expect(typedMeasure('', 'bodyFat', conversions.bodyFat)).toBeNull();
});
