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

/** Bounds of an entry. The form suggests cycle days 1 to 35; a long cycle goes further. */
export const cycleBounds = {
  cycleDay: { min: 1, max: 99 },
  flowIntensity: { min: 1, max: 5 },
  score: { min: 1, max: 10 },
  notes: 2000,
} as const;

/** Days; what lies outside is a start marked twice or one that was never logged, and counts for nothing. */
export const cycleLengthBounds = { min: 15, max: 90 } as const;

export interface CycleMark {
  day: CalendarDay;
  periodStart: boolean;
  atypical: boolean;
}

export interface Cycle {
  start: CalendarDay;
  /** Days until the next start; null while the cycle runs. */
  length: number | null;
  /** Something in it was marked as out of the ordinary. */
  atypical: boolean;
}

/**
 * The cycles between period starts, oldest first, the last one running. A start that comes sooner after the
 * one before than any cycle is long belongs to the same period. One atypical entry makes its cycle atypical.
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

/** Whether a cycle says something of the next ones: complete, possible, and not marked as atypical. */
export const isUsableCycle = (cycle: Cycle): boolean =>
  cycle.length !== null && cycle.length <= cycleLengthBounds.max && !cycle.atypical;

/** Days from one to another, negative backwards. */
export const daysBetween = (from: CalendarDay, to: CalendarDay): number =>
  toDayNumber(to) - toDayNumber(from);
