import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { InstantInput } from '#contracts/inputs.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import type { Db } from './connect.ts';
import type { DB } from './tables.ts';

/** The tables whose rows are listed newest first, each with the name of its time column. */
const timeColumns = {
  exercise_activities: 'happened_at',
  meditation_sessions: 'happened_at',
  food_entries: 'eaten_at',
} as const;

export interface EventFilter {
  /** Only events of this day are returned. */
  date?: CalendarDay | undefined;
  /** The first and last day, both included, of the events that are returned. */
  days?: [CalendarDay, CalendarDay];
  limit: number;
  /** Only the event with this id is returned. */
  id?: number;
  /** Only events before the event with this id, in time order, are returned. */
  beforeId?: number | undefined;
  /** The time of the event `beforeId`. If omitted, the time is read from that event. */
  beforeTime?: InstantInput | undefined;
}

/** Returns a query for one page of a person's events, newest first. The caller adds the columns. */
export function selectNewestEvents<Table extends keyof typeof timeColumns>(
  db: Db,
  table: Table,
  userId: number,
  { date, days, limit, id, beforeId, beforeTime }: EventFilter,
): SelectQueryBuilder<DB, Table, object> {
  const newest = sql`${sql.ref(timeColumns[table])}, id`;
  const owned = sql`user_id = ${userId}`;
  const conditions = [owned];
  if (date !== undefined) conditions.push(sql`day = ${date}`);
  if (days) conditions.push(sql`day between ${days[0]} and ${days[1]}`);
  if (id !== undefined) conditions.push(sql`id = ${id}`);
  if (beforeId !== undefined)
    conditions.push(
      beforeTime
        ? sql`(${newest}) < (${beforeTime.at}::timestamptz, ${beforeId}::integer)`
        : sql`(${newest}) < (select ${newest} from ${sql.table(table)} where ${owned} and id = ${beforeId})`,
    );
  const query = db
    // The cast to one table name is needed because Kysely cannot build a query on a union of table names.
    .selectFrom(table as 'food_entries')
    .where(sql<boolean>`${sql.join(conditions, sql` and `)}`)
    .orderBy(sql.ref(timeColumns[table]), 'desc')
    .orderBy(sql`id`, 'desc')
    .limit(limit);
  return query as unknown as SelectQueryBuilder<DB, Table, object>;
}

/** Returns the condition that a row is the event with this id and belongs to this person. */
export const ownEvent = (userId: number, id: number): RawBuilder<boolean> =>
  sql<boolean>`user_id = ${userId} and id = ${id}`;

/** Returns whether the person has an event with this id. */
export async function hasEvent(
  db: Db,
  table: keyof typeof timeColumns,
  userId: number,
  id: number,
): Promise<boolean> {
  const query = db.selectFrom(table as 'food_entries').where(ownEvent(userId, id));
  return (await query.select('id').executeTakeFirst()) !== undefined;
}

/** Returns an expression for a column that says whether the day of an event also has events of another source. */
export const rivalsColumn = (table: keyof typeof timeColumns) =>
  sql<boolean>`exists (
    select from ${sql.table(table)} as other
    where other.user_id = ${sql.ref(`${table}.user_id`)} and other.day = ${sql.ref(`${table}.day`)}
      and other.source <> ${sql.ref(`${table}.source`)}
  )`.as('hasRivals');
