import { at, type Vector } from './statistics/vector.ts';

/** The lengths of a person's streaks. A streak is a run of consecutive days with yes. */
export interface Streak {
  /**
   * The length of the streak that ends on the last day. If the last day has no answer, the length of the streak that
   * ends on the day before.
   */
  current: number;
  longest: number;
}

/**
 * Returns the current and the longest streak of a yes/no measure, in days. `values` has 1, 0 or NaN (unknown) per day.
 * A day without an answer ends a streak, because the answer may be no.
 */
export function findStreak(values: Vector): Streak {
  const isOpen = values.length > 0 && Number.isNaN(at(values, values.length - 1));
  const answered = isOpen ? values.subarray(0, values.length - 1) : values;
  let [current, longest] = [0, 0];
  for (const value of answered) {
    current = value === 1 ? current + 1 : 0;
    longest = Math.max(longest, current);
  }
  return { current, longest };
}
