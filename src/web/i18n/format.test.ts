import { expect, test } from 'vitest';
import {
  formatDay,
  formatFullDay,
  formatNumber,
  formatPercent,
  formatRecentDay,
  formatRecentDayInSentence,
  formatTime,
  formatTimeZone,
  formatWeekday,
} from './format.ts';

// Replaces the non-breaking spaces that Intl inserts.
const plain = (text: string) => text.replace(/\s/g, ' ');

test('numbers follow the language', () => {
  expect([formatNumber(1234.56, 'en', 1), plain(formatNumber(1234.56, 'sv', 1))]).toEqual([
    '1,234.6',
    '1 234,6',
  ]);
  expect([formatNumber(2, 'en', 1), formatNumber(2, 'en', 1, true)]).toEqual(['2', '2.0']);
});

test('percentages follow the language', () => {
  expect([formatPercent(91.6, 'en'), plain(formatPercent(91.6, 'sv')), formatPercent(143, 'en')]).toEqual([
    '92%',
    '92 %',
    '143%',
  ]);
});

test('days of another year show the year, and recent days have a name', () => {
  const today = '2026-03-10';
  expect([formatDay('2026-03-09', 'sv', today), formatDay('2025-03-09', 'sv', today)].map(plain)).toEqual([
    'mån 9 mars',
    'sön 9 mars 2025',
  ]);
  expect(
    ['2026-03-10', '2026-03-09', '2026-03-08'].map((day) => plain(formatRecentDay(day, 'sv', today))),
  ).toEqual(['I dag', 'I går', 'Sön 8 mars']);
  expect([
    formatDay('2026-03-09', 'en', today),
    formatDay('2025-03-09', 'en', today),
    formatFullDay('2026-03-09', 'en'),
  ]).toEqual(['Mon\u00a09\u00a0Mar', 'Sun\u00a09\u00a0Mar\u00a02025', 'Monday 9 March']);
  expect(formatRecentDay(today, 'en', today)).toBe('Today');
  expect(['2026-03-10', '2026-03-08'].map((day) => formatRecentDayInSentence(day, 'en', today))).toEqual([
    'today',
    'Sun\u00a08\u00a0Mar',
  ]);
  expect(formatWeekday(today, 'en')).toBe('Tue');
});

test('times use the given zone', () => {
  expect(formatTime('2026-03-10T12:05:00Z', 'Europe/Stockholm', 'sv')).toBe('13:05');
  expect(plain(formatTime('2026-03-10T12:05:00Z', 'America/New_York', 'en'))).toBe('08:05');
});

test('a time zone has its name, and a fixed offset its sign', () => {
  const nameOf = (zone: string) => formatTimeZone(zone, 'en');
  expect(['Europe/Stockholm', 'UTC', 'Etc/GMT+5', 'Etc/GMT-12'].map(nameOf)).toEqual([
    'Central European Time',
    'UTC',
    'GMT-05:00',
    'GMT+12:00',
  ]);
});
