import { expect, test } from 'vitest';
import { addDays } from './calendar-day.ts';
import { formatLongDate, formatLongRange } from './format-long-date.ts';

test.each([
  ['en', 'en-GB', '3 March 2026'],
  ['sv', 'sv-SE', '3 mars 2026'],
] as const)('returns the text of Intl.DateTimeFormat in %s', (language, locale, example) => {
  expect(formatLongDate('2026-03-03', language)).toBe(example);
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const days = Array.from({ length: 366 }, (_, index) => addDays('2024-01-01', index));
  for (const day of ['0001-01-01', '9999-12-31', ...days])
    expect(formatLongDate(day, language)).toBe(format.format(new Date(`${day}T00:00:00Z`)));
});

test.each([
  ['2026-11-19', '2026-11-25', 'en', 'from 19 to 25 November 2026'],
  ['2026-11-28', '2026-12-04', 'sv', 'från den 28 november till den 4 december 2026'],
  ['2025-12-30', '2026-01-02', 'en', 'from 30 December 2025 to 2 January 2026'],
] as const)('repeats no month or year: from %s to %s (%s)', (from, to, language, text) => {
  expect(formatLongRange(from, to, language)).toBe(text);
});
