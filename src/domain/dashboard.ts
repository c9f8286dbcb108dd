/** What the dashboard says of a person's day, by section 4 of the product's specification. */

/** The part of the day an hour of 0 to 23 belongs to: morning before 12, afternoon before 17, else evening. */
export function partOfDay(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}

export const ringMetrics = ['mood', 'energyLevel', 'stressLevel', 'waterIntake'] as const;
export type RingMetric = (typeof ringMetrics)[number];

/** How full a ring is, 0 to 100. Scores are of 10 and water is in glasses; stress is drawn as calm. */
export function ringPercent(ring: RingMetric, value: number): number {
  const percent = (ring === 'stressLevel' ? 10 - value : value) * 10;
  return Math.min(100, Math.max(0, percent));
}

export const habits = [
  'alcoholConsumption',
  'sugarIntake',
  'junkFoodConsumption',
  'selfCareActivity',
  'procrastination',
] as const;
export type Habit = (typeof habits)[number];

/** Whether a habit went as one would wish: self care by doing it, the other four by leaving them. */
export function habitState(habit: Habit, done: boolean | null): 'check' | 'cross' | 'unknown' {
  if (done === null) return 'unknown';
  return done === (habit === 'selfCareActivity') ? 'check' : 'cross';
}

/** Beats a minute that the specification shows while none are measured. */
export const typicalHeartRate = 72;

/** Fewer days than this say nothing of what is usual. */
const minTypicalDays = 5;

/** What is usual for a person: the median of the days that are known, undefined with fewer than five. */
export function typicalValue(days: readonly (number | null)[]): number | undefined {
  const known = days.filter((value) => value !== null).sort((a, b) => a - b);
  if (known.length < minTypicalDays) return undefined;
  const middle = known.slice(Math.floor((known.length - 1) / 2), Math.floor(known.length / 2) + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}
