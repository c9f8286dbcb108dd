import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import type { Db } from '../connect.ts';

/** A person to seed: the days to fill, and the random numbers that decide what happens on them. */
export interface SeedUser {
  id: number;
  random: () => number;
  today: CalendarDay;
  /** The latest allowed time of an entry. */
  now: Date;
  days: number;
}

/** Adds one area's data to a seeded person. Register a new area in `areas` in seed-users.ts. */
export type SeedArea = (db: Db, person: SeedUser) => Promise<void>;

/** Returns a random sample of the person's days, oldest first. Each day is taken with the given probability. */
export function sampleDays({ random, today, days }: SeedUser, chance: number): CalendarDay[] {
  return Array.from({ length: days }, (_, index) => addDays(today, index + 1 - days)).filter(
    () => random() < chance,
  );
}
