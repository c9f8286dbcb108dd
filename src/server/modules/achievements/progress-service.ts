import type { CalendarDay } from '#domain/calendar-day.ts';
import type { Db } from '#server/db/connect.ts';
import { deleteProgress, upsertChange } from './progress-queries.ts';

/**
 * Records that entries that count for achievements have changed on `days`. If the stored progress includes the earliest
 * of these days, the progress becomes invalid. Call it in the transaction of every write of a workout, meditation
 * session, night, meal or check-in answer. If a write moves an entry to another day, pass both days. Does nothing
 * without days.
 */
export async function noteChangedDays(db: Db, userId: number, ...days: CalendarDay[]): Promise<void> {
  const [earliest] = days.toSorted();
  if (earliest !== undefined) await upsertChange(db, userId, earliest);
}

/** Deletes a person's stored progress, so that the next read counts all days again. */
export function repairProgress(db: Db, userId: number): Promise<void> {
  return deleteProgress(db, userId);
}
