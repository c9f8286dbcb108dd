import type { CalendarDay } from '#domain/calendar-day.ts';
import type { Db } from '#server/db/connect.ts';
import { deleteProgress, upsertChange } from './progress-queries.ts';

/**
 * Records that entries which count for achievements have changed on some days. Every write of a workout, session,
 * night, meal or check-in answer calls it in its transaction. A write that moves an entry passes both days.
 */
export async function noteChangedDays(db: Db, userId: number, ...days: CalendarDay[]): Promise<void> {
  const [earliest] = days.toSorted();
  if (earliest !== undefined) await upsertChange(db, userId, earliest);
}

/** Deletes a person's stored progress, so that the next read counts all days again. */
export function repairProgress(db: Db, userId: number): Promise<void> {
  return deleteProgress(db, userId);
}
