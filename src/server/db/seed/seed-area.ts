import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import type { Db } from '../connect.ts';

export interface SeedUser {
  id: number;
  random: () => number;
  today: CalendarDay;
  /** Nothing is later than this. */
  now: Date;
  days: number;
}

/** What an area adds to a seeded person; a new area adds its own to `areas` in seed-users.ts. */
export type SeedArea = (db: Db, person: SeedUser) => Promise<void>;

/** The person's days, oldest first, each taken with a chance. */
export function sampleDays({ random, today, days }: SeedUser, chance: number): CalendarDay[] {
  return Array.from({ length: days }, (_, index) => addDays(today, index + 1 - days)).filter(
    () => random() < chance,
  );
}
