import { expect, it } from 'vitest';
import { labelDays } from './label-days.ts';

it('labels the days of one week with weekdays', () => {
  expect(labelDays(['2026-03-02', '2026-03-05', '2026-03-08'], 'en')).toEqual(['Mon', 'Thu', 'Sun']);
});

it('labels days of more than one week with dates, so that no label repeats', () => {
  expect(labelDays(['2026-03-02', '2026-03-05', '2026-03-09'], 'en')).toEqual(['2\nMar', '5', '9']);
  expect(labelDays(['2026-03-25', '2026-03-30', '2026-04-02'], 'sv')).toEqual(['25\nmars', '30', '2\napr.']);
});

it('returns no labels for no days', () => {
  expect(labelDays([], 'en')).toEqual([]);
});
