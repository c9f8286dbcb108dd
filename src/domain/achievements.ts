import { addDays, type CalendarDay, startOfWeek } from './calendar-day.ts';
import { weeklyMinutesGoal } from './fitness.ts';
import type { MeasureName } from './measures/catalogue.ts';

export const achievementLevels = ['bronze', 'silver', 'gold'] as const;
export type AchievementLevel = (typeof achievementLevels)[number];

/**
 * The measures from which achievements are computed. Achievements count what a person logs, not how good the values
 * are. They use no measures of the menstrual cycle.
 */
export const achievementMeasures = [
  'checkinAnswers',
  'meditationSessions',
  'meditationMinutes',
  'workouts',
  'workoutMinutes',
  'nights',
  'meals',
  'mainMeals',
] as const satisfies MeasureName[];

/** What a person did on one day. A measure without a value counts as 0. */
export type ActiveDay = { day: CalendarDay } & Partial<Record<(typeof achievementMeasures)[number], number>>;

/** The count of one achievement up to a day, and the state that is needed to add the next day. */
interface Count {
  value: number;
  /**
   * For a streak, the number of consecutive days up to `last`. For active weeks, the workout minutes so far in the week
   * that starts on `last`. 0 for all other achievements.
   */
  running: number;
  /**
   * For a streak, its last day. For active weeks, the first day of the week. Null if no day has counted yet, and for
   * all other achievements.
   */
  last: CalendarDay | null;
}

type Counter = (count: Count, day: ActiveDay) => Count;

interface Rule {
  /** The counts required for bronze, silver and gold. */
  steps: readonly [number, number, number];
  count: Counter;
}

/**
 * The thresholds of each achievement and the function that counts it.
 *
 * @NOTE Changing a rule needs a migration that empties `achievement_progress`, because this table stores counts that
 * the old rule made.
 */
export const achievementRules = {
  checkinDays: { steps: [7, 30, 100], count: total((day) => (day.checkinAnswers ? 1 : 0)) },
  checkinStreak: { steps: [3, 7, 30], count: longestStreak((day) => day.checkinAnswers) },
  meditationSessions: { steps: [5, 25, 100], count: total((day) => day.meditationSessions) },
  meditationMinutes: { steps: [60, 600, 3000], count: total((day) => day.meditationMinutes) },
  meditationStreak: { steps: [3, 7, 30], count: longestStreak((day) => day.meditationSessions) },
  workouts: { steps: [5, 25, 100], count: total((day) => day.workouts) },
  workoutMinutes: { steps: [300, 1500, 6000], count: total((day) => day.workoutMinutes) },
  activeWeeks: { steps: [1, 4, 26], count: activeWeeks },
  nights: { steps: [7, 30, 100], count: total((day) => day.nights) },
  nightStreak: { steps: [3, 7, 30], count: longestStreak((day) => day.nights) },
  meals: { steps: [10, 100, 500], count: total((day) => day.meals) },
  fullMealDays: { steps: [3, 14, 60], count: total((day) => ((day.mainMeals ?? 0) >= 3 ? 1 : 0)) },
} as const satisfies Record<string, Rule>;

export type AchievementKey = keyof typeof achievementRules;

/** Returns whether an achievement counts consecutive days (a streak). A person can hide streaks. */
export const isStreak = (key: AchievementKey): boolean => key.endsWith('Streak');

export const achievementKeys = Object.keys(achievementRules) as [AchievementKey, ...AchievementKey[]];

/**
 * The progress of every achievement up to a day. `earned` holds the days on which bronze, silver
 * and gold were earned, in this order. The progress can be stored as JSON.
 */
export type AchievementProgress = Record<AchievementKey, Count & { earned: CalendarDay[] }>;

/** The progress before the first day. */
export const noProgress = Object.fromEntries(
  achievementKeys.map((key) => [key, { value: 0, running: 0, last: null, earned: [] }]),
) as unknown as AchievementProgress;

/**
 * Adds days to the counts and returns the new progress. `days` must be sorted, and later than every day in `progress`.
 */
export function advanceProgress(
  progress: AchievementProgress,
  days: readonly ActiveDay[],
): AchievementProgress {
  const advanced = achievementKeys.map((key) => {
    const { steps, count }: Rule = achievementRules[key];
    let { earned, ...reached } = progress[key];
    for (const day of days) {
      reached = count(reached, day);
      const reachedSteps = steps.filter((step) => reached.value >= step).length;
      if (reachedSteps > earned.length)
        earned = [...earned, ...Array<CalendarDay>(reachedSteps - earned.length).fill(day.day)];
    }
    return [key, { ...reached, earned }];
  });
  return Object.fromEntries(advanced);
}

/** An achievement as it is shown to the person. */
export interface Achievement {
  key: AchievementKey;
  /** The count so far. For a streak, the longest streak. */
  value: number;
  /** The current streak in days: the one that includes today or yesterday. Null for an achievement without a streak. */
  currentStreak: number | null;
  earned: { level: AchievementLevel; threshold: number; day: CalendarDay }[];
  /**
   * The next level to earn. `progress` is `value` as a share of the level's threshold, 0 to 1. Null once gold is
   * earned.
   */
  next: { level: AchievementLevel; threshold: number; progress: number } | null;
}

/** Returns all achievements on `today`, each with its count, the earned levels and the next level. */
export function computeAchievements(progress: AchievementProgress, today: CalendarDay): Achievement[] {
  return achievementKeys.map((key) => {
    const { value, running, last, earned } = progress[key];
    const isCurrent = last !== null && last >= addDays(today, -1);
    const steps = achievementLevels.map((level, index) => ({
      level,
      threshold: achievementRules[key].steps[index] ?? 0,
    }));
    const next = steps[earned.length];
    return {
      key,
      value,
      currentStreak: isStreak(key) ? (isCurrent ? running : 0) : null,
      earned: steps.flatMap((step, index) => {
        const day = earned[index];
        return day === undefined ? [] : [{ ...step, day }];
      }),
      next: next ? { ...next, progress: value / next.threshold } : null,
    };
  });
}

function total(of: (day: ActiveDay) => number | undefined): Counter {
  return (count, day) => ({ ...count, value: count.value + (of(day) ?? 0) });
}

function longestStreak(isDone: (day: ActiveDay) => number | undefined): Counter {
  return ({ value, running, last }, day) => {
    if (!isDone(day)) return { value, running, last };
    const run = last !== null && addDays(last, 1) === day.day ? running + 1 : 1;
    return { value: Math.max(value, run), running: run, last: day.day };
  };
}

/**
 * Adds a day to the count of active weeks. A week (Sunday to Saturday) is active if its workouts
 * last at least 150 minutes in total, as the WHO recommends for adults.
 */
function activeWeeks({ value, running, last }: Count, { day, workoutMinutes = 0 }: ActiveDay): Count {
  const week = startOfWeek(day);
  const before = week === last ? running : 0;
  const minutes = before + workoutMinutes;
  const isReached = before < weeklyMinutesGoal && minutes >= weeklyMinutesGoal;
  return { value: value + (isReached ? 1 : 0), running: minutes, last: week };
}
