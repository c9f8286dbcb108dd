import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  getWeekday,
  isCalendarDay,
  isTimeZone,
  startOfWeek,
  toCalendarDay,
  toDayNumber,
} from './calendar-day.ts';

const days = fc.integer({ min: -25_000, max: 80_000 }).map((count) => addDays('1970-01-01', count));

describe('toCalendarDay', () => {
  test.each([
    ['2026-03-10T22:59:59Z', 'Europe/Stockholm', '2026-03-10'],
    ['2026-03-10T23:00:00Z', 'Europe/Stockholm', '2026-03-11'],
    ['2026-03-10T07:00:00Z', 'America/Los_Angeles', '2026-03-10'],
    ['2026-03-10T06:59:59Z', 'America/Los_Angeles', '2026-03-09'],
    ['2026-03-29T00:30:00Z', 'Europe/Stockholm', '2026-03-29'],
    ['2026-12-31T11:00:00Z', 'Pacific/Kiritimati', '2027-01-01'],
  ])('%s in %s is %s', (instant, zone, day) => {
    expect(toCalendarDay(new Date(instant), zone)).toBe(day);
  });

  test('does not depend on the instants and zones of earlier calls', () => {
    const oneDay = fc.record({
      ms: fc.integer({ min: -2000, max: 2000 }),
      zone: fc.constantFrom('Europe/Stockholm', 'UTC', 'Pacific/Kiritimati'),
    });
    fc.assert(
      fc.property(fc.array(oneDay, { maxLength: 20 }), (calls) => {
        for (const { ms, zone } of calls) {
          const instant = Date.parse('2026-03-10T23:00:00Z') + ms;
          const offset = { 'Europe/Stockholm': 1, UTC: 0, 'Pacific/Kiritimati': 14 }[zone] ?? 0;
          const local = new Date(instant + offset * 3_600_000).toISOString();
          expect(toCalendarDay(new Date(instant), zone)).toBe(local.slice(0, 10));
        }
      }),
    );
  });

  test('throws for an invalid date', () => {
    expect(() => toCalendarDay(new Date(Number.NaN), 'UTC')).toThrow(RangeError);
  });

  test('throws for a time zone that does not exist', () => {
    expect(() => toCalendarDay(new Date(0), 'Nowhere/Land')).toThrow(RangeError);
    expect(isTimeZone('Nowhere/Land')).toBe(false);
    expect(isTimeZone('Europe/Stockholm')).toBe(true);
  });

  test('takes an offset as a zone only in one form', () => {
    expect(['+02:00', '-05:30', '+0200', '+02', '+99:00'].filter(isTimeZone)).toEqual(['+02:00', '-05:30']);
  });
});

describe('isCalendarDay', () => {
  test.each(['2026-02-30', '2026-13-01', '2026-2-3', '', '2026-03-10T00:00:00Z', 'today'])(
    '%s is not a calendar day',
    (text) => {
      expect(isCalendarDay(text)).toBe(false);
    },
  );
  test('29 February is valid only in a leap year', () => {
    expect([isCalendarDay('2024-02-29'), isCalendarDay('2025-02-29')]).toEqual([true, false]);
  });
});

test('a week starts on Sunday or on Monday', () => {
  const days = ['2026-03-08', '2026-03-11', '2026-03-14', '2026-03-15'];
  expect(days.map((day) => startOfWeek(day))).toEqual([
    '2026-03-08',
    '2026-03-08',
    '2026-03-08',
    '2026-03-15',
  ]);
  expect(days.map((day) => startOfWeek(day, 1))).toEqual([
    '2026-03-02',
    '2026-03-09',
    '2026-03-09',
    '2026-03-09',
  ]);
});

test('addDays moves by the given number of days in both directions', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -4000, max: 4000 }), (day, count) => {
      const moved = addDays(day, count);
      expect(addDays(moved, -count)).toBe(day);
      expect(toDayNumber(moved) - toDayNumber(day)).toBe(count);
      expect((((getWeekday(day) + count) % 7) + 7) % 7).toBe(getWeekday(moved));
    }),
  );
});
