import {
  array,
  assert,
  constantFrom,
  date,
  double,
  integer,
  option,
  property,
  record,
  shuffledSubarray,
} from 'fast-check';
import { expect, test } from 'vitest';
import { type EventVersion, mergeVersions, newerValue, type ValueVersion } from './merge-versions.ts';

const time = date({ min: new Date('2026-01-01'), max: new Date('2026-02-01'), noInvalidDate: true });
const value = record({
  value: double({ noNaN: true, min: 0, max: 200_000 }),
  recordedAt: time,
  orderedAt: option(time, { nil: null }),
});
/** Generates two copies of a list: one in the given order, one in a random order. */
const inTwoOrders = <T>(items: T[]) =>
  shuffledSubarray(items, { minLength: items.length }).map((shuffled) => [items, shuffled] as const);

test('the order in which daily values arrive does not matter', () => {
  assert(
    property(array(value, { minLength: 1, maxLength: 8 }).chain(inTwoOrders), ([arrived, otherwise]) => {
      const kept = (values: readonly ValueVersion[]) => values.reduce(newerValue);
      expect(kept(otherwise)).toEqual(kept(arrived));
      expect(arrived).toContain(kept(arrived));
      expect(kept([...arrived, ...arrived])).toBe(kept(arrived));
    }),
  );
});

test('the newest daily value counts, even if it is smaller', () => {
  const at = (day: string) => new Date(`2026-03-${day}T12:00:00Z`);
  const large = { value: 9000, recordedAt: at('01'), orderedAt: null };
  const corrected = { value: 4000, recordedAt: at('02'), orderedAt: null };
  expect(newerValue(large, corrected)).toBe(corrected);
  const delivered = { ...large, orderedAt: at('03') };
  expect(newerValue(delivered, corrected)).toBe(delivered);
});

type Reading = EventVersion<{ minutes: number; calories: number | null }>;
const mergeNext = (stored: Reading, read: Reading) => mergeVersions(stored, read);

const event = record({
  content: record({ minutes: integer({ min: 1, max: 600 }), calories: option(integer(), { nil: null }) }),
  orderedAt: time,
});

test('the order in which readings of an event arrive does not matter for values that all of them know', () => {
  const complete = event.filter(({ content }) => content.calories !== null);
  const differentTimes = array(complete, { minLength: 1, maxLength: 6 }).filter(
    (readings) => new Set(readings.map(({ orderedAt }) => orderedAt.getTime())).size === readings.length,
  );
  assert(
    property(differentTimes.chain(inTwoOrders), ([arrived, otherwise]) => {
      const merge = (readings: readonly Reading[]) => readings.reduce(mergeNext);
      expect(merge(otherwise)).toEqual(merge(arrived));
    }),
  );
});

test('a reading that does not know a value never erases it', () => {
  assert(
    property(array(event, { minLength: 1, maxLength: 6 }), (readings) => {
      const known = readings.map(({ content }) => content.calories).filter((calories) => calories !== null);
      const merged = (readings as Reading[]).reduce(mergeNext).content.calories;
      expect(known.length === 0 ? [null] : known).toContain(merged);
    }),
  );
});

test('an older reading only adds what the newer one does not know', () => {
  const [older, newer] = [new Date('2026-03-01'), new Date('2026-03-02')];
  const stored = { content: { minutes: 40, calories: null }, orderedAt: newer };
  const late = { content: { minutes: 30, calories: 200 }, orderedAt: older };
  expect(mergeVersions<{ minutes: number; calories: number | null }>(stored, late)).toEqual({
    content: { minutes: 40, calories: 200 },
    orderedAt: newer,
  });
  assert(
    property(constantFrom(null, older, newer), (orderedAt) => {
      const read = { content: { minutes: 50, calories: 10 }, orderedAt: null };
      expect(mergeVersions({ content: { minutes: 40, calories: 200 }, orderedAt }, read).content).toEqual(
        read.content,
      );
    }),
  );
});
