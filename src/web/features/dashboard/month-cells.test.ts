import { expect, test } from 'vitest';
import { describeYear, type YearDayValues } from '#domain/year-horizon.ts';
import { placeMonth } from './month-cells.ts';

const none = { heartRate: null, stressLevel: null, energyLevel: null, mood: null, waterIntake: null };
const values: YearDayValues[] = [{ ...none, date: '2026-05-13', sleepHours: 8 }];
const [may, june] = describeYear(values, 2026, '2026-08-01').slice(4, 6);

test('the month of the first value starts with the week of this value', () => {
  const cells = placeMonth(may?.days ?? [], 0);
  // 13 May 2026 is a Wednesday.
  expect(cells[0]).toMatchObject({ day: '2026-05-10', cell: 0 });
  expect(cells.find(({ day }) => day === '2026-05-13')?.cell).toBe(3);
  expect(placeMonth(may?.days ?? [], 1)[0]).toMatchObject({ day: '2026-05-11', cell: 0 });
});

test('a later month has all its days, below their weekdays', () => {
  const cells = placeMonth(june?.days ?? [], 0);
  // 1 June 2026 is a Monday.
  expect(cells[0]).toMatchObject({ day: '2026-06-01', cell: 1 });
  expect(cells).toHaveLength(30);
});
