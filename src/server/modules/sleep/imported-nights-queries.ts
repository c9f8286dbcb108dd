import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar-day.ts';
import type { NightContent, NightVersion } from '#domain/devices/place-nights.ts';
import type { Source } from '#domain/sources.ts';
import type { Db } from '#server/db/connect.ts';
import { upsertRows } from '#server/db/upsert-rows.ts';

/** Finds the nights of a source that have one of the external ids in `ids` or are on one of the days in `days`. */
export async function findNightVersions(
  db: Db,
  userId: number,
  source: Source,
  { ids, days }: { ids: readonly string[]; days: readonly CalendarDay[] },
): Promise<NightVersion[]> {
  const { rows } = await sql<NightContent & Pick<NightVersion, 'externalId' | 'orderedAt'>>`
    select coalesce(external_id, '') as "externalId", ordered_at as "orderedAt", day, bedtime,
      wake_time as "wakeTime", zone, asleep_hours as "asleepHours", deep_hours as "deepHours",
      rem_hours as "remHours", light_hours as "lightHours", efficiency
    from sleep_nights
    where user_id = ${userId} and source = ${source}
      and (external_id = any(${ids}::text[]) or day = any(${days}::date[]))
  `.execute(db);
  return rows.map(({ externalId, orderedAt, ...content }) => ({ externalId, orderedAt, content }));
}

/**
 * Replaces the nights of a source on the days in `changes`. If the new night of a day is null, only deletes the stored
 * night.
 */
export async function updateNightVersions(
  db: Db,
  userId: number,
  source: Source,
  changes: ReadonlyMap<CalendarDay, NightVersion | null>,
): Promise<void> {
  if (changes.size === 0) return;
  // Deletes all replaced nights before inserting the new nights, because two nights can swap their
  // days.
  await db
    .deleteFrom('sleep_nights')
    .where('user_id', '=', userId)
    .where('source', '=', source)
    .where('day', 'in', [...changes.keys()])
    .execute();
  const rows = [...changes.values()].flatMap((night) => (night ? [toRow(userId, source, night)] : []));
  await upsertRows(db, 'sleep_nights', ['user_id', 'day', 'source'], rows);
}

const toRow = (userId: number, source: Source, { externalId, orderedAt, content }: NightVersion) => ({
  ...{ user_id: userId, source, external_id: externalId, ordered_at: orderedAt },
  day: content.day,
  bedtime: content.bedtime,
  wake_time: content.wakeTime,
  zone: content.zone,
  // Stores the wake time as the time of recording. If the time at which the data arrived were
  // stored instead, that time would decide which source counts as the newest of a day.
  recorded_at: content.wakeTime,
  asleep_hours: content.asleepHours,
  deep_hours: content.deepHours,
  rem_hours: content.remHours,
  light_hours: content.lightHours,
  efficiency: content.efficiency,
});
