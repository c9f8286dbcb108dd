import { expect, test } from 'vitest';
import { preferOffset, readDay, readTime } from './read-time.ts';

const zone = 'Europe/Stockholm';
const read = (text: string, isLocal = false) => {
  const time = readTime(text, zone, isLocal);
  return time && `${time.instant.toISOString()} ${time.zone}`;
};

test.each([
  ['2026-03-01T22:15:00.000000+02:00', '2026-03-01T20:15:00.000Z +02:00'],
  ['2026-03-01T22:15:00-0530', '2026-03-02T03:45:00.000Z -05:30'],
  ['2026-03-01T22:15:30.5Z', '2026-03-01T22:15:30.500Z Europe/Stockholm'],
  ['2026-03-01T22:15:00+00:00', '2026-03-01T22:15:00.000Z Europe/Stockholm'],
  ['2026-03-01T22:15', '2026-03-01T21:15:00.000Z Europe/Stockholm'],
  ['2026-07-01 22:15:10', '2026-07-01T20:15:10.000Z Europe/Stockholm'],
])('reads %s', (text, expected) => {
  expect(read(text)).toBe(expected);
});

test('a text in UTC that is marked as local is a local time, but an offset stays', () => {
  expect(read('2026-03-01T22:15:00+00:00', true)).toBe('2026-03-01T21:15:00.000Z Europe/Stockholm');
  expect(read('2026-03-01T22:15:00-08:00', true)).toBe('2026-03-02T06:15:00.000Z -08:00');
});

test.each([
  '',
  'yesterday',
  '2026-02-30T10:00:00Z',
  '2026-03-01',
  '2026-03-01T25:00:00Z',
  '2026-03-01T10:61:00+01:00',
])('cannot read "%s"', (text) => {
  expect(read(text)).toBeUndefined();
});

test('a day is the first 10 characters, without conversion', () => {
  expect(readDay('2026-03-01T23:59:59-11:00')).toBe('2026-03-01');
  expect(readDay('2026-02-30T00:00:00Z')).toBeUndefined();
});

test('an offset is preferred to a zone', () => {
  expect(preferOffset('+02:00', zone)).toBe('+02:00');
  for (const none of [null, undefined, '', 'Z', 'Europe/Paris']) expect(preferOffset(none, zone)).toBe(zone);
});
