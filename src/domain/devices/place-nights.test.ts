import {
  array,
  assert,
  boolean,
  constantFrom,
  integer,
  property,
  record,
  shuffledSubarray,
} from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../calendar-day.ts';
import { hoursAsleep, type NightVersion, placeNights } from './place-nights.ts';

const night = (
  externalId: string,
  day: string,
  hours: number,
  orderedAt: Date | null = null,
): NightVersion => ({
  externalId,
  orderedAt,
  content: {
    day,
    bedtime: new Date(`${addDays(day, -1)}T20:00:00Z`),
    wakeTime: new Date(`${day}T07:00:00Z`),
    zone: 'UTC',
    asleepHours: hours,
    ...{ deepHours: null, remHours: null, lightHours: null, efficiency: null },
  },
});
const read = (version: NightVersion, isNap = false) => ({ ...version, isNap });

/** Generates periods of sleep with different ids on only two days, so that many periods compete for the same day. */
const periods = array(
  record({
    day: constantFrom('2026-03-01', '2026-03-02'),
    hours: integer({ min: 1, max: 9 }),
    isNap: boolean(),
  }),
  {
    minLength: 1,
    maxLength: 8,
  },
).map((drawn) => drawn.map(({ day, hours, isNap }, index) => read(night(`n${index}`, day, hours), isNap)));

test('each day keeps its longest period of sleep, in any order of arrival and in any batches', () => {
  const twoOrders = periods.chain((readings) =>
    shuffledSubarray(readings, { minLength: readings.length }).map(
      (shuffled) => [readings, shuffled] as const,
    ),
  );
  assert(
    property(twoOrders, ([readings, shuffled]) => {
      const { changes } = placeNights([], readings);
      let stored: NightVersion[] = [];
      for (const reading of shuffled) {
        const { changes: later } = placeNights(stored, [reading]);
        stored = [
          ...stored.filter(({ content }) => !later.has(content.day)),
          ...[...later.values()].filter((one) => one !== null),
        ];
      }
      expect(new Map(stored.map((one) => [one.content.day, one]))).toEqual(new Map(changes));
      for (const [day, kept] of changes) {
        const rivals = readings.filter(({ content, isNap }) => content.day === day && !isNap);
        expect(hoursAsleep((kept as NightVersion).content)).toBe(
          Math.max(...rivals.map(({ content }) => hoursAsleep(content))),
        );
      }
    }),
  );
});

test('reading the same nights again changes nothing', () => {
  assert(
    property(periods, (readings) => {
      const first = placeNights([], readings);
      const stored = [...first.changes.values()].filter((one) => one !== null);
      const again = placeNights(stored, readings);
      expect(again.changes.size).toBe(0);
      expect(again.outcomes).toEqual(first.outcomes.map((one) => (one === 'stored' ? 'duplicate' : one)));
    }),
  );
});

test('a nap never becomes the night, even on a day without one', () => {
  expect(placeNights([], [read(night('nap', '2026-03-01', 2), true)])).toEqual({
    outcomes: ['shorter'],
    changes: new Map(),
  });
});

test('a night that the source moves to another day leaves its old day', () => {
  const moved = night('n1', '2026-03-02', 8);
  const { outcomes, changes } = placeNights([night('n1', '2026-03-01', 8)], [read(moved)]);
  expect(outcomes).toEqual(['stored']);
  expect([...changes]).toEqual([
    ['2026-03-01', null],
    ['2026-03-02', moved],
  ]);
});

test('an older delivery of a night does not replace a newer one', () => {
  const [older, newer] = [new Date('2026-03-02T08:00:00Z'), new Date('2026-03-02T09:00:00Z')];
  const stored = night('n1', '2026-03-01', 6, newer);
  const { outcomes, changes } = placeNights([stored], [read(night('n1', '2026-03-01', 9, older))]);
  expect([outcomes, changes.size]).toEqual([['duplicate'], 0]);
});
