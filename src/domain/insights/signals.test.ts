import { describe, expect, test } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import { findAnomaly } from './anomaly.ts';
import { findChange } from './change-point.ts';
import { findStreak } from './streak.ts';
import { findTrend } from './trend.ts';

/** Returns AR(1) noise of variance 1 with autocorrelation `phi`, plus `added(day)` on each day. */
function days(
  length: number,
  seed: number,
  phi: number,
  added: (day: number) => number = () => 0,
): Float64Array {
  const random = seededRandom(seed * 7919);
  let noise = 0;
  return Float64Array.from({ length }, (_, day) => {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    noise = phi * noise + Math.sqrt(1 - phi * phi) * normal;
    return noise + added(day);
  });
}

const seeds = Array.from({ length: 50 }, (_, seed) => seed + 1);
const short = days(41, 1, 0);
const unknown = new Float64Array(100).fill(Number.NaN);

describe('trend', () => {
  test('of a straight line is its slope, also with a weekly habit and gaps', () => {
    const line = Float64Array.from({ length: 98 }, (_, day) => 0.25 * day + (day % 7 === 6 ? 3 : 0));
    line.fill(Number.NaN, 20, 30);
    const trend = findTrend(line);
    expect(trend).toMatchObject({ isClear: true, days: 88 });
    expect('perDay' in trend && trend.perDay).toBeCloseTo(0.25, 1);
  });

  test('is clear for a drift of 2 SD in half a year and rarely for autocorrelated noise', () => {
    const clear = (phi: number, added?: (day: number) => number) =>
      seeds.filter((seed) => {
        const trend = findTrend(days(182, seed, phi, added));
        return 'isClear' in trend && trend.isClear;
      }).length;
    expect(clear(0.3, (day) => (2 * day) / 182)).toBeGreaterThan(40);
    expect(clear(0.7)).toBeLessThanOrEqual(2);
  });

  test('is a reason when it cannot be computed', () => {
    expect(findTrend(short)).toEqual({ reason: 'tooFewDays' });
    expect(findTrend(unknown)).toEqual({ reason: 'tooFewDays' });
    expect(findTrend(new Float64Array(100).fill(3))).toEqual({ reason: 'constant' });
  });
});

describe('change of level', () => {
  test('is found where it happened', () => {
    const change = findChange(days(150, 5, 0.2, (day) => (day >= 120 ? 2 : 0)));
    expect(change).toMatchObject({ isClear: true });
    if (!('day' in change)) throw new Error('no change');
    expect(Math.abs(change.day - 120)).toBeLessThanOrEqual(3);
    expect(change.difference).toBeGreaterThan(1);
  });

  test('is rarely clear in autocorrelated noise', () => {
    const clear = seeds.filter((seed) => {
      const change = findChange(days(120, seed, 0.6));
      return 'isClear' in change && change.isClear;
    });
    expect(clear.length).toBeLessThanOrEqual(3);
  });

  test('is a reason when it cannot be computed', () => {
    expect(findChange(short)).toEqual({ reason: 'tooFewDays' });
    expect(findChange(unknown)).toEqual({ reason: 'tooFewDays' });
    expect(findChange(new Float64Array(100).fill(3))).toEqual({ reason: 'constant' });
  });
});

describe('anomaly', () => {
  test('is a value far from the usual one of its weekday', () => {
    const usual = days(99, 3, 0.3, (day) => 50 + (day % 7 === 0 ? 20 : 0));
    expect(findAnomaly(usual)).toMatchObject({ isClear: false });
    const weekday = findAnomaly(Float64Array.from([...usual.subarray(0, 98), 50]));
    expect(weekday).toMatchObject({ isClear: true });
    expect('usual' in weekday && weekday.usual).toBeGreaterThan(65);
  });

  test('is a reason when it cannot be computed', () => {
    expect(findAnomaly(short)).toEqual({ reason: 'tooFewDays' });
    expect(findAnomaly(new Float64Array(0))).toEqual({ reason: 'tooFewDays' });
    expect(findAnomaly(Float64Array.from([...days(60, 1, 0), Number.NaN]))).toEqual({ reason: 'tooFewDays' });
    expect(findAnomaly(new Float64Array(100).fill(3))).toEqual({ reason: 'constant' });
  });
});

test('a streak ends on a no or an unknown day, but not on a last day that is still open', () => {
  const open = Number.NaN;
  expect(findStreak(Float64Array.from([1, 1, 1, 0, 1, 1]))).toEqual({ current: 2, longest: 3 });
  expect(findStreak(Float64Array.from([0, 1, 1, open]))).toEqual({ current: 2, longest: 2 });
  expect(findStreak(Float64Array.from([1, open, 1]))).toEqual({ current: 1, longest: 1 });
  expect(findStreak(new Float64Array(0))).toEqual({ current: 0, longest: 0 });
});

test('the more measures a person has, the stronger a clear signal must be', () => {
  const stepped = days(150, 12, 0.2, (day) => (day >= 110 ? 1.1 : 0));
  const rising = days(182, 4, 0.3, (day) => day / 110);
  const outlier = Float64Array.from([...days(99, 3, 0.3), 8.6]);
  const isClear = (signal: object) => 'isClear' in signal && signal.isClear;
  for (const [find, values] of [
    [findChange, stepped],
    [findTrend, rising],
    [findAnomaly, outlier],
  ] as const) {
    const clear = [1, 4, 12, 100, 1e9].map((watched) => isClear(find(values, watched)));
    expect(clear[0]).toBe(true);
    expect(clear[4]).toBe(false);
    expect(clear).toEqual(clear.toSorted((a, b) => Number(b) - Number(a)));
  }
});

test('a measure that is often large has no unusual day when it is large again', () => {
  const amount = days(91, 8, 0).map((value) => Math.round(20 * Math.exp(value)));
  const largest = Math.max(...amount);
  expect(findAnomaly(Float64Array.from([...amount, largest]))).toMatchObject({ isClear: false });
  expect(findAnomaly(Float64Array.from([...amount, 4 * largest]))).toMatchObject({ isClear: true });
  expect(findAnomaly(Float64Array.from([...new Float64Array(91), 3]))).toEqual({ reason: 'constant' });
});
