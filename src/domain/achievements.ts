import { type CalendarDay, startOfWeek, toDayNumber } from './calendar-day.ts';
import { weeklyMinutesGoal } from './fitness.ts';

export const achievementLevels = ['bronze', 'silver', 'gold'] as const;
export type AchievementLevel = (typeof achievementLevels)[number];

/** What a person did on one day; a day on which nothing was logged is not in the list. */
export interface ActiveDay {
  day: CalendarDay;
  /** Answers of the day's check-in. */
  answers: number;
  /** Completed meditation sessions, and the minutes of all. */
  sessions: number;
  meditationMinutes: number;
  workouts: number;
  workoutMinutes: number;
  /** 1 where the night that ended on the day was logged. */
  nights: number;
  meals: number;
  /** How many of breakfast, lunch and dinner were logged. */
  mainMeals: number;
}

type Counter = (days: ActiveDay[]) => Iterable<{ day: CalendarDay; value: number }>;

interface Rule {
  /** The counts that bronze, silver and gold ask for. */
  steps: readonly [number, number, number];
  count: Counter;
}

/** The thresholds as published: counts of what a person logged, never of how it went. */
export const achievementRules = {
  checkinDays: { steps: [7, 30, 100], count: total((day) => (day.answers > 0 ? 1 : 0)) },
  checkinStreak: { steps: [3, 7, 30], count: longestStreak((day) => day.answers > 0) },
  meditationSessions: { steps: [5, 25, 100], count: total((day) => day.sessions) },
  meditationMinutes: { steps: [60, 600, 3000], count: total((day) => day.meditationMinutes) },
  meditationStreak: { steps: [3, 7, 30], count: longestStreak((day) => day.sessions > 0) },
  workouts: { steps: [5, 25, 100], count: total((day) => day.workouts) },
  workoutMinutes: { steps: [300, 1500, 6000], count: total((day) => day.workoutMinutes) },
  activeWeeks: { steps: [1, 4, 26], count: activeWeeks },
  nights: { steps: [7, 30, 100], count: total((day) => day.nights) },
  nightStreak: { steps: [3, 7, 30], count: longestStreak((day) => day.nights > 0) },
  meals: { steps: [10, 100, 500], count: total((day) => day.meals) },
  fullMealDays: { steps: [3, 14, 60], count: total((day) => (day.mainMeals >= 3 ? 1 : 0)) },
} as const satisfies Record<string, Rule>;

export type AchievementKey = keyof typeof achievementRules;
export const achievementKeys = Object.keys(achievementRules) as [AchievementKey, ...AchievementKey[]];

export interface Achievement {
  key: AchievementKey;
  /** The count so far. */
  value: number;
  earned: { level: AchievementLevel; threshold: number; day: CalendarDay }[];
  /** The step ahead and how much of it is done, 0 to 1; null once gold is earned. */
  next: { level: AchievementLevel; threshold: number; progress: number } | null;
}

/** Every achievement with the day each of its steps was earned. `days` are sorted, oldest first. */
export function computeAchievements(days: ActiveDay[]): Achievement[] {
  return achievementKeys.map((key) => {
    const rule: Rule = achievementRules[key];
    const steps = achievementLevels.map((level, index) => ({ level, threshold: rule.steps[index] ?? 0 }));
    const earned: Achievement['earned'] = [];
    let reached = 0;
    for (const { day, value } of rule.count(days)) {
      reached = value;
      for (let step = steps[earned.length]; step && value >= step.threshold; step = steps[earned.length])
        earned.push({ ...step, day });
    }
    const step = steps[earned.length];
    return {
      key,
      value: reached,
      earned,
      next: step ? { ...step, progress: reached / step.threshold } : null,
    };
  });
}

function total(of: (day: ActiveDay) => number): Counter {
  return function* (days) {
    let value = 0;
    for (const day of days) {
      value += of(day);
      yield { day: day.day, value };
    }
  };
}

function longestStreak(isDone: (day: ActiveDay) => boolean): Counter {
  return function* (days) {
    let [run, value, last] = [0, 0, Number.NaN];
    for (const day of days.filter(isDone)) {
      const number = toDayNumber(day.day);
      run = number === last + 1 ? run + 1 : 1;
      last = number;
      value = Math.max(value, run);
      yield { day: day.day, value };
    }
  };
}

/** Weeks, Sunday to Saturday, with the minutes that adults are advised to move in one. */
function* activeWeeks(days: ActiveDay[]) {
  let [week, minutes, value] = ['', 0, 0];
  for (const { day, workoutMinutes } of days) {
    const sunday = startOfWeek(day);
    if (sunday !== week) [week, minutes] = [sunday, 0];
    if (minutes < weeklyMinutesGoal && minutes + workoutMinutes >= weeklyMinutesGoal) value += 1;
    minutes += workoutMinutes;
    yield { day, value };
  }
}
