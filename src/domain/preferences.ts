import type { Category } from './checkin.ts';
import type { Units } from './units.ts';

interface Display {
  units: Units;
  /** Whether runs of days are shown. */
  display: { streaks: boolean };
}

const defaultDisplay: Display = { units: { weight: 'kg', length: 'cm' }, display: { streaks: true } };

/** Which modules and check-in questions a person has switched on, and how things are shown. */
export const defaultPreferences = {
  modules: {
    menstrualCycle: false,
    deviceSync: true,
    foodLogging: true,
    dailyCheckin: true,
    meditation: true,
    patternAnalysis: true,
    healthMetrics: true,
  },
  checkinQuestions: {
    junkFood: true,
    alcohol: true,
    water: true,
    energy: true,
    mood: true,
    stress: true,
    sleep: true,
  },
  ...defaultDisplay,
};

export type Preferences = typeof defaultPreferences;

export type StoredPreferences = { [Group in keyof Preferences]?: Partial<Preferences[Group]> | undefined };

/** What was stored, over the defaults. */
export function mergePreferences(stored: StoredPreferences | undefined): Preferences {
  return {
    modules: { ...defaultPreferences.modules, ...stored?.modules },
    checkinQuestions: { ...defaultPreferences.checkinQuestions, ...stored?.checkinQuestions },
    units: { ...defaultPreferences.units, ...stored?.units },
    display: { ...defaultPreferences.display, ...stored?.display },
  };
}

const switchByCategory: Partial<Record<Category, keyof Preferences['checkinQuestions']>> = {
  junk_food: 'junkFood',
  alcohol: 'alcohol',
  hydration: 'water',
  energy: 'energy',
  mood: 'mood',
  stress: 'stress',
  sleep: 'sleep',
};

/** Whether the check-in asks questions of a category; one that has no switch is always asked. */
export function isCategoryEnabled(category: Category, switches: Preferences['checkinQuestions']): boolean {
  const name = switchByCategory[category];
  return name === undefined || switches[name];
}
