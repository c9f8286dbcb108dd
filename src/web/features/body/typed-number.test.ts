import { expect, test } from 'vitest';
import { fromKilograms } from '#domain/units.ts';
import { typedBodyFat, typedNumber, typedWeight, weightBounds } from './typed-number.ts';

test('a point and a comma mean the same', () => {
  expect([' 72,5 ', '72.5', '72', '7,25'].map(typedNumber)).toEqual([72.5, 72.5, 72, 7.25]);
});

test('nothing is nothing, and what is no number is no number', () => {
  expect(typedNumber('  ')).toBeNull();
  for (const text of ['72,', ',5', '1,234', '1e2', '-70', 'sjuttio', '72 kg', '70.5.1']) {
    expect(typedNumber(text), text).toBeUndefined();
  }
});

test('pounds are kept as kilograms and shown as what was typed', () => {
  const kept = typedWeight('160,4', 'lb') ?? 0;
  expect(kept).toBeCloseTo(72.756, 3);
  expect(fromKilograms(kept, 'lb')).toBeCloseTo(160.4, 9);
});

test('what nobody weighs is refused, in either unit', () => {
  expect(weightBounds('kg')).toEqual({ min: 20, max: 400 });
  expect(weightBounds('lb')).toEqual({ min: 45, max: 881 });
  for (const unit of ['kg', 'lb'] as const) {
    const { min, max } = weightBounds(unit);
    expect(typedWeight(String(min), unit)).toBeDefined();
    expect(typedWeight(String(max), unit)).toBeDefined();
    expect(typedWeight(String(min - 1), unit)).toBeUndefined();
    expect(typedWeight(String(max + 1), unit)).toBeUndefined();
  }
  expect([typedBodyFat('1,9'), typedBodyFat('2'), typedBodyFat('75,1'), typedBodyFat('')]).toEqual([
    undefined,
    2,
    undefined,
    null,
  ]);
});
