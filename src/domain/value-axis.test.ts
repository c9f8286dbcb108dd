import fc from 'fast-check';
import { expect, test } from 'vitest';
import { valueAxis } from './value-axis.ts';

test('has round ticks and at least the given span', () => {
  expect(valueAxis([72.4, 74.1], 4)).toEqual({ domain: [71, 76], ticks: [71, 72, 73, 74, 75, 76] });
  expect(valueAxis([70], 4)).toEqual({ domain: [68, 72], ticks: [68, 69, 70, 71, 72] });
  expect(valueAxis([85.4, 87.1], 2.6, 1)).toEqual({ domain: [85, 88], ticks: [85, 86, 87, 88] });
  expect(valueAxis([60.2, 60.4], 1.8, 1)).toEqual({ domain: [59, 62], ticks: [59, 60, 61, 62] });
  expect(valueAxis([60, 92], 4)).toEqual({ domain: [60, 100], ticks: [60, 70, 80, 90, 100] });
});

test('contains every value between its first and last tick', () => {
  const values = fc.array(fc.double({ min: 2, max: 900, noNaN: true }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(values, (all) => {
      const { domain, ticks } = valueAxis(all, 4);
      expect([ticks[0], ticks.at(-1)]).toEqual(domain);
      expect(ticks.length).toBeLessThanOrEqual(7);
      for (const value of all) {
        expect(value).toBeGreaterThanOrEqual(domain[0]);
        expect(value).toBeLessThanOrEqual(domain[1]);
      }
    }),
  );
});
