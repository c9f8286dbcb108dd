import { expect, test } from 'vitest';
import { addDays } from './calendar-day.ts';
import { formatLongDate } from './format-long-date.ts';

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
