import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  fromCentimetres,
  fromKilograms,
  lengthUnits,
  toCentimetres,
  toKilograms,
  weightUnits,
} from './units.ts';

test('a pound and an inch have their defined values', () => {
  expect(toKilograms(1, 'lb')).toBe(0.45359237);
  expect(fromKilograms(0.45359237, 'lb')).toBe(1);
  expect(toCentimetres(1, 'in')).toBe(2.54);
  expect(fromCentimetres(2.54, 'in')).toBe(1);
});

test('kilograms and centimetres are not converted', () => {
  expect([toKilograms(70.1, 'kg'), fromKilograms(70.1, 'kg')]).toEqual([70.1, 70.1]);
  expect([toCentimetres(171.5, 'cm'), fromCentimetres(171.5, 'cm')]).toEqual([171.5, 171.5]);
});

/** Returns whether two numbers are equal except for rounding errors in the last bits. */
const same = (a: number, b: number) => Math.abs(a - b) <= 4 * Number.EPSILON * Math.abs(a);
const measure = fc.double({ min: 1e-3, max: 1e6, noNaN: true });

test('converting there and back gives the same value', () => {
  fc.assert(
    fc.property(measure, fc.constantFrom(...weightUnits), (value, unit) => {
      expect(same(value, toKilograms(fromKilograms(value, unit), unit))).toBe(true);
      expect(same(value, fromKilograms(toKilograms(value, unit), unit))).toBe(true);
    }),
  );
  fc.assert(
    fc.property(measure, fc.constantFrom(...lengthUnits), (value, unit) => {
      expect(same(value, toCentimetres(fromCentimetres(value, unit), unit))).toBe(true);
      expect(same(value, fromCentimetres(toCentimetres(value, unit), unit))).toBe(true);
    }),
  );
});

test('a value typed with one decimal is shown with the same decimal', () => {
  const typed = fc.integer({ min: 440, max: 8818 }).map((tenths) => tenths / 10);
  fc.assert(
    fc.property(typed, (pounds) => {
      expect(fromKilograms(toKilograms(pounds, 'lb'), 'lb').toFixed(1)).toBe(pounds.toFixed(1));
    }),
  );
});

test('conversion keeps the order of weights', () => {
  const heavier = fc.tuple(measure, measure).filter(([a, b]) => a < b * (1 - 1e-12));
  fc.assert(fc.property(heavier, ([a, b]) => fromKilograms(a, 'lb') < fromKilograms(b, 'lb')));
});
