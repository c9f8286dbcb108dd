import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resolveObservations, sourceOrder } from './metrics.ts';

const at = (source: string, value: number, day = '2026-03-10', metric = 'mood') => ({
  day,
  metric,
  source,
  value,
});

test('of several sources the first in the order stands, never their sum', () => {
  const device = at('device', 4000, '2026-03-10', 'steps');
  const manual = at('manual', 9000, '2026-03-10', 'steps');
  expect(resolveObservations([device, manual])).toEqual([manual]);
  expect(resolveObservations([device, manual], ['device', 'manual'])).toEqual([device]);
});

test('an unknown source stands only alone', () => {
  expect(resolveObservations([at('garmin', 1), at('device', 2)])).toEqual([at('device', 2)]);
  expect(resolveObservations([at('garmin', 1)])).toEqual([at('garmin', 1)]);
});

test('one number per day and metric, whatever order they come in', () => {
  const observation = fc.record({
    day: fc.constantFrom('2026-03-09', '2026-03-10'),
    metric: fc.constantFrom('mood', 'steps'),
    source: fc.constantFrom(...sourceOrder),
    value: fc.integer({ min: 0, max: 10 }),
  });
  const distinct = fc.uniqueArray(observation, {
    selector: ({ day, metric, source }) => `${day}${metric}${source}`,
  });
  fc.assert(
    fc.property(distinct, (observations) => {
      const key = (list: typeof observations) => list.map((one) => JSON.stringify(one)).sort();
      const resolved = resolveObservations(observations);
      expect(key(resolveObservations([...observations].reverse()))).toEqual(key(resolved));
      expect(new Set(resolved.map((one) => one.day + one.metric)).size).toBe(resolved.length);
    }),
  );
});
