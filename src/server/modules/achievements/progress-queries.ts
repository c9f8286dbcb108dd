import { sql } from 'kysely';
import type { AchievementProgress } from '#domain/achievements.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import type { Db } from '#server/db/connect.ts';
import { sentWithNext } from '#server/db/postgres-dialect.ts';
import { prepareQuery } from '#server/db/prepare-query.ts';

interface KeptProgress {
  /** The number of writes so far that changed entries that count for achievements. */
  changes: number;
  /** The last day that the progress includes. Null if no valid progress is stored. */
  through: CalendarDay | null;
  progress: AchievementProgress | null;
}

export function findProgress(db: Db, userId: number): Promise<KeptProgress | undefined> {
  return db
    .selectFrom('achievement_progress')
    .where('user_id', '=', userId)
    .select(['changes', 'through', 'progress'])
    .$castTo<KeptProgress>()
    .executeTakeFirst();
}

/**
 * Stores progress, unless a write has changed entries since the caller read `changes`. In that
 * case, the progress may lack the change, and nothing is stored.
 */
export async function upsertProgress(
  db: Db,
  userId: number,
  kept: { changes: number; through: CalendarDay; progress: AchievementProgress },
): Promise<void> {
  const values = { through: kept.through, progress: JSON.stringify(kept.progress) };
  await db
    .insertInto('achievement_progress')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(values).where('achievement_progress.changes', '=', kept.changes),
    )
    .execute();
}

/**
 * Records that entries of a day have changed. If the stored progress includes that day, marks the progress as invalid.
 */
export async function upsertChange(db: Db, userId: number, day: CalendarDay): Promise<void> {
  await countChange(db, { userId, day });
}

const countChange = prepareQuery((db, { userId, day }: { userId: number; day: CalendarDay }) =>
  db
    .insertInto('achievement_progress')
    .values({ user_id: userId, changes: 1 })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        changes: sql`achievement_progress.changes + 1`,
        through: sql`case when achievement_progress.through < ${day} then achievement_progress.through end`,
      }),
    )
    .modifyEnd(sentWithNext),
);

export async function deleteProgress(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('achievement_progress').where('user_id', '=', userId).execute();
}
