import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BodyPoint, smoothPoints, weeklyChange } from './body.ts';
import { addDays, toDayNumber } from './calendar-day.ts';

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
  test('needs five points', () => {
    expect(smoothPoints(daily([80, 81, 79, 80]))).toBeUndefined();
    expect(smoothPoints(daily([80, 81, 79, 80, 80]))).toHaveLength(5);
  });

  test('does not lag behind a steady change, also at the ends', () => {
    const offsets = fc.uniqueArray(fc.integer({ min: 0, max: 27 }), { minLength: 5 });
    const perDay = fc.double({ min: -0.3, max: 0.3, noNaN: true });
    fc.assert(
      fc.property(offsets, perDay, (days, change) => {
        const points = days.sort((a, b) => a - b).map((day) => at(day, 80 + day * change));
        for (const [index, value] of (smoothPoints(points) ?? []).entries())
          expect(value).toBeCloseTo(points[index]?.value ?? 0, 8);
      }),
    );
  });

  test('moves by a small part of one unusual value, and most near it', () => {
    const values = Array.from({ length: 41 }, () => 80);
    values[20] = 82;
    const line = smoothPoints(daily(values)) ?? [];
    expect(line[20]).toBeGreaterThan(80.05);
    expect(line[20]).toBeLessThan(80.2);
    expect(line[10]).toBeLessThan(line[20] ?? 0);
  });

  test('treats the past and the future alike', () => {
    fc.assert(
      fc.property(series, (points) => {
        const mirrored = points.map(({ value }, index) => {
          const offset = toDayNumber(until) - toDayNumber(points[index]?.day ?? first);
          return at(offset, value);
        });
        const line = smoothPoints(points) ?? [];
        for (const [index, value] of (smoothPoints(mirrored.reverse()) ?? []).reverse().entries())
          expect(value).toBeCloseTo(line[index] ?? 0, 6);
      }),
    );
  });

  test('ignores values more than 90 days away, and keeps a lone value', () => {
    const line = smoothPoints([...daily([80, 80, 80, 80]), at(94, 70)]);
    expect(line).toEqual([80, 80, 80, 80, 70].map((value) => expect.closeTo(value, 8)));
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
