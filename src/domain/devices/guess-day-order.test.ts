import { expect, test } from 'vitest';
import { guessDayOrder } from './guess-day-order.ts';

test('a date that has only one order decides', () => {
  expect(guessDayOrder(['01/02/2026', '25/02/2026'])).toBe('dmy');
  expect(guessDayOrder(['01/02/2026', '02/25/2026'])).toBe('mdy');
  expect(guessDayOrder(['2026-02-01', '2026-02-02'])).toBe('ymd');
});

test('if several orders are possible, the days follow each other', () => {
  expect(guessDayOrder(['01/02/2026', '02/02/2026', '03/02/2026'])).toBe('dmy');
  expect(guessDayOrder(['02/03/2026', '02/02/2026', '02/01/2026'])).toBe('mdy');
});

test('dates far apart have the American order with slashes, and the European order otherwise', () => {
  expect(guessDayOrder(['01/02/2026'])).toBe('mdy');
  expect(guessDayOrder(['01.02.2026'])).toBe('dmy');
  expect(guessDayOrder([])).toBe('dmy');
});
