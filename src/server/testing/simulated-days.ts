import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import type { ObservedMeasure } from '#domain/measures/catalogue.ts';
import { seededRandom } from '#domain/seeded-random.ts';
import type { Db } from '#server/db/connect.ts';

/**
 * An effect of a habit on a score. `simulateDays` adds the effect to the days of a person, so that a test knows which
 * effects the insight engine can find.
 */
export interface PlantedEffect {
  exposure: (typeof habits)[number];
  outcome: (typeof scores)[number];
  lag: 0 | 1;
  /** How many points the habit adds to the outcome of the same day (`lag` 0) or of the next day (`lag` 1). */
  points: number;
}

const habits = ['alcoholConsumption', 'sugarIntake', 'junkFoodConsumption', 'selfCareActivity'] as const;
const scores = ['mood', 'energyLevel', 'stressLevel', 'sleepQuality'] as const;

interface SimulatedDay {
  day: CalendarDay;
  measure: ObservedMeasure;
  value: number;
}

/**
 * Returns the values of a simulated person for habits and scores. Scores persist from day to day and are better on
 * weekends. On average, one check-in in ten is missing. Habits influence scores only by the given effects.
 */
export function simulateDays(
  seed: number,
  { first, days, effects }: { first: CalendarDay; days: number; effects: readonly PlantedEffect[] },
): SimulatedDay[] {
  const random = seededRandom(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const done = new Map(
    habits.map((habit) => [habit, Array.from({ length: days }, () => Number(random() < 0.35))]),
  );
  const values: SimulatedDay[] = [];
  const noise = scores.map(() => 0);
  for (let index = 0; index < days; index += 1) {
    const day = addDays(first, index);
    const isForgotten = random() < 0.1;
    const add = (measure: ObservedMeasure, value: number) =>
      isForgotten || values.push({ day, measure, value });
    for (const habit of habits) add(habit, done.get(habit)?.[index] ?? 0);
    scores.forEach((score, place) => {
      noise[place] = 0.4 * (noise[place] ?? 0) + normal();
      const planted = effects
        .filter(({ outcome }) => outcome === score)
        .map(({ exposure, lag, points }) => points * (done.get(exposure)?.[index - lag] ?? 0));
      const sum = planted.reduce(
        (total, points) => total + points,
        6 + (noise[place] ?? 0) + (index % 7 > 4 ? 0.4 : 0),
      );
      add(score, Math.min(10, Math.max(1, Math.round(sum))));
    });
  }
  return values;
}

/** Inserts simulated days as values that the person entered. */
export async function insertDays(db: Db, userId: number, days: readonly SimulatedDay[]): Promise<void> {
  const rows = days.map((one) => ({ user_id: userId, source: 'self', ...one }));
  for (let from = 0; from < rows.length; from += 1000)
    await db
      .insertInto('daily_observations')
      .values(rows.slice(from, from + 1000))
      .execute();
}
