import { type CalendarDay, toDayNumber } from './calendar-day.ts';

export const cyclePhases = ['menstrual', 'follicular', 'ovulation', 'luteal'] as const;
export type CyclePhase = (typeof cyclePhases)[number];

export const cycleSymptoms = [
  'cramping',
  'bloating',
  'mood_swings',
  'headache',
  'fatigue',
  'breast_tenderness',
  'acne',
  'food_cravings',
  'irritability',
  'anxiety',
] as const;
export type CycleSymptom = (typeof cycleSymptoms)[number];

/**
 * Bounds of a cycle entry. `notes` is the maximum number of characters. The form suggests cycle days 1 to 35, but
 * longer cycles are valid.
 */
export const cycleBounds = {
  cycleDay: { min: 1, max: 99 },
  flowIntensity: { min: 1, max: 5 },
  score: { min: 1, max: 10 },
  notes: 2000,
} as const;

/**
 * The possible lengths of a cycle in days. Period starts that are less than `min` days apart count as one start. A
 * cycle of more than `max` days probably contains a start that was not recorded, so predictions do not use the cycle.
 */
export const cycleLengthBounds = { min: 15, max: 90 } as const;

/** A day with a cycle entry, and whether the entry starts a period or is marked as atypical. */
export interface CycleMark {
  day: CalendarDay;
  periodStart: boolean;
  atypical: boolean;
}

/** A cycle: the days from one period start to the day before the next period start. */
export interface Cycle {
  start: CalendarDay;
  /** The number of days from this period start to the next. Null for the current cycle. */
  length: number | null;
  /** Whether the cycle has an entry marked as atypical. */
  atypical: boolean;
}

/**
 * Returns the cycles between period starts, oldest first. The last cycle is the current cycle. A start that follows the
 * previous start by less than the shortest cycle length belongs to the same period. A cycle that contains an atypical
 * entry is marked as atypical.
 */
export function findCycles(marks: CycleMark[]): Cycle[] {
  const starts: CalendarDay[] = [];
  for (const day of marks
    .filter((mark) => mark.periodStart)
    .map((mark) => mark.day)
    .sort()) {
    const last = starts.at(-1);
    if (last === undefined || daysBetween(last, day) >= cycleLengthBounds.min) starts.push(day);
  }
  return starts.map((start, index) => {
    const next = starts[index + 1];
    const within = (mark: CycleMark) => mark.day >= start && (next === undefined || mark.day < next);
    return {
      start,
      length: next === undefined ? null : daysBetween(start, next),
      atypical: marks.some((mark) => mark.atypical && within(mark)),
    };
  });
}

/** Returns whether a cycle is used for predictions: complete, of a possible length, and not atypical. */
export const isUsableCycle = (cycle: Cycle): boolean =>
  cycle.length !== null && cycle.length <= cycleLengthBounds.max && !cycle.atypical;

/** Returns the number of days from `from` to `to`, negative if `to` is earlier. */
export const daysBetween = (from: CalendarDay, to: CalendarDay): number =>
  toDayNumber(to) - toDayNumber(from);
