import { expect, test } from 'vitest';
import { defaultPreferences, mergePreferences } from './preferences.ts';

test('all is on by default but the cycle', () => {
  const { modules, checkinQuestions } = mergePreferences(undefined);
  expect(Object.entries(modules).filter(([, on]) => !on)).toEqual([['menstrualCycle', false]]);
  expect(Object.values(checkinQuestions).every(Boolean)).toBe(true);
});

test('what was stored lies over the defaults', () => {
  const merged = mergePreferences({
    modules: { menstrualCycle: true },
    checkinQuestions: { alcohol: false },
  });
  expect(merged.modules).toEqual({ ...defaultPreferences.modules, menstrualCycle: true });
  expect(merged.checkinQuestions).toEqual({ ...defaultPreferences.checkinQuestions, alcohol: false });
});
