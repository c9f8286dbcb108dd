/** Which modules and check-in questions a person has switched on. */
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
};

export type Preferences = typeof defaultPreferences;

export interface StoredPreferences {
  modules?: Partial<Preferences['modules']>;
  checkinQuestions?: Partial<Preferences['checkinQuestions']>;
}

/** What was stored, over the defaults. */
export function mergePreferences(stored: StoredPreferences | undefined): Preferences {
  return {
    modules: { ...defaultPreferences.modules, ...stored?.modules },
    checkinQuestions: { ...defaultPreferences.checkinQuestions, ...stored?.checkinQuestions },
  };
}
