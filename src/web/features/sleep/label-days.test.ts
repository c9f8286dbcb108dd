import { expect, it } from 'vitest';
import { labelDays } from './label-days.ts';

it('labels the days of one week with weekdays', () => {
  expect(labelDays(['2026-03-02', '2026-03-05', '2026-03-08'], 'en')).toEqual(['Mon', 'Thu', 'Sun']);
});

it('labels days of more than one week with dates, so that no label repeats', () => {
  expect(labelDays(['2026-03-02', '2026-03-05', '2026-03-09'], 'en')).toEqual(['2 Mar', '5 Mar', '9 Mar']);
  expect(labelDays(['2026-03-02', '2026-03-09'], 'sv')).toEqual(['2 mars', '9 mars']);
});

it('returns no labels for no days', () => {
  expect(labelDays([], 'en')).toEqual([]);
});
