import { expect, test } from 'vitest';
import { addDays } from './calendar-day.ts';
import {
  describeYear,
  findExtremeMonths,
  keepMeasure,
  usualLevelOf,
  type YearDayValues,
} from './year-horizon.ts';

const none = {
  sleepHours: null,
  heartRate: null,
  stressLevel: null,
  energyLevel: null,
  mood: null,
  waterIntake: null,
};
const moodOn = (date: string, mood: number): YearDayValues => ({ ...none, date, mood });

const today = '2026-02-10';
const january = Array.from({ length: 20 }, (_, index) => moodOn(addDays('2026-01-05', index), 6));

test('a year has its twelve months, with the leap day in leap years', () => {
  const count = (year: number) => describeYear([], year, today).map(({ days }) => days.length);
  expect(count(2026)).toEqual([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
  expect(count(2024)[1]).toBe(29);
});

test('past days are measured or gaps, and today is not counted but has the height of its value', () => {
  const months = describeYear([...january, moodOn('2026-02-09', 6), moodOn(today, 9)], 2026, today);
  expect(months[0]).toMatchObject({
    first: '2026-01-01',
    measuredDays: 20,
    pastDays: 31,
    gaps: [{ first: '2026-01-25', last: '2026-01-31' }],
  });
  expect(months[0]?.days.slice(3, 5).map(({ state }) => state)).toEqual(['before', 'measured']);
  expect(months[1]?.days.slice(7, 11)).toEqual([
    { day: '2026-02-08', state: 'gap', heights: {} },
    { day: '2026-02-09', state: 'measured', heights: { mood: 0 } },
    { day: today, state: 'today', heights: { mood: 1 } },
    { day: '2026-02-11', state: 'future', heights: {} },
  ]);
  expect(months[1]).toMatchObject({ measuredDays: 1, pastDays: 9 });
  expect(months[2]).toMatchObject({ measuredDays: 0, pastDays: 0, gaps: [], medians: {} });
});

test('a year with fewer than seven values has no usual value, so all its hills have the same height', () => {
  const [january] = describeYear([moodOn('2026-01-05', 2), moodOn('2026-01-06', 9)], 2026, today);
  expect(january?.days.slice(4, 6).map(({ heights }) => heights)).toEqual([{ mood: 0 }, { mood: 0 }]);
});

test('the heights are relative to the usual values of the year, and a measure without values has none', () => {
  const values = [...january, moodOn('2026-02-01', 9), moodOn('2026-02-02', 1), moodOn('2026-02-03', 7)];
  const [, february] = describeYear(values, 2026, today);
  expect(february?.days.slice(0, 3).map(({ heights }) => heights)).toEqual([
    { mood: 1 },
    { mood: -1 },
    { mood: expect.closeTo(1 / 3) },
  ]);
});

test('the days before the first value of a measure are no gaps, also if they have another value', () => {
  const values = keepMeasure(
    [moodOn('2026-01-05', 6), { ...none, date: '2026-01-06', sleepHours: 8 }],
    'sleepHours',
  );
  const [month] = describeYear(values, 2026, today);
  expect(month?.days.slice(4, 7).map(({ state }) => state)).toEqual(['before', 'measured', 'gap']);
});

test('without a value before today, the year starts with its first known day', () => {
  const statesOf = (values: YearDayValues[]) =>
    describeYear(values, 2026, today)[1]
      ?.days.slice(6, 10)
      .map(({ state }) => state);
  expect(statesOf([moodOn(today, 6)])).toEqual(['before', 'before', 'before', 'today']);
  const sleep = keepMeasure([moodOn('2026-02-08', 6)], 'sleepHours');
  expect(statesOf(sleep)).toEqual(['before', 'gap', 'gap', 'today']);
});

test('a month has the median of its past days', () => {
  const [, february] = describeYear(
    [moodOn('2026-02-01', 4), moodOn('2026-02-02', 7), moodOn('2026-02-03', 8), moodOn(today, 1)],
    2026,
    today,
  );
  expect(february?.medians).toEqual({ mood: 7 });
  // Quartiles need seven days with a value.
  expect(february?.spreads).toEqual({});
});

test('of a past year, every day is over', () => {
  const months = describeYear([moodOn('2025-12-31', 5)], 2025, today);
  expect(months.flatMap(({ days }) => days).filter(({ state }) => state === 'measured')).toHaveLength(1);
  expect(months.reduce((sum, { pastDays }) => sum + pastDays, 0)).toBe(365);
});

test('a value within the quartiles of a symmetric year is around the usual', () => {
  expect([-1, -0.34, -0.33, 0.33, 0.34, 1].map(usualLevelOf)).toEqual([
    'below',
    'below',
    'around',
    'around',
    'above',
    'above',
  ]);
});

test('days keep the values of one measure', () => {
  expect(keepMeasure([{ ...none, date: today, mood: 7, waterIntake: 5 }], 'mood')).toEqual([
    moodOn(today, 7),
  ]);
});

test('the month with the highest median is named only if it has enough days and no other month is equal', () => {
  const week = (first: string, mood: number, days = 7) =>
    Array.from({ length: days }, (_, index) => moodOn(addDays(first, index), mood));
  const extremesOf = (...values: YearDayValues[][]) => {
    const months = findExtremeMonths(describeYear(values.flat(), 2025, today), 'mood', String);
    return months && [months.highest?.first, months.lowest?.first];
  };
  expect(extremesOf(week('2025-01-01', 5), week('2025-02-01', 9, 6))).toBeUndefined();
  expect(extremesOf(week('2025-01-01', 5), week('2025-02-01', 7), week('2025-03-01', 5))).toEqual([
    '2025-02-01',
    undefined,
  ]);
});

test('a month that is not over, or that began long before the first value, is not compared', () => {
  const days = (first: string, count: number, mood: number) =>
    Array.from({ length: count }, (_, index) => moodOn(addDays(first, index), mood));
  const extremesAt = (now: string) => {
    const values = [...days('2025-01-12', 20, 3), ...days('2025-02-01', 28, 6), ...days('2025-03-01', 31, 7)];
    const months = findExtremeMonths(
      describeYear([...values, ...days('2025-04-01', 20, 9)], 2025, now),
      'mood',
      String,
    );
    return months && [months.highest?.first, months.lowest?.first];
  };
  expect(extremesAt('2025-04-21')).toEqual(['2025-03-01', '2025-02-01']);
  expect(extremesAt('2025-05-01')).toEqual(['2025-04-01', '2025-02-01']);
});
