import type { Category } from './checkin.ts';
import { allNumbersShown, type ShownNumbers } from './shown-numbers.ts';
import type { Units } from './units.ts';

/**
 * The choices for the first day of the week. `language` means Monday in Swedish. In English, it means Sunday if the
 * browser knows that weeks start on Sunday in its region, such as the United States, and otherwise Monday.
 */
export const firstDays = ['language', 'monday', 'sunday'] as const;
export type FirstDay = (typeof firstDays)[number];

interface Display {
  units: Units;
  /** Which kinds of numbers are shown. */
  display: ShownNumbers;
  week: { firstDay: FirstDay };
  /** Whether the insight engine is allowed to use measures of the menstrual cycle. */
  insights: { cycle: boolean };
}

const defaultDisplay: Display = {
  units: { weight: 'kg', length: 'cm' },
  display: allNumbersShown,
  week: { firstDay: 'language' },
  insights: { cycle: false },
};

/**
 * The default preferences: which modules and check-in questions are enabled, the display settings, and which measures
 * the insights are allowed to use.
 */
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

/** Preferences as they are stored: only the values that the person has changed. */
export type StoredPreferences = { [Group in keyof Preferences]?: Partial<Preferences[Group]> | undefined };

/** Returns complete preferences: the stored values, and the defaults for all others. */
export function mergePreferences(stored: StoredPreferences | undefined): Preferences {
  return {
    modules: { ...defaultPreferences.modules, ...stored?.modules },
    checkinQuestions: { ...defaultPreferences.checkinQuestions, ...stored?.checkinQuestions },
    units: { ...defaultPreferences.units, ...stored?.units },
    display: { ...defaultPreferences.display, ...stored?.display },
    week: { ...defaultPreferences.week, ...stored?.week },
    insights: { ...defaultPreferences.insights, ...stored?.insights },
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

/** Returns whether the check-in asks the questions of a category. A category without a switch is always asked. */
export function isCategoryEnabled(category: Category, switches: Preferences['checkinQuestions']): boolean {
  const name = switchByCategory[category];
  return name === undefined || switches[name];
}
