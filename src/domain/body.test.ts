import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BodyPoint, smoothPoints, weeklyChange } from './body.ts';
import { addDays } from './calendar-day.ts';

const first = '2026-01-01';
const at = (offset: number, value: number): BodyPoint => ({ day: addDays(first, offset), value });
const daily = (values: number[]) => values.map((value, offset) => at(offset, value));
const until = addDays(first, 27);

const series = fc.uniqueArray(fc.integer({ min: 0, max: 27 }), { minLength: 5 }).chain((offsets) =>
  fc
    .array(fc.double({ min: 20, max: 400, noNaN: true }), {
      minLength: offsets.length,
      maxLength: offsets.length,
    })
    .map((values) => offsets.sort((a, b) => a - b).map((offset, index) => at(offset, values[index] ?? 70))),
);

describe('smoothPoints', () => {
  test('moves a tenth of the difference each day, and more after a gap', () => {
    const line = smoothPoints([at(0, 80), at(1, 81), at(3, 79), at(4, 79), at(5, 79)]) ?? [];
    expect(line).toHaveLength(5);
    expect(line[0]).toBe(80);
    expect(line[1]).toBeCloseTo(80.1, 10);
    expect(line[2]).toBeCloseTo(80.1 + 0.19 * (79 - 80.1), 10);
    expect(smoothPoints(daily([80, 81, 79, 80]))).toBeUndefined();
  });

  test('a gap counts like the same value on each of its days', () => {
    const gap = fc.integer({ min: 1, max: 60 });
    const weight = fc.double({ min: 20, max: 400, noNaN: true });
    fc.assert(
      fc.property(gap, weight, weight, (days, start, end) => {
        const before = daily([start, start, start, start]);
        const filled = Array.from({ length: days }, (_, day) => at(day + 4, end));
        const last = smoothPoints([...before, at(days + 3, end)])?.at(-1);
        expect(last).toBeCloseTo(smoothPoints([...before, ...filled])?.at(-1) ?? 0, 8);
      }),
    );
  });

  test('stays between the smallest and the largest value so far', () => {
    fc.assert(
      fc.property(series, (points) => {
        for (const [index, value] of (smoothPoints(points) ?? []).entries()) {
          const sofar = points.slice(0, index + 1).map((point) => point.value);
          expect(value).toBeGreaterThanOrEqual(Math.min(...sofar) - 1e-9);
          expect(value).toBeLessThanOrEqual(Math.max(...sofar) + 1e-9);
        }
      }),
    );
  });
});

describe('weeklyChange', () => {
  test('returns undefined for four points, for less than 14 days, and ignores points outside four weeks', () => {
    expect(
      weeklyChange(
        [0, 5, 10, 20].map((day) => at(day, 70)),
        until,
      ),
    ).toBeUndefined();
    expect(
      weeklyChange(
        [0, 3, 6, 9, 13].map((day) => at(day, 70)),
        until,
      ),
    ).toBeUndefined();
    expect(
      weeklyChange(
        [0, 3, 6, 9, 14].map((day) => at(day, 70)),
        until,
      ),
    ).toBe(0);
    expect(
      weeklyChange(
        [-1, 3, 6, 9, 17].map((day) => at(day, 70)),
        until,
      ),
    ).toBeUndefined();
    expect(
      weeklyChange(
        [0, 3, 6, 9, 28].map((day) => at(day, 70)),
        until,
      ),
    ).toBeUndefined();
  });

  test('finds a steady change despite gaps, with its sign', () => {
    const slope = fc.double({ min: -1, max: 1, noNaN: true });
    const rest = fc.uniqueArray(fc.integer({ min: 1, max: 26 }), { minLength: 3 });
    fc.assert(
      fc.property(slope, rest, (perDay, offsets) => {
        const days = [0, ...offsets, 27];
        expect(
          weeklyChange(
            days.map((day) => at(day, 80 + day * perDay)),
            until,
          ),
        ).toBeCloseTo(7 * perDay, 8);
        expect(
          weeklyChange(
            days.map((day) => at(day, 80 - day * perDay)),
            until,
          ),
        ).toBeCloseTo(-7 * perDay, 8);
      }),
    );
  });

  test('a few wrong values barely change the result', () => {
    const values = Array.from({ length: 28 }, (_, day) => 80 - day * 0.1);
    const wild = values.with(3, 25).with(12, 176).with(25, 160).with(27, 45);
    expect(weeklyChange(daily(wild), until)).toBeCloseTo(-0.7, 1);
  });

  test('an even number of slopes has the mean of the middle two as its median', () => {
    // The ten pairs of points have these slopes per day: six are 0, and the four pairs with the last point have 1, 1/5,
    // 1/8 and 1/14.
    const points = [at(0, 70), at(6, 70), at(9, 70), at(13, 70), at(14, 71)];
    expect(weeklyChange(points, until)).toBe(0);
    const two = [at(0, 70), at(4, 70), at(8, 70), at(12, 71), at(16, 71)];
    // The ten slopes are 0, 0, 0, 0, 1/16, 1/12, 1/12, 1/8, 1/8 and 1/4. The median is the mean of 1/16 and 1/12.
    expect(weeklyChange(two, until)).toBeCloseTo((7 * (1 / 16 + 1 / 12)) / 2, 10);
  });
});
