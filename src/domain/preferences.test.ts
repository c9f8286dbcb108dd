import { expect, test } from 'vitest';
import { categories } from './checkin.ts';
import { defaultPreferences, isCategoryEnabled, mergePreferences } from './preferences.ts';

test('everything is enabled by default except the cycle', () => {
  const { modules, checkinQuestions } = mergePreferences(undefined);
  expect(Object.entries(modules).filter(([, on]) => !on)).toEqual([['menstrualCycle', false]]);
  expect(Object.values(checkinQuestions).every(Boolean)).toBe(true);
});

test('the defaults are kilograms, centimetres, all numbers and the first day of the week in the language', () => {
  const { units, display, week } = mergePreferences({ modules: { meditation: false } });
  expect({ units, display, week }).toEqual({
    units: { weight: 'kg', length: 'cm' },
    display: { calories: true, weight: true, scores: true, streaks: true },
    week: { firstDay: 'language' },
  });
});

test('insights may not use the cycle by default', () => {
  expect(mergePreferences({ modules: { menstrualCycle: true } }).insights).toEqual({ cycle: false });
  expect(mergePreferences({ insights: { cycle: true } }).insights).toEqual({ cycle: true });
});

test('stored preferences replace the defaults', () => {
  const merged = mergePreferences({
    modules: { menstrualCycle: true },
    checkinQuestions: { alcohol: false },
    units: { weight: 'lb' },
    display: { streaks: false },
    week: { firstDay: 'monday' },
  });
  expect(merged.week).toEqual({ firstDay: 'monday' });
  expect(merged.units).toEqual({ weight: 'lb', length: 'cm' });
  expect(merged.display).toEqual({ calories: true, weight: true, scores: true, streaks: false });
  expect(merged.modules).toEqual({ ...defaultPreferences.modules, menstrualCycle: true });
  expect(merged.checkinQuestions).toEqual({ ...defaultPreferences.checkinQuestions, alcohol: false });
});

test('seven categories can be switched off, three are always asked', () => {
  const off = {
    junkFood: false,
    alcohol: false,
    water: false,
    energy: false,
    mood: false,
    stress: false,
    sleep: false,
  };
  expect(categories.filter((category) => isCategoryEnabled(category, off))).toEqual([
    'sugar',
    'self_care',
    'procrastination',
  ]);
  const on = { ...off, water: true };
  expect(isCategoryEnabled('hydration', on)).toBe(true);
  expect(isCategoryEnabled('mood', on)).toBe(false);
});
