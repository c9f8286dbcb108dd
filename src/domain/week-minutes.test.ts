import { expect, test } from 'vitest';
import { sumMonths, sumWeeks, sumWeeksToWeekday } from './week-minutes.ts';

// This day is a Wednesday.
const today = '2026-03-11';

test('adds up the minutes of each week: 0 for an empty week, null for a week before the first entry', () => {
  const days = [
    { date: '2026-02-20', minutes: 30 },
    { date: '2026-03-02', minutes: 20 },
    { date: '2026-03-08', minutes: 25 },
    { date: '2026-03-11', minutes: 10 },
  ];
  expect(sumWeeks(days, today, 1, 5)).toEqual([
    { day: '2026-02-09', value: null },
    { day: '2026-02-16', value: 30 },
    { day: '2026-02-23', value: 0 },
    { day: '2026-03-02', value: 45 },
    { day: '2026-03-09', value: 10 },
  ]);
  expect(sumWeeks(days, today, 0, 2)).toEqual([
    { day: '2026-03-01', value: 20 },
    { day: '2026-03-08', value: 35 },
  ]);
});

test('up to the weekday of today, leaves out the later days of each week', () => {
  const days = [
    { date: '2026-02-27', minutes: 30 },
    { date: '2026-03-04', minutes: 20 },
    { date: '2026-03-05', minutes: 25 },
    { date: '2026-03-11', minutes: 10 },
  ];
  expect(sumWeeksToWeekday(days, today, 1, 3).map(({ value }) => value)).toEqual([0, 20, 10]);
  // `today` is a Wednesday. 27 February is a Friday, which is after Wednesday also in weeks that start on Sunday.
  expect(sumWeeksToWeekday(days, today, 0, 3).map(({ value }) => value)).toEqual([0, 20, 10]);
});

test('without an entry, no week has a value', () => {
  expect(sumWeeks([], today, 1, 2).map(({ value }) => value)).toEqual([null, null]);
});

test('adds up the days and minutes of each month with an entry', () => {
  const days = [
    { date: '2026-03-02', minutes: 20 },
    { date: '2026-01-31', minutes: 5 },
    { date: '2026-03-11', minutes: 10 },
  ];
  expect(sumMonths(days)).toEqual([
    { month: '2026-01-01', days: 1, minutes: 5 },
    { month: '2026-03-01', days: 2, minutes: 30 },
  ]);
});
