import { addDays, type CalendarDay } from '../calendar-day.ts';
import { experimentHabits } from '../experiments/choices.ts';
import type { Signal } from './signal.ts';
import type { Vector } from './statistics/vector.ts';
import { findStreak } from './streak.ts';

/** The fewest days of a streak that is shown. */
const shortestStreak = 7;

/**
 * Returns the current streak of a habit if it has at least 7 days. A streak consists of days with the habit. For a
 * habit that people usually want to avoid, a streak consists of days without the habit. Returns undefined for a shorter
 * streak, and for a measure that is not in `experimentHabits`. `values` ends on the day `through`, and has 1, 0 or NaN
 * (unknown) per day.
 */
export function findHabitStreak(measure: string, values: Vector, through: CalendarDay): Signal | undefined {
  if (!Object.hasOwn(experimentHabits, measure)) return undefined;
  const wanted = experimentHabits[measure as keyof typeof experimentHabits];
  const { current, longest } = findStreak(
    wanted === 'with' ? values : values.map((value) => (Number.isNaN(value) ? value : 1 - value)),
  );
  if (current < shortestStreak) return undefined;
  const isOpen = Number.isNaN(values.at(-1) ?? Number.NaN);
  const to = isOpen ? addDays(through, -1) : through;
  const from = addDays(to, 1 - current);
  return {
    kind: 'streak',
    measure,
    exposure: null,
    amount: current,
    usual: longest,
    from,
    to,
    days: current,
    firstSeen: addDays(from, shortestStreak - 1),
    lastChecked: through,
    status: 'current',
  };
}
