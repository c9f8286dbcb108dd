import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseTime } from './parse-time.ts';

test.each([
  ['06:30', '06:30'],
  ['6:30', '06:30'],
  ['6.30', '06:30'],
  ['6,30', '06:30'],
  ['6 30', '06:30'],
  ['630', '06:30'],
  ['0630', '06:30'],
  ['2315', '23:15'],
  ['6', '06:00'],
  ['22', '22:00'],
  ['0', '00:00'],
  ['kl. 6.30', '06:30'],
  ['kl 22', '22:00'],
  [' 6:30 pm ', '18:30'],
  ['6:30PM', '18:30'],
  ['6 a.m.', '06:00'],
  ['630pm', '18:30'],
  ['12 am', '00:00'],
  ['12:15 pm', '12:15'],
])('%j is %s', (text, time) => {
  expect(parseTime(text)).toBe(time);
});

test.each(['', 'morning', '24:00', '6:60', '63', '6:3', '6:', '12345', '13 pm', '0:30 am', '-6', '6:30:15'])(
  '%j is no time',
  (text) => {
    expect(parseTime(text)).toBeUndefined();
  },
);

test('every time of day is read back', () => {
  const part = (max: number) => fc.integer({ min: 0, max }).map((value) => String(value).padStart(2, '0'));
  fc.assert(
    fc.property(part(23), part(59), (hours, minutes) => {
      const time = `${hours}:${minutes}`;
      expect([time, `${hours}${minutes}`, `${hours}.${minutes}`].map(parseTime)).toEqual([time, time, time]);
    }),
  );
});
