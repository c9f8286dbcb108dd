import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import type { Db } from '../connect.ts';

/**
 * A person to whom data is added. `days` is the number of days up to `today`. `random` returns numbers in [0, 1) that
 * determine the data.
 */
export interface SeedUser {
  id: number;
  random: () => number;
  today: CalendarDay;
  /** No entry may be later than this time. */
  now: Date;
  days: number;
}

/** Adds the data of one area to a person. Each function of this type must be listed in `areas` in seed-users.ts. */
export type SeedArea = (db: Db, person: SeedUser) => Promise<void>;

/** Returns a random sample of the person's days, oldest first. Each day is taken with the given probability. */
export function sampleDays({ random, today, days }: SeedUser, chance: number): CalendarDay[] {
  return Array.from({ length: days }, (_, index) => addDays(today, index + 1 - days)).filter(
    () => random() < chance,
  );
}
