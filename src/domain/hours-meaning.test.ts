import { expect, it } from 'vitest';
import { hoursMeaning } from './hours-meaning.ts';

const entered = { date: '2026-03-09', awakeHours: null };
const measured = { date: '2026-03-10', awakeHours: 0.5 };

it.each([
  ['inBed', ['2026-03-09'], [entered, measured]],
  ['asleep', ['2026-03-10'], [entered, measured]],
  ['mixed', ['2026-03-09', '2026-03-10'], [entered, measured]],
  ['mixed', ['2026-03-08', '2026-03-09'], [entered]],
  ['asleep', ['2026-03-08'], []],
])('is %s for the days %j', (meaning, days, nights) => {
  expect(hoursMeaning(days, nights)).toBe(meaning);
});
